/** What a choice is worth: in chips or in points, exactly or as an estimate with its error. */

import type { PriceOf, Prices } from "../wire/messages";
import { approximate, CHIP, type Fraction, minus, readFraction } from "./chips";

export interface Worth {
  unit: "chips" | "points";
  mean: Fraction;
  /** The standard error of an estimate; null where the mean is exact. */
  error: Fraction | null;
}

/** So many standard errors apart, one estimate is called better than another. */
const APART = 2;

/** What a price of the room says, in whole chips or points. */
export function worthOf({ expectation, error }: PriceOf, unit: Prices["unit"]): Worth {
  const one = (text: string): Fraction => inUnit(readFraction(text), unit);
  return { unit: unit === "points" ? unit : "chips", mean: one(expectation), error: error ? one(error) : null };
}

const inUnit = ({ numerator, denominator }: Fraction, unit: Prices["unit"]): Fraction =>
  unit === "points" ? { numerator, denominator } : { numerator, denominator: denominator * BigInt(CHIP) };

/** How much more one choice is worth than another. */
export const lead = (one: Worth, other: Worth): Fraction => minus(one.mean, other.mean);

/** Whether one choice is worth more than another, and by more than the errors of estimates leave open. */
export function beats(one: Worth, other: Worth): boolean {
  const ahead = lead(one, other);
  const [first, second] = [one, other].map(({ error }) => (error ? approximate(error) : 0)) as [number, number];
  return ahead.numerator > 0n && approximate(ahead) > APART * Math.hypot(first, second);
}

/** The choice that is worth the most; where several are, the first. Null without any. */
export function most<Priced extends { worth: Worth }>(choices: readonly Priced[]): Priced | null {
  return choices.reduce<Priced | null>(
    (best, each) => (best === null || lead(each.worth, best.worth).numerator > 0n ? each : best),
    null,
  );
}

/** The best choice, where it can be told which it is: no other one may be better, as far as the estimates can say. */
export function best<Priced extends { worth: Worth }>(choices: readonly Priced[]): Priced | null {
  const top = most(choices);
  const open = (worth: Worth): boolean => Boolean(worth.error ?? top?.worth.error) && !beats(top!.worth, worth);
  return choices.some((each) => each !== top && open(each.worth)) ? null : top;
}

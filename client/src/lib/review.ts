/** A sitting looked at again: how a choice is called, and what it is worth in chips. It knows no rules. */

import type { MistakeOf, PriceOf, Said } from "../wire/messages";
import { type Fraction, readFraction, showChips } from "./chips";
import { lookOf, verbsOf } from "./games.svelte";
import type { Action } from "./table.svelte";
import { type Worth, worthOf } from "./worth";

/** A choice with what it is worth. */
export interface Choice {
  action: Action;
  worth: Worth;
  isBest: boolean;
  wasChosen: boolean;
}

const isSame = (one: object, other: object): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (action: object): [string, unknown][] => Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1));

/** The choices of a position, as the room has priced them. */
export const choicesOf = ({ prices, chosen, best }: MistakeOf): Choice[] =>
  prices.map((price: PriceOf) => ({
    action: price.action as Action,
    worth: worthOf(price, "half-chips"),
    isBest: isSame(price.action, best),
    wasChosen: isSame(price.action, chosen),
  }));

/** What an action is called when one looks back at it: its word, and its amount where it has one. */
export function calledIn(game: string, action: Action): { said: Said; amount: string } {
  const said = lookOf(game).called?.(action) ?? { key: `${verbsOf(game).get(action.kind)}.label`, facts: {} };
  return { said, amount: typeof action.amount === "number" ? showChips(action.amount) : "" };
}

/** Half-chips, as a fraction in text, in chips. */
export function chipsOf(text: string): Fraction {
  const { numerator, denominator } = readFraction(text);
  return { numerator, denominator: denominator * 2n };
}

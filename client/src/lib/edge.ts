/** What a house earns, from the figures of its odds: an exact fraction, a decimal number, or one for each way to play. */

import { type Fraction, readFraction, showDecimal } from "./chips";

export interface Edge {
  /** Per hundred chips bet, as people write it. */
  percent: string;
  /** The player's expectation per chip bet, exactly or to all places that are known. */
  exact: string;
  isExact: boolean;
}

const PLACES = 3;
const FRACTION = /^-?\d+(\/\d+)?$/;

/** Of several ways to play, the best for the player counts. Null where the figures name no edge. */
export function edgeOf(figures: Record<string, unknown>, decimalMark: string): Edge | null {
  const told = bestOf(figures.edge);
  if (typeof told === "string" && FRACTION.test(told)) return shown(readFraction(told), told, true);
  if (typeof told === "number") return shown(decimal(told), String(told).replace(".", decimalMark), false);
  return null;

  function shown({ numerator, denominator }: Fraction, exact: string, isExact: boolean): Edge {
    const percent = showDecimal({ numerator: -100n * numerator, denominator }, PLACES, decimalMark);
    return { percent, exact: exact.replace("-", "−"), isExact };
  }
}

function bestOf(edge: unknown): unknown {
  if (typeof edge !== "object" || edge === null) return edge;
  const numbers = Object.values(edge).filter((each) => typeof each === "number");
  return numbers.length ? Math.max(...numbers) : null;
}

const UNIT = 10 ** 12;

const decimal = (value: number): Fraction => ({
  numerator: BigInt(Math.round(value * UNIT)),
  denominator: BigInt(UNIT),
});

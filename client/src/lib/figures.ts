/** A player's figures over time: sums of sittings. Amounts are half-chips; what is expected and costs, thousandths of them. */

import type { SittingFigures } from "../wire/messages";
import type { Fraction } from "./chips";
import { CHIP } from "./chips";

const PARTS = 1000;

export type Sums = Pick<
  SittingFigures,
  "rounds" | "net" | "priced" | "priced_net" | "expected" | "decisions" | "mistakes" | "cost"
>;

const NAMES = ["rounds", "net", "priced", "priced_net", "expected", "decisions", "mistakes", "cost"] as const;

export function sumOf(sittings: readonly Sums[]): Sums {
  const sums = Object.fromEntries(NAMES.map((name) => [name, 0])) as Sums;
  for (const each of sittings) for (const name of NAMES) sums[name] += each[name];
  return sums;
}

/** What was brought beyond what was to be expected, in thousandths of half-chips. */
export const luckOf = ({ priced_net, expected }: Sums): number => priced_net * PARTS - expected;

/** The share of the choices that were the best; null without any. */
export const accuracyOf = ({ decisions, mistakes }: Sums): Fraction | null =>
  decisions ? { numerator: BigInt(100 * (decisions - mistakes)), denominator: BigInt(decisions) } : null;

/** Thousandths of half-chips, in chips. */
export const chipsIn = (parts: number): Fraction => ({
  numerator: BigInt(parts),
  denominator: BigInt(PARTS * CHIP),
});

/** Sittings by game and house, those that were played most first. */
export function byHouse(sittings: readonly SittingFigures[]): { game: string; house: string; sums: Sums }[] {
  const groups = new Map<string, SittingFigures[]>();
  for (const each of sittings) {
    const key = `${each.game} ${each.house}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()]
    .map((all) => ({ game: all[0]!.game, house: all[0]!.house, sums: sumOf(all) }))
    .sort((one, other) => other.sums.rounds - one.sums.rounds);
}

/** The month before or after one, “2026-12”. */
export function monthFrom(month: string, by: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

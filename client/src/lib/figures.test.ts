import { describe, expect, it } from "vitest";
import type { SittingFigures } from "../wire/messages";
import { showDecimal } from "./chips";
import { accuracyOf, byHouse, chipsIn, luckOf, monthFrom, sumOf } from "./figures";

const sitting = (game: string, house: string, rounds: number, net: number): SittingFigures => ({
  sitting: 1,
  game,
  house,
  ended: 0,
  rounds,
  net,
  priced: rounds,
  priced_net: net,
  expected: -500,
  decisions: 4,
  mistakes: 1,
  cost: 250,
});

const ALL = [sitting("red-dog", "base", 3, -2), sitting("casino-war", "", 9, 7), sitting("red-dog", "base", 2, 1)];

describe("figures over time", () => {
  it("adds sittings up, and tells luck from what was to be expected", () => {
    const sums = sumOf(ALL);
    expect([sums.rounds, sums.net, sums.decisions]).toEqual([14, 6, 12]);
    expect(luckOf(sums)).toBe(6 * 1000 + 1500);
    expect(showDecimal(chipsIn(luckOf(sums)), 2, ".", { signed: true })).toBe("+3.75");
  });

  it("tells the share of the best choices, where there are any", () => {
    expect(showDecimal(accuracyOf(sumOf(ALL))!, 1, ".")).toBe("75.0");
    expect(accuracyOf(sumOf([]))).toBeNull();
  });

  it("groups by game and house, the most played first", () => {
    expect(byHouse(ALL).map(({ game, sums }) => [game, sums.rounds])).toEqual([
      ["casino-war", 9],
      ["red-dog", 5],
    ]);
  });

  it("goes from month to month", () => {
    expect([monthFrom("2026-12", 1), monthFrom("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
  });
});

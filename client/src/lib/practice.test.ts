import { describe, expect, it } from "vitest";
import { showDecimal } from "./chips";
import { type Decision, Practice } from "./practice.svelte";
import { type Worth, worthOf } from "./worth";

const exact = (expectation: string): Worth => worthOf({ action: {}, expectation, error: null }, "half-chips");
const decision = (worth: string, bestWorth: string): Decision => ({
  about: null,
  chosen: { key: "blackjack-verb-hit.label", facts: {} },
  best: { key: "blackjack-verb-stand.label", facts: {} },
  worth: exact(worth),
  bestWorth: exact(bestWorth),
  isBest: worth === bestWorth,
});

describe("practice", () => {
  it("counts decisions, and what the mistakes among them cost in chips, exactly", () => {
    const practice = new Practice();
    for (const [worth, best] of [
      ["-1/3", "1/3"],
      ["2", "2"],
      ["-3/1000000000", "0"],
      ["0", "1/3"],
    ] as const)
      practice.note(decision(worth, best));
    expect([practice.decisions, practice.mistakes]).toEqual([4, 3]);
    expect(practice.cost).toEqual({ numerator: 1000000003n, denominator: 2000000000n });
    expect(showDecimal(practice.cost, 2, ".")).toBe("0.50");
  });

  it("takes another choice that is worth as much for no mistake", () => {
    const practice = new Practice();
    practice.note(decision("1/2", "2/4"));
    expect([practice.decisions, practice.mistakes]).toEqual([1, 0]);
  });

  it("counts a mistake among estimates only beyond their errors, in points", () => {
    const practice = new Practice();
    const estimate = (expectation: string): Worth => worthOf({ action: {}, expectation, error: "1/10" }, "points");
    practice.note({ ...decision("0", "0"), worth: estimate("1/1"), bestWorth: estimate("6/5") });
    expect([practice.unit, practice.decisions, practice.mistakes]).toEqual(["points", 1, 0]);
    practice.note({ ...decision("0", "0"), worth: estimate("1/1"), bestWorth: estimate("2/1") });
    expect([practice.mistakes, practice.cost]).toEqual([1, { numerator: 1n, denominator: 1n }]);
  });

  it("keeps the last mistakes, the newest first, and begins anew", () => {
    const practice = new Practice();
    for (let cost = 1; cost <= 30; cost++) practice.note(decision("0", String(cost)));
    expect(practice.last).toHaveLength(20);
    expect(practice.last[0]!.bestWorth).toEqual(exact("30"));
    practice.begin();
    expect([practice.decisions, practice.mistakes, practice.last.length, practice.cost.numerator]).toEqual([
      0,
      0,
      0,
      0n,
    ]);
  });
});

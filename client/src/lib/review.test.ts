import { describe, expect, it } from "vitest";
import type { MistakeOf } from "../wire/messages";
import { showDecimal } from "./chips";
import { chipsOf, choicesOf } from "./review";

const mistake = {
  prices: [
    { action: { kind: "bet", amount: 4 }, expectation: "-1/2" },
    { action: { kind: "pass" }, expectation: "-2/1" },
  ],
  chosen: { kind: "pass" },
  best: { amount: 4, kind: "bet" },
} as unknown as MistakeOf;

describe("a position that is played again", () => {
  it("tells the best choice and the one that was made, whatever order their fields have", () => {
    expect(choicesOf(mistake).map(({ isBest, wasChosen }) => [isBest, wasChosen])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("prices its choices in chips", () => {
    const [bet] = choicesOf(mistake);
    expect(showDecimal(bet!.worth.mean, 2, ".", { signed: true })).toBe("−0.25");
    expect(showDecimal(chipsOf("3/1"), 2, ".")).toBe("1.50");
  });
});

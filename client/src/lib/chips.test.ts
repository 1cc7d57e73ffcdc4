import { describe, expect, it } from "vitest";
import { readChips, readFraction, showChips, showDecimal } from "./chips";

describe("amounts", () => {
  it.each([
    [15, "7½"],
    [-1, "−½"],
    [0, "0"],
    [2_000_000, "1\u202f000\u202f000"],
  ])("%i is shown as %s", (halves, shown) => expect(showChips(halves)).toBe(shown));

  it("show a gain with its sign", () => expect(showChips(4, { signed: true })).toBe("+2"));

  it.each([
    ["7", 14],
    ["7½", 15],
    ["7.5", 15],
    ["7,5", 15],
    ["½", 1],
    [" 1\u202f000 ", 2000],
  ])("%s is read", (typed, halves) => expect(readChips(typed)).toBe(halves));

  it.each(["", "seven", "-7", "7.25", "7.5½", "1e3", "99999999999999999999"])("%s is none", (typed) =>
    expect(readChips(typed)).toBeNull(),
  );

  it.each(Array.from({ length: 200 }, (_, halves) => halves * 37))("%i is read as it is shown", (halves) =>
    expect(readChips(showChips(halves))).toBe(halves),
  );
});

describe("exact numbers", () => {
  it.each([
    ["-1/3", 4, "−0,3333"],
    ["1/8", 2, "0,12"],
    ["3/8", 2, "0,38"],
    ["5", 0, "5"],
  ])("%s with %i places is %s", (fraction, places, shown) =>
    expect(showDecimal(readFraction(fraction), places, ",")).toBe(shown),
  );
});

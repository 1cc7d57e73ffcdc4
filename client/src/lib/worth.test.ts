import { describe, expect, it } from "vitest";
import { beats, best, lead, most, type Worth, worthOf } from "./worth";

const points = (expectation: string, error?: string): Worth =>
  worthOf({ action: {}, expectation, error: error ?? null }, "points");
const choices = (...worths: Worth[]): { worth: Worth; name: number }[] =>
  worths.map((worth, name) => ({ worth, name }));

describe("what a choice is worth", () => {
  it("is in the unit that the room names", () => {
    expect(worthOf({ action: {}, expectation: "-3/2", error: null }, "half-chips")).toEqual({
      unit: "chips",
      mean: { numerator: -3n, denominator: 4n },
      error: null,
    });
    expect(worthOf({ action: {}, expectation: "7/5", error: "1/5" }, "points")).toEqual({
      unit: "points",
      mean: { numerator: 7n, denominator: 5n },
      error: { numerator: 1n, denominator: 5n },
    });
  });

  it("is compared exactly where it is exact", () => {
    expect(beats(points("1000000000000000001/3"), points("1000000000000000000/3"))).toBe(true);
    expect(beats(points("1/2"), points("2/4"))).toBe(false);
    expect(lead(points("1/2"), points("1/3"))).toEqual({ numerator: 1n, denominator: 6n });
  });

  it.each([
    ["1/1", "3/10", "0/1", "3/10", true],
    ["1/2", "3/10", "0/1", "3/10", false],
    ["1/2", "3/10", "0/1", undefined, false],
    ["1/2", undefined, "0/1", "1/5", true],
    ["0/1", "1/10", "1/1", "1/10", false],
  ])("counts as more only beyond the errors: %s ± %s against %s ± %s is %s", (one, error, other, its, expected) =>
    expect(beats(points(one, error), points(other, its))).toBe(expected),
  );
});

describe("the best of some choices", () => {
  it("is the one worth the most, the first of those that are exactly alike", () => {
    expect(most(choices(points("1/1"), points("3/1"), points("3/1")))?.name).toBe(1);
    expect(best(choices(points("1/1"), points("3/1"), points("3/1")))?.name).toBe(1);
    expect(most([])).toBeNull();
    expect(best([])).toBeNull();
  });

  it("is not claimed where the errors leave it open", () => {
    expect(best(choices(points("1/1", "1/10"), points("9/10", "1/10")))).toBeNull();
    expect(best(choices(points("1/1", "1/10"), points("1/1", "1/10")))).toBeNull();
    expect(best(choices(points("9/10", "1/10"), points("2/1", "1/10")))?.name).toBe(1);
  });
});

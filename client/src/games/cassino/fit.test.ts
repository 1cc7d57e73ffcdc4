import { describe, expect, it } from "vitest";
import { spanOf, widthOfCards } from "./fit";

const SIZES = { least: 20, most: 100, gap: 8, below: 0 };

describe("cards on the table", () => {
  it("are as large as may be while they are few", () =>
    expect(widthOfCards([1, 1, 1, 1], { width: 900, height: 300 }, SIZES)).toBe(100));

  it("are smaller where they would be cut off below", () =>
    expect(widthOfCards([1], { width: 900, height: 70 }, SIZES)).toBe(50));

  it("lie in rows where one row is too narrow", () => {
    const width = widthOfCards(Array<number>(20).fill(1), { width: 336, height: 150 }, SIZES);
    expect(width).toBeGreaterThan(28);
    const perRow = Math.floor((336 + 8) / (width + 8));
    expect(Math.ceil(20 / perRow) * (width * 1.4 + 8) - 8).toBeLessThanOrEqual(150);
  });

  it("never get smaller than the least", () =>
    expect(widthOfCards(Array<number>(60).fill(1), { width: 100, height: 40 }, SIZES)).toBe(20));
});

describe("a build", () => {
  it("is as wide as its cards lie apart", () => {
    expect(spanOf([["5c", "2h"]])).toBeCloseTo(1.42);
    expect(spanOf([["5c", "2h"], ["7d"]])).toBeCloseTo(1.98);
  });

  it("of many cards is no wider for each of them", () =>
    expect(spanOf([Array<string>(9).fill("2c")])).toBe(spanOf([Array<string>(12).fill("2c")])));
});

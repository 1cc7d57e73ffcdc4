import { describe, expect, it } from "vitest";
import { curveOf, type Frame, totalsOf } from "./curve";

const FRAME: Frame = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 };

describe("a curve of results", () => {
  it("starts at nothing and adds each result", () => expect(totalsOf([4, -2, -4])).toEqual([0, 4, 2, -2]));

  it("lies within its frame, with zero among its levels", () => {
    const { points, levels, zero } = curveOf([4, -2, -12, 40], FRAME);
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(200);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(100);
    }
    expect(levels.find(({ total }) => total === 0)?.y).toBe(zero);
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100, 150, 200]);
  });

  it("goes up for a gain and down for a loss", () => {
    const [start, up, down] = curveOf([4, -8], FRAME).points;
    expect(up!.y).toBeLessThan(start!.y);
    expect(down!.y).toBeGreaterThan(start!.y);
  });

  it("has whole chips at even distances on its side, and few marks below", () => {
    const { levels, marks } = curveOf(Array(20).fill(-4) as number[], FRAME);
    const steps = levels.slice(1).map(({ total }, place) => total - levels[place]!.total);
    expect(new Set(steps).size).toBe(1);
    expect(levels.every(({ total }) => total % 2 === 0)).toBe(true);
    expect(levels[0]!.total).toBeLessThanOrEqual(-80);
    expect(marks.map(({ round }) => round)).toEqual([0, 5, 10, 15, 20]);
    const wide = curveOf(Array(20).fill(-4) as number[], { ...FRAME, width: 900 });
    expect(wide.marks.map(({ round }) => round)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(curveOf(Array(500).fill(2) as number[], FRAME).marks.length).toBeLessThan(12);
  });

  it("can be drawn of nothing, of zeros, and so that others fit beside it", () => {
    expect(curveOf([], FRAME).points).toHaveLength(1);
    expect(curveOf([0, 0], FRAME).line).not.toContain("NaN");
    expect(curveOf([2], FRAME, [-100]).levels[0]!.total).toBeLessThanOrEqual(-100);
  });
});

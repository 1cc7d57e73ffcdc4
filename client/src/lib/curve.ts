/** A curve of running totals, as numbers to draw: no colours, no words. Amounts are half-chips. */

import { CHIP } from "./chips";

export interface Point {
  x: number;
  y: number;
  /** After so many rounds. */
  round: number;
  total: number;
}

export interface Curve {
  points: Point[];
  /** Heights at which a line is drawn across, and the amounts that they stand for; zero is one of them. */
  levels: { y: number; total: number }[];
  /** Places along the bottom, and the rounds that they stand for. */
  marks: { x: number; round: number }[];
  zero: number;
  line: string;
  area: string;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The totals after each round, the start among them: 0, then each result added. */
export function totalsOf(nets: readonly number[]): number[] {
  const totals = [0];
  for (const net of nets) totals.push(totals.at(-1)! + net);
  return totals;
}

const MOST_LEVELS = 5;
const MOST_MARKS = 10;
/** Room for one mark, in pixels. */
const MARK = 46;

/** Where everything lies. Of several curves in one frame, `reach` are all totals and `rounds` is the longest. */
export function curveOf(
  nets: readonly number[],
  frame: Frame,
  reach: readonly number[] = [],
  rounds = Math.max(1, nets.length),
): Curve {
  const totals = totalsOf(nets);
  const levels = levelsOf(Math.min(0, ...totals, ...reach), Math.max(0, ...totals, ...reach));
  const [low, high] = [levels[0]!, levels.at(-1)!];
  const x = (round: number): number => frame.left + ((frame.width - frame.left - frame.right) * round) / rounds;
  const y = (total: number): number =>
    frame.top + ((frame.height - frame.top - frame.bottom) * (high - total)) / (high - low);
  const points = totals.map((total, round) => ({ x: x(round), y: y(total), round, total }));
  const line = points.map(({ x, y }, place) => `${place ? "L" : "M"}${near(x)} ${near(y)}`).join("");
  return {
    points,
    levels: levels.map((total) => ({ y: y(total), total })),
    marks: marksOf(rounds, Math.min(MOST_MARKS, Math.max(2, Math.floor(frame.width / MARK)))).map((round) => ({
      x: x(round),
      round,
    })),
    zero: y(0),
    line,
    area: `${line}L${near(points.at(-1)!.x)} ${near(y(0))}L${near(points[0]!.x)} ${near(y(0))}Z`,
  };
}

/** Whole chips at even distances, from below all totals to above them; never fewer than two. */
function levelsOf(low: number, high: number): number[] {
  const step = evenStep((high - low) / CHIP, MOST_LEVELS) * CHIP;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

function marksOf(rounds: number, most: number): number[] {
  const step = evenStep(rounds, most);
  const even = Array.from({ length: Math.floor(rounds / step) }, (_, place) => (place + 1) * step);
  return [0, ...even];
}

/** 1, 2, 5, 10, 20, …: the smallest that parts a span into no more than so many. */
function evenStep(span: number, most: number): number {
  for (let power = 1; ; power *= 10)
    for (const step of [power, 2 * power, 5 * power]) if (span / step <= most) return step;
}

const near = (value: number): number => Math.round(value * 10) / 10;

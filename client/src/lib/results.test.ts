import { describe, expect, it } from "vitest";
import type { Sheet, SheetSeat } from "../wire/messages";
import { firstShown, rowsOf, summaryOf } from "./results";

const seat = (since: number, nets: number[], you = false): SheetSeat => ({
  seat: 0,
  name: "Anna",
  bot: false,
  you,
  since,
  nets,
  chips: 0,
  ending: null,
  verdict: null,
});
const round = (place: number, number: number, isVoid = false) => ({ round: place, number, void: isVoid, opened: true });

const sheet = (...seats: SheetSeat[]): Sheet => ({
  id: 1,
  table: 1,
  game: "casino-war",
  name: "",
  ended: null,
  house: {},
  seats,
  rounds: [round(1, 1), round(2, 2, true), round(3, 2), round(4, 3)],
});

describe("a result sheet", () => {
  it("adds up round by round, and passes over a void one", () => {
    const own = seat(1, [4, -2, -4]);
    expect(rowsOf(sheet(own), own).map(({ round, net, total }) => [round, net, total])).toEqual([
      [1, 4, 4],
      [2, null, null],
      [3, -2, 2],
      [4, -4, -2],
    ]);
  });

  it("begins when somebody came, and ends when they left", () => {
    const late = seat(3, [6]);
    expect(rowsOf(sheet(late), late).map(({ round, total }) => [round, total])).toEqual([[3, 6]]);
  });

  it("sums up", () => {
    expect(summaryOf([4, -2, 0, -4])).toEqual({ won: 1, lost: 2, level: 1, best: 4, worst: -4, total: -2 });
    expect(summaryOf([])).toEqual({ won: 0, lost: 0, level: 0, best: 0, worst: 0, total: 0 });
  });

  it("shows the reader’s own results first", () => {
    expect(firstShown(sheet(seat(1, []), seat(1, [], true)))).toBe(1);
    expect(firstShown(sheet(seat(1, [])))).toBe(0);
  });
});

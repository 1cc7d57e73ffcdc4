import { describe, expect, it } from "vitest";
import type { Replay } from "../wire/messages";
import { movesBetween, roundInWords, saidIn, seatsAt, stepWithin } from "./played";

const transfer = (from: string, to: string, amount: number) => ({ kind: "transfer", data: { from, to, amount } });

const replay: Replay = {
  game: "some",
  house: {},
  round: 2,
  number: 2,
  of: 20,
  void: false,
  seats: [
    { seat: 0, name: "Anna", bot: false, chips: 100 },
    { seat: 2, name: "", bot: true, chips: 40 },
  ],
  you: 0,
  whole: false,
  sitting: 0,
  shuffles: [],
  receipt: null,
  steps: [
    { events: [], view: 0 },
    {
      events: [transfer("stack:0", "stake:0/initial", 4), { kind: "bet", data: {}, said: { key: "bet", facts: {} } }],
      view: 1,
    },
    { events: [transfer("house", "stake:0/initial", 4), transfer("stake:0/initial", "stack:0", 8)], view: 2 },
  ],
};

describe("a round that is looked at again", () => {
  it("has only steps that exist", () => {
    expect([-1, 0, 2, 3, NaN, 1.9].map((step) => stepWithin(replay, step))).toEqual([0, 0, 2, 2, 0, 1]);
  });

  it("moves things only on a step forward", () => {
    expect(movesBetween(replay, 0, 1)).toBe(replay.steps[1]!.events);
    expect(movesBetween(replay, 1, 0)).toEqual([]);
    expect(movesBetween(replay, 0, 2)).toEqual([]);
  });

  it("says that it opens, then what happened; a step may have no words", () => {
    expect(saidIn(replay, 0).map(({ key }) => key)).toEqual(["pages-replay-opens-of"]);
    expect(saidIn({ ...replay, of: null }, 0).map(({ key }) => key)).toEqual(["pages-replay-opens"]);
    expect(saidIn(replay, 1)).toEqual([{ key: "bet", facts: {} }]);
    expect(saidIn(replay, 2)).toEqual([]);
  });

  it("is put in words, as nobody in particular says it, steps without words left out", () => {
    const you: (number | null)[] = [];
    const words = {
      text: () => "",
      say: ({ key }: { key: string }, hearer?: { you: number | null }) => (you.push(hearer!.you), `It’s a ${key}.`),
    };
    expect(roundInWords(replay, "Some, round 2", words)).toBe("Some, round 2\nIt’s a bet.");
    expect(you).toEqual([null]);
  });

  it("knows everybody’s chips at every step, and gives names to those without", () => {
    const chips = [0, 1, 2].map((step) => seatsAt(replay, step, (seat) => `Seat ${seat}`).map((each) => each.chips));
    expect(chips).toEqual([
      [100, 40],
      [96, 40],
      [104, 40],
    ]);
    expect(seatsAt(replay, 0, (seat) => `Seat ${seat}`).map(({ name }) => name)).toEqual(["Anna", "Seat 2"]);
  });
});

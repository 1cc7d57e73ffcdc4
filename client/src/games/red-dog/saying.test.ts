import { describe, expect, it } from "vitest";
import { readCard } from "../../lib/cards";
import type { Happening, RedDog } from "../../wire/messages";
import { drawIn, isSealed, noteOf, othersOf, quickAmounts, sidesOf, turnedOf, wayOf, whoseCard } from "./saying";

const card = readCard;
const cards = (text: string): number[] => text.split(" ").map(readCard);

const box = (seat: number, part: Partial<RedDog.BoxView> = {}): RedDog.BoxView => ({
  seat,
  chips: 200,
  place: "in",
  before: 200,
  owes: 0,
  hand: [],
  due: 5,
  irregular: null,
  has_bet: false,
  bet: 0,
  outcome: null,
  turned: null,
  shown: [],
  net: null,
  ...part,
});

const view = (boxes: RedDog.BoxView[], part: Partial<RedDog.View> = {}): RedDog.View =>
  ({ you: 0, phase: "bets", boxes, in_turn: 0, upcard: null, turned: [], ...part }) as RedDog.View;

const seats = (count: number): RedDog.BoxView[] => Array.from({ length: count }, (_, seat) => box(seat));
const numbers = (boxes: readonly RedDog.BoxView[]): number[] => boxes.map(({ seat }) => seat);

describe("seats round the table", () => {
  it("follow the viewer clockwise, the next one first", () => {
    expect(numbers(othersOf(view(seats(5), { you: 3 })))).toEqual([4, 0, 1, 2]);
    expect(numbers(othersOf(view(seats(3), { you: null })))).toEqual([0, 1, 2]);
  });

  it.each([
    [1, 0, 1, 0],
    [2, 0, 2, 0],
    [5, 1, 3, 1],
    [9, 2, 5, 2],
    [14, 3, 8, 3],
  ])("%i others are %i on the left, %i along the top, %i on the right", (count, left, top, right) => {
    const sides = sidesOf(seats(count));
    expect([sides.left.length, sides.top.length, sides.right.length]).toEqual([left, top, right]);
    expect(numbers([...sides.left, ...sides.top, ...sides.right])).toEqual(numbers(seats(count)));
  });
});

describe("cards beside the stock", () => {
  it("show the one that decided last, and whose it was", () => {
    const [burnt, turned] = cards("7c 4s");
    const shown = view([box(0), box(1, { outcome: "won", turned: turned! })], { turned: [burnt!, turned!] });
    expect(turnedOf(shown)).toEqual({ current: turned, others: [burnt] });
    expect(whoseCard(shown, turned!)?.seat).toBe(1);
  });

  it("show none to beat while the last was only burnt", () => {
    expect(turnedOf(view([box(0)], { phase: "turn", turned: cards("7c") }))).toEqual({
      current: null,
      others: cards("7c"),
    });
  });

  it("show the card that a winner is choosing against", () => {
    const shown = view([box(0)], { phase: "show", turned: cards("7c 4s") });
    expect(turnedOf(shown).current).toBe(card("4s"));
    expect(whoseCard(shown, card("4s"))?.seat).toBe(0);
  });

  it("show one card for all in six-spot, which is nobody’s own", () => {
    const shown = view([box(0)], { upcard: card("5d"), turned: cards("Qc 5d") });
    expect(turnedOf(shown)).toEqual({ current: card("5d"), others: cards("Qc") });
    expect(whoseCard(shown, card("5d"))).toBeUndefined();
  });
});

describe("a hand", () => {
  const hidden = box(0, { hand: [null, null, null] });

  it("is sealed in six-spot until it is opened, and never in the other ways", () => {
    expect(isSealed(wayOf({ variant: "six_pool" }), view([hidden], { phase: "sealed-bets" }), hidden)).toBe(true);
    expect(isSealed(wayOf({ variant: "six_banker" }), view([hidden], { phase: "over" }), hidden)).toBe(false);
    expect(isSealed(wayOf({ variant: "base" }), view([hidden]), hidden)).toBe(false);
  });
});

describe("the draw for the deal", () => {
  const happened = (kind: string, data: unknown): Happening => ({ kind, data }) as Happening;

  it("is read from what happened, each card once", () => {
    const latest = [
      happened("card-dealt", { to: 0, card: 5 }),
      happened("lot-dealt", { seat: 0, card: 5 }),
      happened("lot-dealt", { seat: 1, card: 12 }),
      happened("first-dealer-found", { seat: 1, card: 12 }),
    ];
    expect(drawIn(latest)).toEqual({
      cards: [
        { card: 5, seat: 0 },
        { card: 12, seat: 1 },
      ],
      dealer: 1,
    });
  });

  it("is not there without one", () => {
    expect(drawIn([happened("card-dealt", { to: 0, card: 5 })])).toBeNull();
  });
});

describe("choices", () => {
  const offer = { kind: "bet", least: 2, most: 26, step: 2 };
  const amounts = (part: object): number[] => quickAmounts({ ...offer, ...part }).map(({ amount }) => amount);

  it("have the least, half and the most, in whole steps and each once", () => {
    expect(amounts({})).toEqual([2, 12, 26]);
    expect(amounts({ most: 4 })).toEqual([2, 4]);
    expect(amounts({ least: 10, most: 12 })).toEqual([10, 12]);
  });

  it("say what a pass costs, as the room has said it", () => {
    const fine = { half_chips: 2 };
    const warned = [{ key: "red-dog-warn-fine", facts: { fine, least: fine } }];
    expect(noteOf({ kind: "pass" }, warned)).toEqual({ key: "red-dog-pass-costs", facts: { fine } });
    expect(noteOf({ kind: "pass" }, [])?.key).toBe("red-dog-pass-free");
    expect(noteOf({ kind: "show" }, warned)).toBeNull();
  });
});

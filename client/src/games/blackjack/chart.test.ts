import { describe, expect, it } from "vitest";
import { readCard } from "../../lib/cards";
import type { Blackjack } from "../../wire/messages";
import { cellOf } from "./chart";

function cell(cards: string, best: number, low: number, { pair = false, upcard = "Kd", phase = "play" } = {}) {
  const hand = { number: 1, cards: cards.split(" ").map(readCard), best, low };
  const view = { phase, boxes: [{ seat: 2, hands: [hand] }], dealer: [readCard(upcard)], to_move: [2], hand: 1 };
  return cellOf(view as unknown as Blackjack.View, 2, pair);
}

describe("the hand on the chart", () => {
  it.each([
    ["Tc 6d", 16, 16, {}, { group: "hard", sign: "16", up: "T" }],
    ["Ac 5d", 16, 6, { upcard: "Ah" }, { group: "soft", sign: "A-5", up: "A" }],
    ["Ac 2d 3h", 16, 6, { upcard: "7h" }, { group: "soft", sign: "A-5", up: "7" }],
    ["Kc Qd", 20, 20, { pair: true }, { group: "pair", sign: "T-T", up: "T" }],
    ["8c 8d", 16, 16, {}, { group: "hard", sign: "16", up: "T" }],
    ["Ac Ad", 12, 2, { pair: true, upcard: "6c" }, { group: "pair", sign: "A-A", up: "6" }],
    ["Tc 6d", 16, 16, { phase: "insurance", upcard: "Ac" }, { group: "hard", sign: "16", up: "A" }],
  ])("%s is found by its total", (cards, best, low, how, found) => expect(cell(cards, best, low, how)).toEqual(found));

  it("is none while nobody plays one", () => expect(cell("Tc", 10, 10)).toBeNull());
});

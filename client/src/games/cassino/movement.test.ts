import { expect, test } from "vitest";
import { arrives, leaves } from "./movement";

const CARD = { card: 7, to: 0, latest: [] };

function cardOfWidth(width: number): Element {
  const card = document.createElement("div");
  card.getBoundingClientRect = () => new DOMRect(0, 0, width, width);
  return card;
}

function way(leaving: Element): string {
  const goes = leaves(leaving, CARD);
  arrives(cardOfWidth(40), CARD);
  return goes().css?.(0.5, 0.5) ?? "";
}

test("a card goes to where it lies now, whatever size it had", () => {
  expect(way(cardOfWidth(80))).toContain("scale(");
});

test("a card that leaves while it is being turned, with no width, does not grow without end", () => {
  expect(way(cardOfWidth(0))).not.toMatch(/NaN|Infinity/u);
});

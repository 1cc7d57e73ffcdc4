import { describe, expect, it } from "vitest";
import { cardsOf } from "./cards";

describe("the cards of an action", () => {
  it("are those that its fields name, the single one first", () => {
    expect(cardsOf({ card: "Kc" })).toEqual(["K♣"]);
    expect(cardsOf({ card: "7s", cards: ["5c", "Td"] })).toEqual(["7♠", "5♣", "10♦"]);
    expect(cardsOf({ cards: [] })).toEqual([]);
  });

  it("are none where it names none", () => {
    expect(cardsOf({})).toEqual([]);
  });
});

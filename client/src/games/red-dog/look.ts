/** How Red Dog looks in the lobby, and what it asks the player. */

import { cardCode } from "../../lib/cards";
import type { Look } from "../../lib/games.svelte";
import type { RedDog } from "../../wire/messages";
import { noteOf, quickAmounts } from "./saying";

const ASKS: Partial<Record<RedDog.View["phase"], string>> = {
  bank: "red-dog-ask-bank",
  bets: "red-dog-ask-bet",
  show: "red-dog-ask-show",
  cover: "red-dog-ask-cover",
  "sealed-bets": "red-dog-ask-sealed",
};

export const look: Look = {
  fan: [28, 46, 33],
  tint: ["#7c2f3a", "#3a1420"],
  drawn: ["red-dog-warn-fine", "red-dog-warn-fine-other", "red-dog-warn-blind"],
  question({ phase }: RedDog.View) {
    const key = ASKS[phase];
    return key ? { key, facts: {} } : null;
  },
  situation({ boxes }: RedDog.View, you: number) {
    const hand = boxes.find(({ seat }) => seat === you)?.hand.flatMap((card) => card ?? []) ?? [];
    return hand.length ? { key: "red-dog-situation", facts: { cards: { cards: hand.map(cardCode) } } } : null;
  },
  quick: quickAmounts,
  note: noteOf,
};

/** How Blackjack looks in the lobby, and what it asks the player. */

import { cardCode } from "../../lib/cards";
import type { Look } from "../../lib/games.svelte";
import type { Blackjack, Said } from "../../wire/messages";
import { totalOf } from "./saying";

export const look: Look = {
  fan: [50, 38, 7],
  tint: ["#1d6a58", "#0e3a36"],
  drawn: ["blackjack-shoe-left", "blackjack-shoe-ends"],
  betsFirst: true,
  question(view: Blackjack.View, you: number) {
    const box = view.boxes.find(({ seat }) => seat === you);
    if (view.phase === "betting") return box?.place === "asked" ? { key: "banking-ask-bet", facts: {} } : null;
    if (view.phase === "insurance") return { key: "blackjack-ask-insurance", facts: {} };
    const hand = box?.hands.find(({ number }) => number === view.hand);
    return box && hand ? askOfHand(box, hand) : null;
  },
  situation({ phase, hand: number, boxes, dealer }: Blackjack.View, you: number) {
    const hands = boxes.find(({ seat }) => seat === you)?.hands ?? [];
    const hand = phase === "insurance" ? hands[0] : hands.find((each) => each.number === number);
    if (!hand) return null;
    const facts = {
      cards: { cards: hand.cards.map(cardCode) },
      total: { sentence: totalOf(hand) },
      upcard: { cards: dealer.map(cardCode) },
    };
    return { key: "blackjack-situation", facts };
  },
};

/** “Your second hand is 14 or 4: hit or stand?” */
function askOfHand({ hands }: Blackjack.BoxView, hand: Blackjack.HandView): Said {
  const total = { sentence: totalOf(hand) };
  if (hands.length === 1) return { key: "blackjack-ask-play", facts: { total } };
  return { key: "blackjack-ask-play-hand", facts: { total, hand: hands.indexOf(hand) + 1 } };
}

/** What the table of Blackjack says of hands, as keys of the catalogue. */

import type { Blackjack, Said } from "../../wire/messages";

type Hand = Pick<Blackjack.HandView, "best" | "low" | "is_blackjack" | "can_change">;

/** “14 or 4” while the hand goes on and both count; the better one of a hand that stays as it is. */
export function totalOf({ best, low, is_blackjack, can_change }: Hand): Said {
  if (is_blackjack) return { key: "blackjack-total-blackjack", facts: {} };
  if (best === low || !can_change) return { key: "blackjack-total", facts: { total: best } };
  return { key: "blackjack-total-soft", facts: { best, low } };
}

/** What the dealer's cards add up to so far. */
export function dealerTotal({ dealer_best, dealer_low, phase }: Blackjack.View): Said {
  return totalOf({ best: dealer_best, low: dealer_low, is_blackjack: false, can_change: phase !== "over" });
}

/** The dealer's cards from left to right; null is the hole card while it lies face down. */
export function dealerCards({ dealer, hole }: Blackjack.View): (number | null)[] {
  return hole ? [...dealer, null] : dealer;
}

/** The seats as they sit round the table, seen from the viewer's: clockwise is to the left. Places from left to right. */
export function placesOf(seats: readonly number[], you: number | null): Map<number, number> {
  const at = you === null ? -1 : seats.indexOf(you);
  if (at < 0) return new Map(seats.map((seat, place) => [seat, seats.length - place]));
  const following = [...seats.slice(at + 1), ...seats.slice(0, at)];
  const left = Math.ceil(following.length / 2);
  const order = [...following.slice(0, left).reverse(), seats[at]!, ...following.slice(left).reverse()];
  return new Map(order.map((seat, place) => [seat, place]));
}

/** Cards in rows of so many. */
export function inRows<T>(cards: readonly T[], most: number): T[][] {
  return Array.from({ length: Math.ceil(cards.length / most) }, (_, row) => cards.slice(row * most, (row + 1) * most));
}

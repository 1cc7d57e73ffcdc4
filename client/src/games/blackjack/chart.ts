/** The chart as the room tells it, and the line of it that is the player’s hand now. */

import { rankOf } from "../../lib/cards";
import type { Blackjack } from "../../wire/messages";

export const GROUPS = ["hard", "soft", "pair"] as const;
export const UPCARDS = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "A"] as const;
export const MOVES = ["hit", "stand", "double", "split", "surrender"] as const;

export type Group = (typeof GROUPS)[number];
type Move = (typeof MOVES)[number];

/** For each group of hands, the moves by the hand's sign and the upcard's. */
export type Chart = Record<Group, Record<string, Record<string, Move>>> & { insurance: boolean };

/** A cell of the chart. */
export interface Cell {
  group: Group;
  sign: string;
  up: string;
}

/** Whether the chart gives any hand up. */
export function surrenders(chart: Chart): boolean {
  return GROUPS.some((group) => linesOf(chart, group).some(([, moves]) => Object.values(moves).includes("surrender")));
}

/** Signs that read as numbers come from an object in rising order; a chart begins with the greatest. */
export function linesOf(chart: Chart, group: Group): [string, Record<string, Move>][] {
  const lines = Object.entries(chart[group]);
  return group === "hard" ? lines.sort(([one], [other]) => Number(other) - Number(one)) : lines;
}

/** The cell of the hand in turn; `pair` says that it may be split. Null where nobody plays a hand now. */
export function cellOf(view: Blackjack.View, you: number | null, pair: boolean): Cell | null {
  const box = view.boxes.find(({ seat }) => seat === you);
  const [upcard] = view.dealer;
  const hand = view.phase === "insurance" ? box?.hands[0] : box?.hands.find(({ number }) => number === view.hand);
  if (!hand || upcard === undefined || hand.cards.length < 2) return null;
  if (view.phase === "play" && you !== null && !view.to_move.includes(you)) return null;
  return { ...lineOf(hand, pair), up: signOf(upcard) };
}

function lineOf({ cards, best, low }: Blackjack.HandView, pair: boolean): Pick<Cell, "group" | "sign"> {
  const sign = signOf(cards[0]!);
  if (pair) return { group: "pair", sign: `${sign}-${sign}` };
  if (best === low) return { group: "hard", sign: String(best) };
  return { group: "soft", sign: `A-${low - 1}` };
}

/** Tens of every rank are one line and one column. */
function signOf(card: number): string {
  const rank = rankOf(card);
  return ["10", "J", "Q", "K"].includes(rank) ? "T" : rank;
}

/** What the table of Red Dog shows of a view: where seats stand, which cards lie how, and keys of the catalogue. */

import type { Action } from "../../lib/table.svelte";
import type { AmountOffer, Happening, RedDog, Said } from "../../wire/messages";

/** The ways to play that differ to the eye: for a pot, against a bank, and six-spot, where nobody looks at the hands. */
export interface Way {
  fund: "pot" | "bank" | "pool";
  isSixSpot: boolean;
}

export function wayOf({ variant }: Record<string, unknown>): Way {
  const fund = variant === "base" ? "pot" : variant === "six_pool" ? "pool" : "bank";
  return { fund, isSixSpot: variant === "six_banker" || variant === "six_pool" };
}

/** The other seats round the table: up the left side, along the top, down the right side. */
export interface Sides {
  left: RedDog.BoxView[];
  top: RedDog.BoxView[];
  right: RedDog.BoxView[];
}

/** How many seats each side of a wide table has, by how many others there are. */
const BY_SIDE = [0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3];

/** The seats clockwise from the viewer's left; a spectator sees them from the first seat's place. */
export function othersOf({ boxes, you }: Pick<RedDog.View, "boxes" | "you">): RedDog.BoxView[] {
  const at = boxes.findIndex(({ seat }) => seat === you);
  return at < 0 ? [...boxes] : [...boxes.slice(at + 1), ...boxes.slice(0, at)];
}

/** Clockwise is to the left: the next seat is the first, and the lowest, on the left side. */
export function sidesOf(others: readonly RedDog.BoxView[]): Sides {
  const side = BY_SIDE[others.length] ?? 3;
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}

/** Whether a hand is sealed: dealt in a game where nobody looks at it yet. */
export function isSealed({ isSixSpot }: Way, { phase }: RedDog.View, { hand }: RedDog.BoxView): boolean {
  return isSixSpot && phase !== "over" && hand.length > 0 && hand.every((card) => card === null);
}

/** The card that is to be beaten now, and the others that lie face up beside the stock. */
export interface Turned {
  current: number | null;
  others: number[];
}

/** In six-spot one card counts for all; else it is the last that was turned, unless it was only burnt. */
export function turnedOf(view: RedDog.View): Turned {
  const { phase, upcard, turned } = view;
  if (upcard !== null) return { current: upcard, others: turned.filter((card) => card !== upcard) };
  const last = turned.at(-1) ?? null;
  const decides = last !== null && (phase === "show" || view.boxes.some((box) => box.turned === last));
  return { current: decides ? last : null, others: decides ? turned.slice(0, -1) : [...turned] };
}

/** Who had to beat the last card, if one seat had. */
export function whoseCard(view: RedDog.View, card: number): RedDog.BoxView | undefined {
  if (view.upcard !== null) return undefined;
  return view.boxes.find(({ seat, turned }) => turned === card || (view.phase === "show" && seat === view.in_turn));
}

/** The cards of a draw for the deal among what has just happened: whom each came to, and who deals. */
export interface Draw {
  cards: { seat: number | null; card: number }[];
  dealer: number | null;
}

const OF_DRAW = ["lot-dealt", "lot-undecided", "first-dealer-found"];

export function drawIn(latest: readonly Happening[]): Draw | null {
  const happened = latest.filter(({ kind }) => OF_DRAW.includes(kind));
  if (!happened.length) return null;
  const cards = new Map<number, number | null>();
  let dealer: number | null = null;
  for (const { kind, data } of happened) {
    const { seat, card } = data as { seat?: number; card: number };
    if (kind === "first-dealer-found") dealer = seat ?? null;
    if (!cards.has(card)) cards.set(card, kind === "lot-dealt" ? (seat ?? null) : null);
  }
  return { cards: [...cards].map(([card, seat]) => ({ card, seat })), dealer };
}

/** How a seat stands, in a word; nothing before it has acted. */
export function markOf(view: RedDog.View, box: RedDog.BoxView): Said | null {
  if (box.place === "out") return { key: "red-dog-note-out", facts: {} };
  if (box.outcome) return { key: `red-dog-mark-${box.outcome}`, facts: {} };
  if (box.has_bet && (box.bet === null || view.phase === "sealed-bets"))
    return { key: "red-dog-mark-sealed", facts: {} };
  return box.irregular ? { key: `red-dog-note-${box.irregular}`, facts: {} } : null;
}

/** Amounts that come to mind first: the least, half of what is bet against, and all that is possible. */
export function quickAmounts({ least, most, step }: AmountOffer): { key: string; amount: number }[] {
  const half = least + Math.floor((most / 2 - least) / step) * step;
  const amounts = [
    { key: "red-dog-quick-least", amount: least },
    { key: "red-dog-quick-half", amount: half },
    { key: "red-dog-quick-most", amount: most },
  ];
  return amounts.filter(
    ({ amount }, place) => amount >= least && amounts.findIndex((each) => each.amount === amount) === place,
  );
}

/** What stands under a choice: what a pass costs, as the room has said it. */
export function noteOf({ kind }: Action, warnings: readonly Said[]): Said | null {
  if (kind !== "pass") return null;
  const fine = warnings.find(({ facts }) => "fine" in facts);
  return fine
    ? { key: "red-dog-pass-costs", facts: { fine: fine.facts.fine } }
    : { key: "red-dog-pass-free", facts: {} };
}

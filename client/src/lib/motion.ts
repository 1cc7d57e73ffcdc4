/** Motion tells where a thing came from: cards leave the shoe, chips go to whom they belong. Acting skips it. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Happening } from "../wire/messages";
import { preferences } from "./prefs.svelte";

const CARD = 260;
const BETWEEN_CARDS = 170;
/** However many cards come together, the last of them sets out after so many milliseconds. */
const ALL_CARDS = 2_200;
const CHIPS = 300;
const BETWEEN_CHIPS = 90;

/** Whose card it is: a seat's number, −1 for the dealer's, −2 for the middle of the table. */
export interface Dealt {
  to: number;
  card: number | null;
  latest: readonly Happening[];
  /** How many cards that look the same came to the same place before it. */
  nth?: number;
}

/** Whether these events dealt that card to that place. */
export const isDealt = (latest: readonly Happening[], { to, card }: Pick<Dealt, "to" | "card">): boolean =>
  placeIn(latest, to, card) >= 0;

/** A card leaves the shoe, turns and lands, each after the one that was dealt before it. */
export function dealt(node: Element, { to, card, latest, nth = 0 }: Dealt): TransitionConfig {
  const place = placeIn(latest, to, card, nth);
  const shoe = document.querySelector("[data-shoe]");
  if (!preferences.moves || place < 0 || !shoe) return { duration: 0 };
  const from = shoe.getBoundingClientRect();
  const here = node.getBoundingClientRect();
  const x = from.left + from.width / 2 - here.left - here.width / 2;
  const y = from.top + from.height / 2 - here.top - here.height / 2;
  return {
    delay: place * between(dealtIn(latest).length),
    duration: CARD,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) rotateY(${u * 90}deg) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, t * 4)}`,
  };
}

/** How long the cards of these events take to lie on the table, in milliseconds. */
export function timeOfCards(latest: readonly Happening[]): number {
  const cards = dealtIn(latest).length;
  return preferences.moves && cards ? (cards - 1) * between(cards) + CARD : 0;
}

/** Chips fly from account to account, as the transfers among the events say. Places are marked by `data-account`. */
export function flyChips(board: Element, latest: readonly Happening[]): void {
  if (!preferences.moves) return;
  let delay = timeOfCards(latest);
  for (const { kind, data } of latest) {
    if (kind !== "transfer") continue;
    const { from, to } = data as { from: string; to: string };
    const start = placeOf(board, from);
    const end = placeOf(board, to);
    if (!start || !end || start === end) continue;
    fly(board, start, end, delay);
    delay += BETWEEN_CHIPS;
  }
}

/** Everything that moves is where it goes, at once. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) if (!(animation instanceof CSSAnimation)) animation.finish();
}

const between = (cards: number): number => Math.min(BETWEEN_CARDS, ALL_CARDS / Math.max(1, cards - 1));

const dealtIn = (latest: readonly Happening[]): Happening[] =>
  latest.filter(({ kind }) => kind === "card-dealt" || kind === "card-hidden");

/** The place of a card, or of the nth that looks the same, among all that were dealt; −1 if it was not. */
function placeIn(latest: readonly Happening[], to: number, card: number | null, nth = 0): number {
  const places = dealtIn(latest).flatMap(({ data }, place) => {
    const fields = data as { to?: number; card?: number };
    return fields.to === to && (fields.card ?? null) === card ? [place] : [];
  });
  return places[nth] ?? -1;
}

function placeOf(board: Element, account: string): Element | null {
  const [name = ""] = account.split("/");
  return board.querySelector(`[data-account="${account}"]`) ?? board.querySelector(`[data-account="${name}"]`);
}

function fly(board: Element, start: Element, end: Element, delay: number): void {
  const area = board.getBoundingClientRect();
  const at = (place: Element): string => {
    const { left, top, width, height } = place.getBoundingClientRect();
    return `translate(${left + width / 2 - area.left - 7}px, ${top + height / 2 - area.top - 7}px)`;
  };
  const coin = document.createElement("span");
  coin.className = "coin flying";
  coin.setAttribute("aria-hidden", "true");
  board.append(coin);
  const frames = [
    { transform: at(start), opacity: 1 },
    { transform: at(end), opacity: 1, offset: 0.9 },
    { transform: at(end), opacity: 0 },
  ];
  const timing = { delay, duration: CHIPS, easing: "cubic-bezier(.3,.1,.2,1)", fill: "backwards" } as const;
  const animation = coin.animate(frames, timing);
  animation.onfinish = animation.oncancel = () => coin.remove();
}

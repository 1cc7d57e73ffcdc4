/** How cards of Cassino move: from the stock, from a hand to the table, into a build, and away to a pile. */

import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { crossfade, type CrossfadeParams, type TransitionConfig } from "svelte/transition";
import { dealt, isDealt } from "../../lib/motion";
import { preferences } from "../../lib/prefs.svelte";
import type { Happening } from "../../wire/messages";

const TIME = 280;

interface Moved {
  card: number;
  /** Where the card lies now or lay: a seat’s number, or −2 for the table. */
  to: number;
  latest: readonly Happening[];
}
type Keyed = CrossfadeParams & { key: number } & Moved;

const [send, receive] = crossfade({ duration: () => (preferences.moves ? TIME : 0), easing: cubicOut, fallback });

const keyed = (moved: Moved): Keyed => ({ ...moved, key: moved.card });

/** A card comes to lie here. */
export function arrives(node: Element, moved: Moved): TransitionConfig | (() => TransitionConfig) {
  return isDealt(moved.latest, moved) ? dealt(node, moved) : receive(node, keyed(moved));
}

/** A card lies here no more. One that was still being turned as it was dealt has no width to shrink or grow from. */
export function leaves(node: Element, moved: Moved): () => TransitionConfig {
  const goes = send(node, keyed(moved));
  return () => {
    const way = goes();
    return node.getBoundingClientRect().width > 0 ? way : { duration: 0 };
  };
}

/** A card goes where there is room now. */
export function shifts(_node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  return {
    duration: preferences.moves ? TIME : 0,
    easing: cubicOut,
    css: (_t, u) => `transform: translate(${x * u}px, ${y * u}px)`,
  };
}

/** A card whose other place is not on the board: it comes from a hand that is hidden, or goes to a pile. */
function fallback(node: Element, params: CrossfadeParams, intro: boolean): TransitionConfig {
  const { card, latest } = params as Keyed;
  const seat = seatOf(latest, card);
  const place = seat === null ? null : document.querySelector(`[data-${intro ? "hand" : "pile"}="${seat}"]`);
  if (!place || !preferences.moves) return { duration: 0 };
  const [there, here] = [place.getBoundingClientRect(), node.getBoundingClientRect()];
  const x = there.left + there.width / 2 - here.left - here.width / 2;
  const y = there.top + there.height / 2 - here.top - here.height / 2;
  return {
    duration: TIME,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** Who played this card, or took it. */
function seatOf(latest: readonly Happening[], card: number): number | null {
  for (const { data } of latest) {
    const fields = data as { seat?: number; card?: number; cards?: number[] };
    if (fields.seat !== undefined && (fields.card === card || fields.cards?.includes(card))) return fields.seat;
  }
  return null;
}

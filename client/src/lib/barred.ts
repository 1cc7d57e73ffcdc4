/** Why somebody cannot sit down in this room for now. */

import type { Me } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { showUntil } from "./until";

/** The sentence, or nothing for who may; it wants the catalogue `people`. */
export function barred(me: Me | null | undefined): string {
  if (me?.banned_until) return words.text("people-banned", { until: showUntil(me.banned_until) });
  const until = me?.limits.paused_until ?? null;
  return until === null ? "" : words.text("people-paused", { until: showUntil(until) });
}

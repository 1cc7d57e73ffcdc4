/** Until when something holds: a span from now, a moment, or for ever. Times are seconds since 1970. */

import { words } from "./catalogue.svelte";
import { showMoment } from "./when";

const HOUR = 3600;
const DAY = 24 * HOUR;

export const SPANS = { hour: HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const;
export type Span = keyof typeof SPANS | "ever" | "moment";

/** From here on, a time means for ever: the room writes the end of the year 9999. */
const FOREVER = 253_000_000_000;

/** The end of a span; null for ever, and undefined if no moment was chosen. `moment` is what a `datetime-local` holds. */
export function untilOf(span: Span, moment: string, now: number): number | null | undefined {
  if (span === "ever") return null;
  if (span !== "moment") return now + SPANS[span];
  const chosen = new Date(moment).getTime() / 1000;
  return Number.isNaN(chosen) ? undefined : chosen;
}

/** “until 3 May 2026, 18:00” or “for ever”. */
export const showUntil = (until: number | null): string =>
  until === null || until > FOREVER
    ? words.text("people-for-ever")
    : words.text("people-until", { until: showMoment(until, words.locale) });

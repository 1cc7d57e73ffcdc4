/** Moments in the reader's language; seconds since 1970. */

export const showMoment = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export const showDay = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(seconds * 1000);

export const showTime = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(seconds * 1000);

export const isoMoment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Lines that came one after another, with the day on which they did. */
export function byDay<Line extends { at: number }>(lines: readonly Line[], locale: string): [string, Line[]][] {
  const days = new Map<string, Line[]>();
  for (const line of lines) {
    const day = showDay(line.at, locale);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days];
}

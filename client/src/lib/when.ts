/** Moments in the reader's language; seconds since 1970. */

export const showMoment = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

export const showDay = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(seconds * 1000);

export const isoMoment = (seconds: number): string => new Date(seconds * 1000).toISOString();

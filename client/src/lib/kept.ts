/** What this browser saw of sittings: seals before the bets, and receipts after the rounds. No room can change it. */

const KEPT = "fairdeal-seen-";
/** As many sittings as are kept; the one that was not seen for longest goes first. */
const MOST_SITTINGS = 40;

/** What was seen of one sitting: receipts by the place of their round, from 1, and the commitments of seals. */
export interface Seen {
  at: number;
  seals: string[];
  receipts: Record<number, string>;
}

export function seenOf(sitting: number): Seen | null {
  return sitting ? read(KEPT + sitting) : null;
}

/** Keep the commitment of a seal that was shown. */
export const keepSeal = (sitting: number, commitment: string): void =>
  change(sitting, (seen) => {
    if (!seen.seals.includes(commitment)) seen.seals.push(commitment);
  });

/** Keep a receipt; the first that was seen of a round counts. */
export const keepReceipt = (sitting: number, round: number, receipt: string): void =>
  change(sitting, (seen) => {
    seen.receipts[round] ??= receipt;
  });

/** How a round that is shown now compares with what was seen: null where nothing was kept of it. */
export function compareRound(sitting: number, round: number, receipt: string | null): boolean | null {
  const kept = seenOf(sitting)?.receipts[round];
  return kept === undefined ? null : kept === receipt;
}

/** Whether a seal was seen before the cards. */
export const saw = (sitting: number, commitment: string): boolean =>
  Boolean(seenOf(sitting)?.seals.includes(commitment));

/** How the links of a record compare with the receipts of the sitting that it is of: how many fit, and how many do not. */
export function compareLinks(links: readonly string[]): { fit: number; differ: number } | null {
  for (const key of keys()) {
    const kept = Object.entries(read(key)?.receipts ?? {});
    const fit = kept.filter(([round, receipt]) => links[Number(round)] === receipt).length;
    if (fit) {
      const played = kept.filter(([round]) => Number(round) < links.length);
      return { fit, differ: played.length - fit };
    }
  }
  return null;
}

function change(sitting: number, how: (seen: Seen) => void): void {
  if (!sitting) return;
  const seen = seenOf(sitting) ?? { at: 0, seals: [], receipts: {} };
  how(seen);
  try {
    localStorage.setItem(KEPT + sitting, JSON.stringify({ ...seen, at: Date.now() }));
    const old = keys().sort((one, other) => (read(other)?.at ?? 0) - (read(one)?.at ?? 0));
    for (const key of old.slice(MOST_SITTINGS)) localStorage.removeItem(key);
  } catch {
    /* Without a place to keep it, it is compared by nobody. */
  }
}

const keys = (): string[] =>
  Array.from({ length: localStorage.length }, (_, place) => localStorage.key(place) ?? "").filter((key) =>
    key.startsWith(KEPT),
  );

function read(key: string): Seen | null {
  try {
    const { at, seals, receipts } = JSON.parse(localStorage.getItem(key) ?? "null") as Seen;
    return { at: Number(at), seals: [...seals], receipts: { ...receipts } };
  } catch {
    return null;
  }
}

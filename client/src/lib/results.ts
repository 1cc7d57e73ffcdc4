/** What a result sheet tells of one who sat there: a line for every round, and what they come to. */

import type { Sheet, SheetRound, SheetSeat } from "../wire/messages";

/** A round; `net` and `total` are null for one that does not count or that the seat did not play. */
export interface Row extends SheetRound {
  net: number | null;
  total: number | null;
}

export interface Summary {
  won: number;
  lost: number;
  level: number;
  best: number;
  worst: number;
  total: number;
}

/** The rounds from when somebody came to when they left. */
export function rowsOf({ rounds }: Sheet, { since, nets }: SheetSeat): Row[] {
  const left = [...nets];
  let total = 0;
  const rows: Row[] = [];
  for (const round of rounds.filter((each) => each.round >= since)) {
    if (!left.length) break;
    const net = round.void ? null : left.shift()!;
    total += net ?? 0;
    rows.push({ ...round, net, total: net === null ? null : total });
  }
  return rows;
}

export function summaryOf(nets: readonly number[]): Summary {
  return {
    won: nets.filter((net) => net > 0).length,
    lost: nets.filter((net) => net < 0).length,
    level: nets.filter((net) => net === 0).length,
    best: Math.max(0, ...nets),
    worst: Math.min(0, ...nets),
    total: nets.reduce((sum, net) => sum + net, 0),
  };
}

/** Whose results are shown first: the reader's own, or those of the first who is there. */
export const firstShown = ({ seats }: Sheet): number =>
  Math.max(
    0,
    seats.findIndex(({ you }) => you),
  );

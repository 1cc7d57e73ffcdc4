/** Which seats of a table nobody has. */

import { games } from "./games.svelte";
import type { TableState } from "./table.svelte";

export function freeSeats(table: TableState): number[] {
  const house = (table.head?.house ?? {}) as Record<string, unknown>;
  const all = Number(house.seats ?? games.all.find(({ name }) => name === table.head?.game)?.seats ?? 1);
  const taken = new Set(table.now?.seats.map(({ seat }) => seat));
  return Array.from({ length: all }, (_, seat) => seat).filter((seat) => !taken.has(seat));
}

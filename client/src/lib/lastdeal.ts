/** The last deal of a table whose seal is open: of the sitting that goes on, or of the one that has just ended. */

import type { Replay, SeatAt as TableSeat, Sheet, Sitting } from "../wire/messages";
import { get, Refused } from "./http";
import { privateTables } from "./privatetables";
import { roundAt, sheetAt, type Source } from "./source";

export interface LastDeal {
  replay: Replay;
  source: Source;
}

/** Null if there is none. Throws Refused for what else the room refuses. */
export async function lastDeal(table: number, code: string): Promise<LastDeal | null> {
  const here: Source = { kind: "table", id: table, code };
  return (await lastOf(here)) ?? lastOf(await lastSitting(table));
}

/** The last of one's own deals whose seal is open, at any table: where one sits first, then of what is over. */
export async function ownLastDeal(tables: readonly Pick<TableSeat, "table">[]): Promise<LastDeal | null> {
  const codes = new Map(privateTables().map(({ table, code }) => [table, code]));
  for (const { table } of tables) {
    const found = await lastOf({ kind: "table", id: table, code: codes.get(table) ?? "" });
    if (found) return found;
  }
  const [latest] = (await get<Sitting[]>("/api/me/sittings?limit=1").catch(noneIf("not-signed-in"))) ?? [];
  return latest ? lastOf({ kind: "sitting", id: latest.id, code: "" }) : null;
}

async function lastOf(source: Source | null): Promise<LastDeal | null> {
  const sheet = source && (await get<Sheet>(sheetAt(source)).catch(noneIf("no-rounds-yet")));
  const round = sheet?.rounds.findLast(({ opened }) => opened);
  return source && round ? { source, replay: await get<Replay>(roundAt(source, round.round, false)) } : null;
}

async function lastSitting(table: number): Promise<Source | null> {
  const sittings = await get<Sitting[]>("/api/me/sittings?limit=10").catch(noneIf("not-signed-in"));
  const found = sittings?.find((each) => each.table === table);
  return found ? { kind: "sitting", id: found.id, code: "" } : null;
}

const noneIf =
  (code: string) =>
  (error: unknown): null => {
    if (error instanceof Refused && error.refusal.code === code) return null;
    throw error;
  };

/** To cards at once, wherever the reader is: come in under some name if need be, and be led to a table. */

import type { Place } from "../wire/messages";
import { post } from "./http";
import { myself } from "./me.svelte";
import { suggestedName } from "./nickname";

/** The address of a table where one can play. Throws Refused. */
export async function playNow(game: string): Promise<string> {
  await myself.enter(suggestedName());
  const { table, chips } = await post<Place>("/api/play-now", { game });
  return `/table/${table}?sit=${chips}`;
}

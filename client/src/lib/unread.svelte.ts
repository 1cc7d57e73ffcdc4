/** Lines of a table’s chat that the player has not seen yet: not their own, and none from before they came. */

import { connection } from "./connection.svelte";
import { hidden } from "./hidden.svelte";
import type { TableState } from "./table.svelte";

const KEPT = "fairdeal-chat-read-";

export class Unread {
  /** The last line that was seen; null until the table has told its chat for the first time. */
  #seen = $state<number | null>(null);

  constructor(readonly table: TableState) {
    this.#seen = kept(table.id);
  }

  get count(): number {
    const [seen, own] = [this.#seen, connection.welcome?.name];
    return seen === null
      ? 0
      : this.table.chat.filter(({ id, name }) => id > seen && name !== own && !hidden.has(name)).length;
  }

  /** The table has told what was said so far: that is for those who were here. */
  begin(): void {
    if (this.#seen === null) this.see();
  }

  /** All lines are in sight. */
  see(): void {
    const last = this.table.chat.at(-1)?.id ?? 0;
    if (last <= (this.#seen ?? -1)) return;
    this.#seen = last;
    try {
      sessionStorage.setItem(KEPT + this.table.id, String(last));
    } catch {
      /* After a reload what was said before counts as seen. */
    }
  }
}

function kept(table: number): number | null {
  try {
    const read = sessionStorage.getItem(KEPT + table);
    return read === null ? null : Number(read);
  } catch {
    return null;
  }
}

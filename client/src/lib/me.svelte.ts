/** Who is playing in this browser. */

import type { Me } from "../wire/messages";
import { get, post, Refused } from "./http";
import { connection } from "./connection.svelte";
import { forgetTables } from "./privatetables";

class Myself {
  /** Null while nobody has come in; undefined until the room has said. */
  me = $state.raw<Me | null | undefined>(undefined);

  /** Ask the room anew. */
  async look(): Promise<void> {
    try {
      this.me = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 0) throw error;
      this.me = null;
    }
  }

  /** Come in as a guest, unless somebody is in already. */
  async enter(name: string): Promise<void> {
    if (!this.me) this.#is(await post<Me>("/api/guest", { name }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.#is(await post<Me>("/api/sign-in", { name, password }));
  }

  async signOut(): Promise<void> {
    await post("/api/sign-out");
    forgetTables();
    this.#is(null);
  }

  /** What the room answered about us. */
  became(me: Me): void {
    this.me = me;
  }

  /** Another person: what is open was opened for the one before. */
  #is(me: Me | null): void {
    this.me = me;
    connection.renew();
  }
}

export const myself = new Myself();

/** Who is playing in this browser. */

import type { Me, Refusal } from "../wire/messages";
import { get, post, Refused } from "./http";
import { connection } from "./connection.svelte";
import { forgetHostKey, hostKey } from "./hostkey";
import { forgetTables } from "./privatetables";

class Myself {
  /** Null while nobody has come in; undefined until the room has said. */
  me = $state.raw<Me | null | undefined>(undefined);
  /** Why the link for the host did nothing. */
  notHost = $state.raw<Refusal | null>(null);
  /** How often it was changed who is in, or by which session: what was asked before that tells nothing any more. */
  #changes = 0;

  /** Ask the room anew. */
  async look(): Promise<void> {
    const began = this.#changes;
    try {
      const me = await get<Me>("/api/me");
      if (began === this.#changes) this.me = me;
      await this.#becomeHost();
    } catch (error) {
      if (!(error instanceof Refused) || error.status === 0) throw error;
      if (began === this.#changes) this.me = null;
    }
  }

  /** Come in as a guest, unless somebody is in already. */
  async enter(name: string): Promise<void> {
    if (this.me) return;
    this.#is(await post<Me>("/api/guest", { name }));
    await this.#becomeHost();
  }

  /** `code` is that of the second step, where there is one. */
  async signIn(name: string, password: string, code = ""): Promise<void> {
    this.#is(await post<Me>("/api/sign-in", { name, password, code }));
    await this.#becomeHost();
  }

  async signOut(): Promise<void> {
    await post("/api/sign-out");
    forgetTables();
    this.#is(null);
  }

  /** What the room answered about us. */
  became(me: Me): void {
    this.#changes += 1;
    this.me = me;
  }

  /** Whoever came by the link for the host becomes it, once there is somebody to become it. */
  async #becomeHost(): Promise<void> {
    const key = hostKey();
    if (!key) return;
    forgetHostKey();
    this.#changes += 1;
    try {
      if (!this.me?.host) this.became(await post<Me>("/api/first-host", { key }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.notHost = error.refusal;
    }
  }

  /** Another person: what is open was opened for the one before. */
  #is(me: Me | null): void {
    this.#changes += 1;
    this.me = me;
    connection.renew();
  }
}

export const myself = new Myself();

/** Something that is asked of the room: under way, refused and why, or done and what is said then. */

import type { Refusal, Said } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { Refused } from "./http";

export class Attempt {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  done = $state.raw<Said | null>(null);

  /** Do it, unless it is under way. What `deed` returns is said when it is done; the answer is whether it is. */
  async make(deed: () => Promise<Said | void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.clear();
    try {
      this.done = (await deed()) ?? null;
      return true;
    } catch (error) {
      await this.#refused(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  clear(): void {
    this.refusal = null;
    this.done = null;
  }

  async #refused(error: unknown): Promise<void> {
    if (!(error instanceof Refused)) throw error;
    await words.need("errors").catch(() => undefined);
    this.refusal = error.refusal;
  }
}

/** A sentence with its facts. */
export const said = (key: string, facts: Record<string, unknown> = {}): Said => ({ key, facts });

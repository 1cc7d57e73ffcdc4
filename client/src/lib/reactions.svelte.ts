/** What somebody at a table says without words of their own: shown over the seat, and read out, for a moment. */

import type { React } from "../wire/messages";

export type Reaction = React["reaction"];

export const REACTIONS: readonly Reaction[] = ["clap", "laugh", "wow", "sad", "luck", "thanks"];

/** Milliseconds for which a reaction is shown. */
export const SHOWN = 2_000;

/** The name of the context in which a seat finds the reactions of its table. */
export const CONTEXT = "reactions";

export class Reactions {
  /** By seat. */
  shown = $state.raw<ReadonlyMap<number, Reaction>>(new Map());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** A later reaction of a seat takes the place of one that is still shown. */
  show(seat: number, reaction: Reaction): void {
    clearTimeout(this.#timers.get(seat));
    this.shown = new Map([...this.shown, [seat, reaction]]);
    this.#timers.set(
      seat,
      setTimeout(() => (this.shown = new Map([...this.shown].filter(([each]) => each !== seat))), SHOWN),
    );
  }
}

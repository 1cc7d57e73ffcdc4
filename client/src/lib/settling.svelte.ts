/** A moment in which nothing is chosen: the second half of a double click isn't meant for what has just appeared. */

/** In milliseconds: longer than a double click, shorter than a thought. */
export const MOMENT = 400;

export class Settling {
  on = $state(false);
  #seen: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What can be chosen now, in any form that is another one when the choices are. */
  see(choices: string): void {
    if (this.#seen !== undefined && this.#seen !== choices) this.begin();
    this.#seen = choices;
  }

  begin(): void {
    this.on = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.on = false), MOMENT);
  }
}

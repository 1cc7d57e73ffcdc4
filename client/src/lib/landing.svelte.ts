/** Whether cards are still on their way to the table: until they lie there, nothing shows what they bring. */

/** The name of the context in which a seat finds it. */
export const CONTEXT = "landing";

export class Landing {
  on = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Cards set out that take so many milliseconds. */
  begin(time: number): void {
    this.end();
    this.on = time > 0;
    if (this.on) this.#timer = setTimeout(() => (this.on = false), time);
  }

  /** They are there, because the player does not wait for them. */
  end(): void {
    clearTimeout(this.#timer);
    this.on = false;
  }
}

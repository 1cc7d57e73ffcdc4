/** Whether the room answers at all. While it does not, it is asked again and again. */

const AGAIN = 3_000;

class Reach {
  ok = $state(true);
  /** Whether the room has answered since the page was opened: without that, the page came from the browser’s store. */
  #ever = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  answered(): void {
    const first = !this.#ever && !this.ok;
    this.#ever = true;
    this.ok = true;
    clearTimeout(this.#timer);
    if (first) location.reload(); // with all that could not be asked
  }

  failed(): void {
    this.ok = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), AGAIN);
  }

  async #ask(): Promise<void> {
    const answer = await fetch("/healthz").catch(() => null);
    if (answer) this.answered();
    else this.failed();
  }
}

export const reach = new Reach();

/** How a reader wants it: kept in this browser. */

const KEPT = "fairdeal-look";

interface Look {
  theme: "auto" | "light" | "dark";
  fourColours: boolean;
  suitLetters: boolean;
  motion: "auto" | "off";
  prices: boolean;
  sound: "off" | "soft" | "all";
  /** Whether reactions of others are shown at a table. */
  reactions: boolean;
  /** Whether a notice of the system says that it is your turn, while you look at another page. */
  notify: boolean;
}

const USUAL: Look = {
  theme: "auto",
  fourColours: false,
  suitLetters: false,
  motion: "auto",
  prices: true,
  sound: "soft",
  reactions: true,
  notify: false,
};

class Preferences {
  look = $state<Look>({ ...USUAL, ...kept() });

  /** Whether things may move. */
  get moves(): boolean {
    return this.look.motion === "auto" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  change(part: Partial<Look>): void {
    Object.assign(this.look, part);
    this.apply();
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.look));
    } catch {
      /* It holds until the page is closed. */
    }
  }

  /** Put it on the page. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.look.theme;
    root.toggleAttribute("data-four-colours", this.look.fourColours);
    root.toggleAttribute("data-suit-letters", this.look.suitLetters);
    root.toggleAttribute("data-still", this.look.motion === "off");
  }
}

function kept(): Partial<Look> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Look>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();

/** Calls the player when it is their turn: by the title and icon of the page, by sound, and by a notice if they look away. */

import { words } from "./catalogue.svelte";
import { timeOfCards } from "./motion";
import { notify, withdraw } from "./notices";
import { page } from "./page.svelte";
import { play, tremble } from "./sounds";
import type { TableState } from "./table.svelte";
import type { Happening } from "../wire/messages";

const ICON = "/favicon.svg";
const TURN = "/favicon-turn.svg";

/** The title of a table’s page: whose turn it is comes first where the player looks away. */
export const titleOf = (title: string, calls: boolean): string =>
  calls ? `● ${words.text("client-your-turn-short")} · ${title}` : `${title} · Fairdeal`;

/** Whether the player is wanted at the table and does not see it. */
export const calls = (table: TableState): boolean => table.yours && !page.seen;

export function showIcon(turn: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", turn ? TURN : ICON);
}

/** Makes heard what happens at a table. */
export class Calling {
  #yours = false;
  #net = 0;
  #heard: readonly Happening[] = [];

  /** Events came, or the offer changed. */
  see(table: TableState, title: string): void {
    this.#hear(table);
    const { yours } = table;
    if (yours && !this.#yours) this.#call(title, timeOfCards(table.latest));
    if (!yours && this.#yours) void withdraw();
    this.#yours = yours;
  }

  #call(title: string, after: number): void {
    play("turn", after);
    tremble();
    if (!page.seen) void notify(words.text("client-your-turn"), title);
  }

  /** Cards as they land, then chips, and a round that was won. */
  #hear({ latest, now, you }: TableState): void {
    const net = now?.seats.find(({ seat }) => seat === you)?.net ?? 0;
    const won = net > this.#net;
    this.#net = net;
    if (latest === this.#heard) return;
    this.#heard = latest;
    const cards = countOf(latest, "card-dealt") + countOf(latest, "card-hidden");
    const last = timeOfCards(latest);
    for (let card = 0; card < cards; card += 1) play("card", cards > 1 ? (last * card) / (cards - 1) : 0);
    if (countOf(latest, "transfer")) play("chips", last);
    if (won && countOf(latest, "round-settled")) play("win", last + 150);
  }
}

const countOf = (latest: readonly Happening[], wanted: string): number =>
  latest.filter(({ kind }) => kind === wanted).length;

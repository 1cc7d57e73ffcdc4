/** What the player is choosing: a card of the hand, and what on the table it is played with. It goes by the offer alone. */

import type { Said, SelectionOffer } from "../../wire/messages";
import { completed, openTo, playsWith } from "../../lib/selections";
import type { Action, TableState } from "../../lib/table.svelte";

const NONE: readonly string[] = [];

export class Choosing {
  #card = $state<string | null>(null);
  #cards = $state.raw<readonly string[]>(NONE);
  /** The offer that the choice was made for: with another one nothing is chosen. */
  #version = $state(-1);

  /** The cards of the hand that can be played. */
  readonly hand: ReadonlySet<string> = $derived.by(() => new Set(this.#offered.map(({ card }) => String(card))));
  readonly offers: readonly SelectionOffer[] = $derived.by(() =>
    this.#selections.filter(({ action }) => action.card === this.card),
  );
  /** The cards on the table that can still join those that are chosen. */
  readonly open: ReadonlySet<string> = $derived.by(() => openTo(this.offers, new Set(this.cards)));
  /** The whole plays that a button each stands for: those with just these cards, or the only one that they can become. */
  readonly plays: readonly Action[] = $derived.by(() => {
    if (this.card === null) return [];
    const chosen = new Set(this.cards);
    const exact = this.offers.flatMap((offer) => completed(offer, chosen) ?? []);
    const only = playsWith(this.offers, chosen, 1);
    return exact.length || !only.all ? exact : only.plays;
  });
  /** Laying the card down; null where that is not offered. */
  readonly trail: Action | null = $derived.by(
    () => (this.card === null ? null : this.table.actions.find(({ card }) => card === this.card)) ?? null,
  );

  constructor(readonly table: TableState) {}

  /** Whether the player chooses now. */
  get live(): boolean {
    return this.table.yours;
  }

  get card(): string | null {
    return this.#isNow ? this.#card : null;
  }

  get cards(): readonly string[] {
    return this.#isNow ? this.#cards : NONE;
  }

  /** Whether nothing can be made of what is chosen. */
  get isAmiss(): boolean {
    return this.card !== null && this.cards.length > 0 && !this.plays.length && !this.open.size;
  }

  /** A card of the hand: chosen, or put back if it was. What is chosen on the table stays if it fits that card too. */
  pick(card: string): void {
    if (!this.live) return;
    const again = this.card === card;
    const fits = playsWith(
      this.#selections.filter(({ action }) => action.card === card),
      new Set(this.cards),
      1,
    );
    this.#choose(again ? null : card, fits.plays.length ? this.cards : NONE);
  }

  /** Cards on the table, a loose one or all of a build: chosen, or put back if they were. */
  toggle(cards: readonly string[]): void {
    if (!this.live) return;
    const others = this.cards.filter((card) => !cards.includes(card));
    const chosen = cards.every((card) => this.cards.includes(card));
    this.#choose(this.card, chosen ? others : [...others, ...cards]);
  }

  clear(): void {
    this.#choose(null, NONE);
  }

  /** What is asked of the player, in one short question. */
  get asks(): Said | null {
    if (!this.live) return null;
    if (this.card === null) return { key: this.cards.length ? "cassino-ask-hand" : "cassino-ask-card", facts: {} };
    const [first, second] = this.plays;
    if (first && second) return askWhich(this.plays);
    const facts = { card: { cards: [this.card] }, cards: { cards: this.cards } };
    if (first) return { key: "cassino-ask-play", facts: { play: { sentence: named(first) } } };
    if (this.isAmiss) return { key: "cassino-ask-amiss", facts };
    if (this.cards.length) return { key: "cassino-ask-more", facts };
    return { key: this.open.size ? "cassino-ask-with" : "cassino-ask-alone", facts };
  }

  get #isNow(): boolean {
    return this.#version === this.table.offer?.version && this.live;
  }

  get #selections(): readonly SelectionOffer[] {
    return this.table.offer?.selections ?? [];
  }

  get #offered(): Record<string, unknown>[] {
    return [...this.table.actions, ...this.#selections.map(({ action }) => action)];
  }

  #choose(card: string | null, cards: readonly string[]): void {
    this.table.refusal = null;
    this.#card = card;
    this.#cards = cards;
    this.#version = this.table.offer?.version ?? -1;
  }
}

/** What a play is called on its button: “Take 5♣ 2♥”, “Build 7”. */
export function named({ kind, card, cards, value }: Action): Said {
  return { key: `cassino-do-${kind}`, facts: { card: { cards: [card] }, cards: { cards: cards ?? [] }, value } };
}

/** Threes or six; taking or building: what the same cards can be. */
function askWhich(plays: readonly Action[]): Said {
  if (plays.length > 2) return { key: "cassino-ask-which", facts: {} };
  const [first, second] = (plays as [Action, Action]).map(named) as [Said, Said];
  const small = { ...second, key: `${second.key}.small` };
  return { key: "cassino-ask-or", facts: { first: { sentence: first }, second: { sentence: small } } };
}

const CHOOSINGS = new WeakMap<TableState, Choosing>();

/** What is being chosen at a table: the board, the buttons and the question see the same. */
export function choosingAt(table: TableState): Choosing {
  const known = CHOOSINGS.get(table);
  if (known) return known;
  const fresh = new Choosing(table);
  CHOOSINGS.set(table, fresh);
  return fresh;
}

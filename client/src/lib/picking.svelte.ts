/**
 * What the player has picked for a move that wants cards: one of the hand, and those on the table that it is played with.
 * It goes by the offer alone.
 */

import type { SelectionOffer } from "../wire/messages";
import { completed, openTo, playsWith } from "./selections";
import type { Action, TableState } from "./table.svelte";

const NONE: readonly string[] = [];

export class Picking {
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
  /** Playing the card by itself; null where that is not offered. */
  readonly alone: Action | null = $derived.by(
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

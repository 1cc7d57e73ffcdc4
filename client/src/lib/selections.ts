/** Moves that want cards, worked out from what was offered alone: one of `first`, and any groups with no card in common. */

import type { SelectionOffer } from "../wire/messages";
import { readCard } from "./cards";

/** A whole action: an offered one, with its cards. */
export type Selected = Record<string, unknown> & { kind: string; cards: string[] };

/** How far a search goes before it gives up. A card that nothing is known of by then counts as possible. */
const MOST_STEPS = 4_000;

/** The offered action with exactly these cards; null if they are no choice. */
export function completed(offer: SelectionOffer, chosen: ReadonlySet<string>): Selected | null {
  if (!chosen.size) return null;
  const within = (group: readonly string[]): boolean => group.every((card) => chosen.has(card));
  const found = search(narrowed(offer, within), chosen, 1);
  return found.unions.length ? withCards(offer, chosen) : null;
}

/** Up to `most` whole actions that hold these cards and perhaps more, and whether that is all there are. */
export function playsWith(
  offers: readonly SelectionOffer[],
  chosen: ReadonlySet<string>,
  most: number,
): { plays: Selected[]; all: boolean } {
  const plays: Selected[] = [];
  for (const offer of offers) {
    const { unions, all } = search(offer, chosen, most + 1 - plays.length);
    plays.push(...unions.map((cards) => withCards(offer, cards)));
    if (!all || plays.length > most) return { plays: plays.slice(0, most), all: false };
  }
  return { plays, all: true };
}

/** The cards that can still join those chosen in some whole action. */
export function openTo(offers: readonly SelectionOffer[], chosen: ReadonlySet<string>): Set<string> {
  const open = new Set<string>();
  for (const offer of offers) {
    for (const card of new Set([...(offer.first ?? []), ...offer.groups].flat())) {
      if (chosen.has(card) || open.has(card)) continue;
      const { unions, all } = search(offer, new Set([...chosen, card]), 1);
      for (const each of unions[0] ?? []) if (!chosen.has(each)) open.add(each);
      if (!all && !unions.length) open.add(card);
    }
  }
  return open;
}

const withCards = ({ action }: SelectionOffer, cards: Iterable<string>): Selected => ({
  ...action,
  kind: String(action.kind),
  cards: [...cards].sort((one, other) => readCard(one) - readCard(other)),
});

function narrowed(offer: SelectionOffer, keep: (group: readonly string[]) => boolean): SelectionOffer {
  return { ...offer, groups: offer.groups.filter(keep), ...(offer.first ? { first: offer.first.filter(keep) } : {}) };
}

interface Found {
  unions: string[][];
  /** Whether these are all: the search neither stopped at `most` nor gave up. */
  all: boolean;
}

/** Different unions of blocks with no card in common that hold the wanted cards: up to `most`. */
function search(offer: SelectionOffer, wanted: ReadonlySet<string>, most: number): Found {
  return new Search(offer, wanted, most).run();
}

class Search {
  readonly #places = new Map<string, number>();
  readonly #cards: string[] = [];
  readonly #wanted: bigint;
  readonly #groups: bigint[];
  readonly #unions = new Set<bigint>();
  /** What was tried already: the cards that are in, and how many groups they are. */
  readonly #tried = new Set<string>();
  #steps = 0;

  constructor(
    readonly offer: SelectionOffer,
    wanted: ReadonlySet<string>,
    readonly most: number,
  ) {
    this.#wanted = this.#mask([...wanted]);
    this.#groups = offer.groups.map((group) => this.#mask(group));
  }

  run(): Found {
    for (const first of this.offer.first ?? [[]]) {
      this.#extend(this.#mask(first), 0);
      if (this.#isDone) break;
    }
    const unions = [...this.#unions].map((union) => this.#cards.filter((_, place) => union & (1n << BigInt(place))));
    return { unions, all: !this.#isDone };
  }

  get #isDone(): boolean {
    return this.#unions.size >= this.most || this.#steps >= MOST_STEPS;
  }

  /** Take in what is wanted first, each card by every group that has it; then any other groups. */
  #extend(union: bigint, count: number): void {
    const state = `${union} ${this.offer.most === undefined ? "" : count}`;
    if (this.#isDone || this.#tried.has(state)) return;
    this.#tried.add(state);
    this.#steps += 1;
    const missing = this.#wanted & ~union;
    if (!missing && union) this.#unions.add(union);
    if (count === this.offer.most) return;
    const next = missing & -missing;
    for (const group of this.#groups)
      if (!(group & union) && (!missing || group & next)) this.#extend(union | group, count + 1);
  }

  #mask(cards: readonly string[]): bigint {
    return cards.reduce((mask, card) => mask | (1n << BigInt(this.#placeOf(card))), 0n);
  }

  #placeOf(card: string): number {
    const known = this.#places.get(card);
    if (known !== undefined) return known;
    this.#places.set(card, this.#cards.length);
    return this.#cards.push(card) - 1;
  }
}

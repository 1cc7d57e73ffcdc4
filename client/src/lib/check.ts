/** One shuffle worked out again in this browser, step by step, as `fairdeal verify` does it: it trusts nobody. */

import { cardCode } from "./cards";
import {
  cardsOf,
  type Cut,
  cutCommitment,
  type Dealing,
  dealingOf,
  decks,
  sealCommitment,
  shuffle,
  type Shuffled,
  shuffleKey,
} from "./fair";
import { fromHex, toHex } from "./hex";
import type { CutOf, Said, ShuffleOf } from "../wire/messages";

/** One thing that was checked, whether it holds, and a sentence about it. */
export interface Step {
  name: "seal" | "seats" | "cut" | "cards" | "order" | "cut-card";
  passed: boolean;
  said: Said;
  /** What was shown before and what was opened later, in hexadecimal, where that is what was compared. */
  shown?: string;
  opened?: string;
}

/** A card as seal and cuts put it; `seen` is whether it was seen in the round. */
export interface Placed {
  place: number;
  card: number;
  seen: boolean;
}

export interface Check {
  passed: boolean;
  steps: Step[];
  /** The cards that were taken, those that nobody saw among them; none where there is nothing to shuffle by. */
  cards: Placed[];
}

const SEAL_SIZE = 32;
const COMMITMENT_SIZE = 32;
const CUT_LIMIT = 64;
const LINK_SIZE = 32;
const LAST_SEAT = 255;

/** What is claimed of a shuffle; `unknown` where it does not say which cards of the decks were shuffled. */
export type Claim = Omit<ShuffleOf, "cards"> & { cards: readonly number[] | null | "unknown" };

/** Check what is claimed of a shuffle whose seal was opened. A false claim fails a step and throws nothing. */
export async function checkShuffle(claim: Claim): Promise<Check> {
  const dealing = dealingOf(claim.dealing);
  if (dealing === null) {
    const facts = { found: claim.dealing, known: 2 };
    return {
      passed: false,
      steps: [{ name: "seal", passed: false, said: said("error-dealing-version", facts) }],
      cards: [],
    };
  }
  const steps = [await sealStep(claim, dealing), seatsStep(claim.cuts)];
  for (const cut of claim.cuts) steps.push(await cutStep(cut, dealing));
  steps.push(cardsStep(claim));
  const shuffled = claim.void ? null : await shuffledAgain(claim, dealing);
  if (shuffled) steps.push(orderStep(claim, shuffled), cutCardStep(claim, shuffled));
  return { passed: steps.every(({ passed }) => passed), steps, cards: shuffled ? placed(claim, shuffled) : [] };
}

/** Whose hands were in the shuffle: how many players opened a cut. */
export const playersIn = (cuts: readonly CutOf[]): number =>
  cuts.filter(({ opened, made_by }) => opened !== null && made_by === "player").length;

async function sealStep({ commitment, seal, link }: Claim, dealing: Dealing): Promise<Step> {
  const step = { name: "seal", shown: commitment, opened: seal ?? "" } as const;
  const fault = unreadable(seal ?? "", "seal") ?? unreadable(commitment, "commitment") ?? unreadable(link, "link");
  if (fault) return { ...step, passed: false, said: fault };
  const bytes = fromHex(seal ?? "");
  if (bytes.length !== SEAL_SIZE)
    return { ...step, passed: false, said: said("error-seal-size", { wanted: SEAL_SIZE, size: bytes.length }) };
  const before = fromHex(link);
  if (dealing > 1 && before.length !== LINK_SIZE)
    return { ...step, passed: false, said: said("error-link-size", { wanted: LINK_SIZE, size: before.length }) };
  const passed = toHex(await sealCommitment(bytes, before, dealing)) === commitment.toLowerCase();
  const [fits, fails] =
    dealing > 1 ? ["check-seal-linked", "check-seal-unlinked"] : ["check-seal-true", "check-seal-false"];
  return { ...step, passed, said: said(passed ? fits! : fails!) };
}

function seatsStep(cuts: readonly CutOf[]): Step {
  const counts = new Map<number, number>();
  for (const { seat } of cuts) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  for (const [seat, count] of counts) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat <= LAST_SEAT))
      return { name: "seats", passed: false, said: said("error-seat-number", { seat, last: LAST_SEAT }) };
    if (count > 1) return { name: "seats", passed: false, said: said("check-seat-twice", { number: seat, count }) };
  }
  const players = playersIn(cuts);
  const facts = { count: counts.size, players };
  return { name: "seats", passed: true, said: said(players ? "check-seats-true" : "check-house-alone", facts) };
}

async function cutStep({ seat, commitment, opened, made_by }: CutOf, dealing: Dealing): Promise<Step> {
  const step = { name: "cut", shown: commitment, opened: opened ?? "" } as const;
  const fault = unreadable(commitment, "commitment") ?? unreadable(opened ?? "", "cut");
  if (fault) return { ...step, passed: false, said: fault };
  const size = commitment.length / 2;
  if (size !== COMMITMENT_SIZE)
    return { ...step, passed: false, said: said("check-commitment-size", { wanted: COMMITMENT_SIZE, size }) };
  if (opened === null) return { ...step, passed: true, said: said("check-cut-closed", { seat: { seat } }) };
  const bytes = fromHex(opened);
  if (bytes.length < 1 || bytes.length > CUT_LIMIT)
    return { ...step, passed: false, said: said("check-cut-size", { most: CUT_LIMIT, size: bytes.length }) };
  const passed = toHex(await cutCommitment(bytes, dealing)) === commitment.toLowerCase();
  return { ...step, passed, said: said(passed ? `check-cut-true-${made_by}` : "check-cut-false", { seat: { seat } }) };
}

function cardsStep(claim: Claim): Step {
  if (claim.void) return { name: "cards", passed: true, said: said("pages-check-void") };
  if (claim.cards === "unknown") return { name: "cards", passed: true, said: said("pages-check-untold") };
  const { length } = startOf(claim);
  if (!length) return { name: "cards", passed: false, said: said("error-no-cards") };
  return { name: "cards", passed: true, said: said("check-cards-true", { count: length }) };
}

/** The cards before the shuffle; none where they are not known. */
const startOf = ({ decks: count, cards }: Claim): number[] =>
  cards === "unknown" ? [] : cards === null ? decks(Math.max(count, 0)) : cardsOf(cards);

/** The cards as seal and cuts give them; null where there is nothing that could be shuffled by. */
async function shuffledAgain(claim: Claim, dealing: Dealing): Promise<Shuffled | null> {
  const { seal, cuts, cut_card } = claim;
  const start = startOf(claim);
  if (!start.length || unreadable(seal ?? "", "seal")) return null;
  const [low = 0, high = 0] = cut_card ?? [];
  if (cut_card && !(low <= high)) return null;
  const opened: Cut[] = cuts.map((cut) => ({
    seat: cut.seat,
    opened: cut.opened === null ? null : fromHex(cut.opened),
  }));
  const key = await shuffleKey(fromHex(seal ?? ""), opened, dealing);
  return shuffle(start, key, dealing, cut_card ? [low, high] : undefined);
}

function orderStep({ order, first }: Claim, { cards }: Shuffled): Step {
  const count = cards.length;
  if (first + order.length > count)
    return { name: "order", passed: false, said: said("check-order-too-long", { told: first + order.length, count }) };
  const wrong = order.findIndex((card, place) => card !== null && card !== cards[first + place]);
  if (wrong >= 0) {
    const facts = { place: first + wrong + 1, told: shown(order[wrong]!), found: shown(cards[first + wrong]!) };
    return { name: "order", passed: false, said: said("check-order-false", facts) };
  }
  const seen = order.filter((card) => card !== null).length;
  return { name: "order", passed: true, said: said("check-order-true", { seen, count }) };
}

function cutCardStep({ cut_card }: Claim, { cutCardUnder }: Shuffled): Step {
  const found = cutCardUnder === null ? "—" : String(cutCardUnder);
  const key = cut_card ? "check-cut-card-true" : "check-no-cut-card";
  return { name: "cut-card", passed: true, said: said(key, cut_card ? { found } : {}) };
}

function placed({ order, first }: Claim, { cards }: Shuffled): Placed[] {
  return cards
    .slice(first, first + order.length)
    .map((card, place) => ({ place: first + place + 1, card, seen: order[place] !== null }));
}

const said = (key: string, facts: Said["facts"] = {}): Said => ({ key, facts });

const shown = (card: number): unknown =>
  Number.isInteger(card) && card >= 0 && card < 52 ? { cards: [cardCode(card)] } : String(card);

/** What stands in the way of reading bytes; null if nothing does. */
function unreadable(hex: string, name: string): Said | null {
  const place = hex.search(/[^0-9a-f]/i);
  if (place >= 0) return said("error-hex", { name, place: place + 1 });
  return hex.length % 2 ? said("error-hex", { name, count: hex.length }) : null;
}

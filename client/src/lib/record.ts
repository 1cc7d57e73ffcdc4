/** The shuffles of a record file, made ready to be checked here. A file may hold anything: what is odd is refused. */

import { readCard } from "./cards";
import type { CutOf, ShuffleOf } from "../wire/messages";

/** The file cannot be read as a record; `place` is where it is not as it must be, empty where nothing fits. */
export class Unreadable extends Error {
  constructor(readonly place: string) {
    super(place || "no record");
  }
}

/** A shuffle of a record, and the places (from 1) of the rounds that were dealt from it. */
export interface Dealt {
  claim: ShuffleOf;
  rounds: number[];
}

export interface RecordRead {
  game: string;
  rounds: number;
  names: ReadonlyMap<number, string>;
  shuffles: Dealt[];
}

const FORMAT = "fairdeal record";
const MOST_DECKS = 100;
const MOST_BURNED = 52 * MOST_DECKS;

/** Read a record's text. Throws Unreadable. */
export function readRecord(text: string): RecordRead {
  const record = parsed(text);
  if (record.format !== FORMAT) throw new Unreadable("");
  const rounds = list(record.rounds, "rounds").map((round, place) => object(round, `rounds[${place}]`));
  const shuffles = list(record.shuffles, "shuffles").map((each, place) => shuffleOf(each, `shuffles[${place}]`));
  rounds.forEach((round, place) => deal(shuffles, round, place));
  return { game: word(record.game, "game"), rounds: rounds.length, names: namesIn(record, rounds), shuffles };
}

function shuffleOf(told: unknown, at: string): Dealt {
  const { decks, cut_card, commitment, seal } = object(told, at);
  const claim = {
    decks: whole(decks, `${at}.decks`, 1, MOST_DECKS),
    cut_card: cut_card === null || cut_card === undefined ? null : range(cut_card, `${at}.cut_card`),
    commitment: word(commitment, `${at}.commitment`),
    seal: seal === null || seal === undefined ? null : word(seal, `${at}.seal`),
    cuts: [],
    order: [],
    first: 0,
  };
  return { claim, rounds: [] };
}

/** Put what a round took into its shuffle. A round that was dealt by hand names none. */
function deal(shuffles: Dealt[], round: Fields, place: number): void {
  const at = `rounds[${place}]`;
  const number = whole(round.shuffle, `${at}.shuffle`, -1, Number.MAX_SAFE_INTEGER);
  const shuffle = shuffles[number];
  if (!shuffle) {
    if (number < 0) return;
    throw new Unreadable(`${at}.shuffle`);
  }
  shuffle.rounds.push(place + 1);
  const cuts = list(round.cuts ?? [], `${at}.cuts`).map((cut, index) => cutOf(cut, `${at}.cuts[${index}]`));
  if (cuts.length) shuffle.claim.cuts = cuts;
  list(round.steps, `${at}.steps`).forEach((step, index) => {
    const action = `${at}.steps[${index}].action`;
    shuffle.claim.order.push(...taken(object(object(step, action).action, action), action));
  });
}

function cutOf(told: unknown, at: string): CutOf {
  const { seat, commitment, opened, made_by } = object(told, at);
  return {
    seat: whole(seat, `${at}.seat`, 0, 255),
    commitment: word(commitment, `${at}.commitment`),
    opened: opened === null || opened === undefined ? null : word(opened, `${at}.opened`),
    made_by: made_by === "house" ? "house" : "player",
  };
}

/** The cards that an action takes from the shoe; null for one that is not told. */
function taken(action: Fields, at: string): (number | null)[] {
  if (action.kind === "burn")
    return Array.from({ length: whole(action.count, `${at}.count`, 0, MOST_BURNED) }, () => null);
  if (action.kind !== "deal") return [];
  const code = word(action.card, `${at}.card`);
  if (!/^[2-9TJQKA][cdhs]$/.test(code)) throw new Unreadable(`${at}.card`);
  return [readCard(code)];
}

function namesIn(record: Fields, rounds: Fields[]): Map<number, string> {
  const names = new Map<number, string>();
  const players = [record.players, ...rounds.map(({ joined }) => joined)].flatMap((each) =>
    Array.isArray(each) ? (each as unknown[]) : [],
  );
  for (const player of players) {
    const { seat, name } = (player ?? {}) as Fields;
    if (typeof seat === "number" && typeof name === "string" && !names.has(seat)) names.set(seat, name);
  }
  return names;
}

type Fields = Record<string, unknown>;

function parsed(text: string): Fields {
  try {
    return object(JSON.parse(text), "");
  } catch {
    throw new Unreadable("");
  }
}

function object(told: unknown, at: string): Fields {
  if (typeof told !== "object" || told === null || Array.isArray(told)) throw new Unreadable(at);
  return told as Fields;
}

function list(told: unknown, at: string): unknown[] {
  if (!Array.isArray(told)) throw new Unreadable(at);
  return told;
}

function word(told: unknown, at: string): string {
  if (typeof told !== "string") throw new Unreadable(at);
  return told;
}

function whole(told: unknown, at: string, least: number, most: number): number {
  if (typeof told !== "number" || !Number.isInteger(told) || told < least || told > most) throw new Unreadable(at);
  return told;
}

function range(told: unknown, at: string): number[] {
  const [low, high, ...more] = list(told, at);
  if (more.length) throw new Unreadable(at);
  const least = whole(low, at, 0, 52 * MOST_DECKS);
  return [least, whole(high, at, least, 52 * MOST_DECKS)];
}

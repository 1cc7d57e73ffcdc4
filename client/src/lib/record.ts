/** The shuffles and the chain of a record file, made ready to be checked here. A file may hold anything: what is odd is refused. */

import { readCard } from "./cards";
import { firstLink, type Json, nextLink } from "./chain";
import type { Claim } from "./check";
import type { CutOf } from "../wire/messages";

/** The file cannot be read as a record; `place` is where it is not as it must be, empty where nothing fits. */
export class Unreadable extends Error {
  constructor(readonly place: string) {
    super(place || "no record");
  }
}

/** A shuffle of a record, and the places (from 1) of the rounds that were dealt from it. */
export interface Dealt {
  claim: Claim;
  rounds: number[];
}

export interface RecordRead {
  game: string;
  rounds: number;
  names: ReadonlyMap<number, string>;
  shuffles: Dealt[];
  /** The links as they stand in it: of the opening, then of each round; none where it was dealt by version 1. */
  links: string[];
  /** Where a link does not follow from what is before it; null where all of them do. */
  broken: () => Promise<string | null>;
}

const FORMAT = "fairdeal record";
const KNOWN = [1, 2];
const MOST_DECKS = 100;
const MOST_BURNED = 52 * MOST_DECKS;

/** Read a record's text. Throws Unreadable. */
export function readRecord(text: string): RecordRead {
  const record = parsed(text);
  if (record.format !== FORMAT) throw new Unreadable("");
  if (!KNOWN.includes(Number(record.version))) throw new Unreadable("version");
  const dealing = record.version === 1 ? 1 : whole(record.dealing ?? 2, "dealing", 1, Number.MAX_SAFE_INTEGER);
  const rounds = list(record.rounds, "rounds").map((round, place) => object(round, `rounds[${place}]`));
  const shuffles = list(record.shuffles, "shuffles").map((each, place) =>
    shuffleOf(each, `shuffles[${place}]`, dealing),
  );
  rounds.forEach((round, place) => deal(shuffles, record.version === 1 ? ofToday(round) : round, place));
  const links = dealing === 1 ? [] : [record, ...rounds].map(({ link }) => (typeof link === "string" ? link : ""));
  return {
    game: word(record.game, "game"),
    rounds: rounds.length,
    names: namesIn(record, rounds),
    shuffles,
    links,
    broken: async () => (dealing === 1 ? null : brokenAt(record, rounds)),
  };
}

// The chain

/** Where the chain breaks: a link that does not follow, or a seal that was made after something else. */
async function brokenAt(record: Fields, rounds: Fields[]): Promise<string | null> {
  const { game, rules, house, players } = record as Record<string, Json>;
  let link = await firstLink({ game: game!, rules: rules!, house: house!, players: players! });
  if (record.link !== link) return "link";
  const shuffles = record.shuffles as Fields[];
  let sealed = 0;
  for (const [place, round] of rounds.entries()) {
    const used = [round, ...(round.shuffles as Fields[])].map(({ shuffle }) => Number(shuffle));
    for (; sealed <= Math.max(...used); sealed++)
      if (shuffles[sealed]?.link !== link) return `shuffles[${sealed}].link`;
    link = await nextLink(link, covered(round, shuffles));
    if (round.link !== link) return `rounds[${place}].link`;
  }
  return null;
}

/** What the link of a round covers. */
function covered(round: Fields, shuffles: Fields[]): Json {
  const { between, seats, shuffle, shuffles: made, steps } = round as Record<string, Json>;
  const seals = (made as Fields[]).map((each) => shuffles[Number(each.shuffle)]?.commitment as string);
  const open = (steps as Fields[]).map((step) => (step.hidden ? openPart(step) : step)) as unknown as Json;
  return { between: between!, seats: seats!, shuffle: shuffle!, shuffles: made!, seals, steps: open };
}

function openPart({ action }: Fields): Fields {
  const told = Object.entries(action as Fields).filter(([name]) => ["kind", "seat", "target"].includes(name));
  return { action: Object.fromEntries(told), hidden: true };
}

// The shuffles

function shuffleOf(told: unknown, at: string, dealing: number): Dealt {
  const { decks, cards, cut_card, link, commitment, seal } = object(told, at);
  const claim = {
    dealing,
    decks: whole(decks, `${at}.decks`, 1, MOST_DECKS),
    cards: cards === null || cards === undefined ? null : counts(cards, `${at}.cards`),
    cut_card: cut_card === null || cut_card === undefined ? null : range(cut_card, `${at}.cut_card`),
    link: link === null || link === undefined ? "" : word(link, `${at}.link`),
    commitment: word(commitment, `${at}.commitment`),
    seal: seal === null || seal === undefined ? null : word(seal, `${at}.seal`),
    void: false,
    cuts: [],
    order: [],
    first: 0,
  };
  return { claim, rounds: [] };
}

/** Put what a round took into its shuffles. A round that was dealt by hand names none. */
function deal(shuffles: Dealt[], round: Fields, place: number): void {
  const at = `rounds[${place}]`;
  const opening = whole(round.shuffle, `${at}.shuffle`, -1, Number.MAX_SAFE_INTEGER);
  if (opening >= shuffles.length) throw new Unreadable(`${at}.shuffle`);
  let shuffle = shuffles[opening];
  shuffle?.rounds.push(place + 1);
  const made = list(round.shuffles ?? [], `${at}.shuffles`).map((each, index) =>
    object(each, `${at}.shuffles[${index}]`),
  );
  const begin = (index: number): void => {
    const [told, here] = [made[index]!, `${at}.shuffles[${index}]`];
    shuffle = shuffles[whole(told.shuffle, `${here}.shuffle`, 0, shuffles.length - 1)]!;
    const { claim, rounds } = shuffle;
    if (rounds.at(-1) !== place + 1) rounds.push(place + 1);
    claim.cuts = list(told.cuts ?? [], `${here}.cuts`).map((cut, number) => cutOf(cut, `${here}.cuts[${number}]`));
    claim.void = told.void === true;
    if (told.unknown === true) claim.cards = "unknown";
  };
  let next = 0;
  list(round.steps, `${at}.steps`).forEach((step, index) => {
    for (; next < made.length && Number(made[next]!.step) <= index; next++) begin(next);
    const action = `${at}.steps[${index}].action`;
    shuffle?.claim.order.push(...taken(object(object(step, action).action, action), action));
  });
  for (; next < made.length; next++) begin(next);
}

/** A round of format 1 with its shuffles as they are told today; which cards were shuffled in mid-round was not told. */
function ofToday(round: Fields): Fields {
  const steps = Array.isArray(round.steps) ? (round.steps as Fields[]) : [];
  const kinds = steps.map((step) => (step?.action as Fields | undefined)?.kind);
  const again = kinds.flatMap((kind, place) => (kind === "reshuffle" ? [place] : []));
  const shuffles: Fields[] = [];
  if (Array.isArray(round.cuts) && round.cuts.length)
    shuffles.push({ shuffle: round.shuffle, step: 0, cuts: round.cuts });
  for (const each of (Array.isArray(round.reshuffles) ? round.reshuffles : []) as Fields[]) {
    const isVoid = Array.isArray(each?.cuts) && (each.cuts as Fields[]).some((cut) => !cut?.opened);
    shuffles.push({ ...each, step: again[0] ?? steps.length, void: isVoid, unknown: true });
    if (!isVoid) again.shift();
  }
  return { ...round, shuffles };
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

/** Who sat where first: at the start, or later. */
function namesIn(record: Fields, rounds: Fields[]): Map<number, string> {
  const names = new Map<number, string>();
  const joined = [record, ...rounds].flatMap(({ joined, between }) => [
    ...anyList(joined),
    ...anyList(between).map((entry) => (entry as Fields | null)?.player),
  ]);
  for (const player of [...anyList(record.players), ...joined]) {
    const { seat, name } = (player ?? {}) as Fields;
    if (typeof seat === "number" && typeof name === "string" && !names.has(seat)) names.set(seat, name);
  }
  return names;
}

type Fields = Record<string, unknown>;

const anyList = (told: unknown): unknown[] => (Array.isArray(told) ? (told as unknown[]) : []);

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

function counts(told: unknown, at: string): number[] {
  const each = list(told, at);
  if (each.length !== 52) throw new Unreadable(at);
  return each.map((count) => whole(count, at, 0, MOST_DECKS));
}

/** A shuffle worked out again from its seal and cuts: the protocol of docs/fair-dealing.md. */

import * as digest from "./digest";

const encoder = new TextEncoder();
const WORDS = 2 ** 32;

export interface Cut {
  seat: number;
  opened: Uint8Array | null;
}

/** A range for the place of the cut card: at least and at most so many cards lie above it. */
export type CutCardRange = readonly [number, number];

export interface Shuffled {
  /** The cards from the top. */
  cards: number[];
  /** How many went from the top to the bottom in the cut. */
  cutAt: number;
  /** How many lie above the cut card; null without one. */
  cutCardUnder: number | null;
}

/** The version of fair dealing: 1 had no chain, and records of it are checked for ever. */
export type Dealing = 1 | 2;

/** The version, if this browser knows it. */
export const dealingOf = (version: number): Dealing | null => (version === 1 || version === 2 ? version : null);

/** SHA-256 of the parts, one after another. */
export const sha256 = (...parts: (string | Uint8Array)[]): Promise<Uint8Array> => digest.sha256(joined(parts));

/** The commitment to a seal: what the house shows before the bets. It fixes the link of what was before, too. */
export const sealCommitment = (seal: Uint8Array, link: Uint8Array, dealing: Dealing): Promise<Uint8Array> =>
  dealing === 1 ? sha256("fairdeal/1/seal", seal) : sha256("fairdeal/2/seal", link, seal);

/** The commitment to a cut. */
export const cutCommitment = (cut: Uint8Array, dealing: Dealing): Promise<Uint8Array> =>
  sha256(`fairdeal/${dealing}/cut`, cut);

/** The key of a shuffle: of the seal and every opened cut, by seat. */
export function shuffleKey(seal: Uint8Array, cuts: readonly Cut[], dealing: Dealing): Promise<Uint8Array> {
  const parts: (string | Uint8Array)[] = [`fairdeal/${dealing}/key`, seal];
  for (const { seat, opened } of [...cuts].sort((one, other) => one.seat - other.seat))
    if (opened) parts.push(Uint8Array.of(seat, opened.length >> 8, opened.length & 0xff), opened);
  return sha256(...parts);
}

/** So many whole decks, in order. */
export const decks = (count: number): number[] => Array.from({ length: 52 * count }, (_, place) => place % 52);

/** So many of each card, deck by deck, as they lie in a new set. */
export function cardsOf(counts: readonly number[]): number[] {
  const most = Math.max(0, ...counts);
  const deck = (number: number): number[] => counts.flatMap((count, card) => (count > number ? [card] : []));
  return Array.from({ length: most }, (_, number) => deck(number)).flat();
}

/** The cards shuffled, cut, and the cut card put in, with random numbers from the key. */
export async function shuffle(
  cards: readonly number[],
  key: Uint8Array,
  dealing: Dealing,
  cutCard?: CutCardRange,
): Promise<Shuffled> {
  const stream = new Stream(key, dealing, cards.length + 1);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const place = await stream.below(last + 1);
    [order[last], order[place]] = [order[place]!, order[last]!];
  }
  const cutAt = order.length > 1 ? 1 + (await stream.below(order.length - 1)) : 0;
  const cutCardUnder = cutCard ? cutCard[0] + (await stream.below(cutCard[1] - cutCard[0] + 1)) : null;
  return { cards: [...order.slice(cutAt), ...order.slice(0, cutAt)], cutAt, cutCardUnder };
}

/** The big-endian 32-bit words of a key; so many of them are worked out at once. */
export class Stream {
  #words: number[] = [];
  #next = 0;
  readonly #key: Uint8Array<ArrayBuffer>;

  constructor(
    key: Uint8Array,
    readonly dealing: Dealing,
    readonly ahead = 64,
  ) {
    this.#key = Uint8Array.from(key);
  }

  async word(): Promise<number> {
    if (this.#next === this.#words.length) await this.#refill();
    return this.#words[this.#next++]!;
  }

  /** An even number below `n`: words from which it would not be even are passed over. */
  async below(n: number): Promise<number> {
    if (!(n >= 1)) throw new RangeError(`no number lies from 0 to below ${n}`);
    const even = WORDS - (WORDS % n);
    for (;;) {
      const word = await this.word();
      if (word < even) return word % n;
    }
  }

  /** Twice as many words as there were: a longer stream begins like a shorter one. */
  async #refill(): Promise<void> {
    const blocks = Math.max(2 * Math.ceil(this.#words.length / 8), Math.ceil(this.ahead / 8), 1);
    const bytes = await (this.dealing === 1 ? signed(this.#key, blocks) : stretched(this.#key, blocks));
    const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#words = Array.from({ length: words.byteLength / 4 }, (_, place) => words.getUint32(4 * place));
  }
}

/** Version 1: HMAC-SHA-256 of a counter of 8 bytes, from 0. */
async function signed(key: Uint8Array<ArrayBuffer>, blocks: number): Promise<Uint8Array> {
  const sign = await digest.signer(key);
  const counters = Array.from({ length: blocks }, (_, block) => {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, block);
    return new Uint8Array(counter.buffer);
  });
  return joined(await Promise.all(counters.map(sign)));
}

/** Version 2: HMAC-SHA-256 of a name and a counter of 4 bytes, from 1, which is PBKDF2 with one iteration. */
const stretched = (key: Uint8Array<ArrayBuffer>, blocks: number): Promise<Uint8Array> =>
  digest.stretched(key, encoder.encode("fairdeal/2/stream"), 32 * blocks);

function joined(parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const whole = new Uint8Array(bytes.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of bytes) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

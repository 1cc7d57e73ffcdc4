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

/** SHA-256 of the parts, one after another. */
export const sha256 = (...parts: (string | Uint8Array)[]): Promise<Uint8Array> => digest.sha256(joined(parts));

/** The commitment to a seal: what the house shows before the bets. */
export const sealCommitment = (seal: Uint8Array): Promise<Uint8Array> => sha256("fairdeal/1/seal", seal);

/** The commitment to a cut. */
export const cutCommitment = (cut: Uint8Array): Promise<Uint8Array> => sha256("fairdeal/1/cut", cut);

/** The key of a shuffle: of the seal and every opened cut, by seat. */
export function shuffleKey(seal: Uint8Array, cuts: readonly Cut[]): Promise<Uint8Array> {
  const parts: (string | Uint8Array)[] = ["fairdeal/1/key", seal];
  for (const { seat, opened } of [...cuts].sort((one, other) => one.seat - other.seat))
    if (opened) parts.push(Uint8Array.of(seat, opened.length >> 8, opened.length & 0xff), opened);
  return sha256(...parts);
}

/** So many whole decks, in order. */
export const decks = (count: number): number[] => Array.from({ length: 52 * count }, (_, place) => place % 52);

/** The cards shuffled, cut, and the cut card put in, with random numbers from the key. */
export async function shuffle(cards: readonly number[], key: Uint8Array, cutCard?: CutCardRange): Promise<Shuffled> {
  const stream = await Stream.of(key);
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const place = await stream.below(last + 1);
    [order[last], order[place]] = [order[place]!, order[last]!];
  }
  const cutAt = order.length > 1 ? 1 + (await stream.below(order.length - 1)) : 0;
  const cutCardUnder = cutCard ? cutCard[0] + (await stream.below(cutCard[1] - cutCard[0] + 1)) : null;
  return { cards: [...order.slice(cutAt), ...order.slice(0, cutAt)], cutAt, cutCardUnder };
}

/** Big-endian 32-bit words of HMAC-SHA-256(key, counter), the counter from 0. */
export class Stream {
  #words: number[] = [];
  #block = 0;

  private constructor(readonly sign: Awaited<ReturnType<typeof digest.signer>>) {}

  static async of(key: Uint8Array): Promise<Stream> {
    return new Stream(await digest.signer(Uint8Array.from(key)));
  }

  async word(): Promise<number> {
    if (!this.#words.length) await this.#refill();
    return this.#words.shift()!;
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

  async #refill(): Promise<void> {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setUint32(4, this.#block++);
    const block = await this.sign(new Uint8Array(counter.buffer));
    const words = new DataView(block.buffer, block.byteOffset, block.byteLength);
    for (let place = 0; place < words.byteLength; place += 4) this.#words.push(words.getUint32(place));
  }
}

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

import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canonical, firstLink, type Json, nextLink } from "./chain";
import { cutCommitment, type Dealing, decks, sealCommitment, sha256, shuffle, shuffleKey, Stream } from "./fair";
import { fromHex, toHex } from "./hex";

interface Vector {
  name: string;
  seal: string;
  link: string | null;
  commitment: string;
  cuts: { seat: number; opened: string | null; commitment: string }[];
  decks: number | null;
  cards: number[] | null;
  cut_card: { low: number; high: number } | null;
  key: string;
  words: number[];
  first: number[];
  cut_at: number;
  cut_card_under: number | null;
  digest: string;
}

interface Vectors {
  cases: Vector[];
  canonical: { value: Json; canonical: string }[];
  chain: { covers: Json; link: string }[];
}

const read = (dealing: Dealing): Vectors =>
  JSON.parse(readFileSync(`../src/fairdeal/fair/vectors-${dealing}.json`, "utf8")) as Vectors;
const vectors = { 1: read(1), 2: read(2) };
const cases = ([1, 2] as const).flatMap((dealing) => vectors[dealing].cases.map((each) => ({ ...each, dealing })));

afterEach(() => vi.unstubAllGlobals());

describe.each(["the browser’s digests", "a library’s, on a page without https"])(
  "the server’s vectors, with %s",
  (by) => {
    beforeEach(() => {
      if (by.includes("library")) vi.stubGlobal("crypto", {});
    });

    it("are there", () => expect(cases.length).toBeGreaterThan(15));

    it.each(cases)("version $dealing: $name", async (vector) => {
      const { dealing } = vector;
      const seal = fromHex(vector.seal);
      expect(toHex(await sealCommitment(seal, fromHex(vector.link ?? ""), dealing))).toBe(vector.commitment);
      const cuts = vector.cuts.map(({ seat, opened }) => ({ seat, opened: opened === null ? null : fromHex(opened) }));
      for (const { opened, commitment } of vector.cuts)
        if (opened !== null) expect(toHex(await cutCommitment(fromHex(opened), dealing))).toBe(commitment);
      const key = await shuffleKey(seal, cuts, dealing);
      expect(toHex(key)).toBe(vector.key);
      const stream = new Stream(key, dealing);
      for (const word of vector.words) expect(await stream.word()).toBe(word);
      const cards = vector.cards ?? decks(vector.decks!);
      const range = vector.cut_card ? ([vector.cut_card.low, vector.cut_card.high] as const) : undefined;
      const found = await shuffle(cards, key, dealing, range);
      expect(found.cards.slice(0, vector.first.length)).toEqual(vector.first);
      expect(found.cutAt).toBe(vector.cut_at);
      expect(found.cutCardUnder).toBe(vector.cut_card_under);
      expect(toHex(await sha256(Uint8Array.from(found.cards)))).toBe(vector.digest);
    });

    it.each(vectors[2].canonical)("canonical JSON: $canonical", ({ value, canonical: told }) => {
      expect(canonical(value)).toBe(told);
    });

    it("links of a chain", async () => {
      const [opening, ...rounds] = vectors[2].chain;
      let link = await firstLink(opening!.covers);
      expect(link).toBe(opening!.link);
      for (const { covers, link: told } of rounds) expect((link = await nextLink(link, covers))).toBe(told);
    });

    it.each([1, 2] as const)("words one after another, however many at once, in version %i", async (dealing) => {
      const key = fromHex(vectors[dealing].cases[0]!.key);
      const drawn = async (ahead: number): Promise<number[]> => {
        const stream = new Stream(key, dealing, ahead);
        const words: number[] = [];
        while (words.length < 100) words.push(await stream.word());
        return words;
      };
      expect(await drawn(1)).toEqual(await drawn(100));
    });
  },
);

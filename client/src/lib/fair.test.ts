import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { cutCommitment, decks, sealCommitment, sha256, shuffle, shuffleKey, Stream } from "./fair";
import { fromHex, toHex } from "./hex";

interface Vector {
  name: string;
  seal: string;
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

const { cases } = JSON.parse(readFileSync("../src/fairdeal/fair/vectors.json", "utf8")) as { cases: Vector[] };

afterEach(() => vi.unstubAllGlobals());

describe.each(["the browser’s digests", "a library’s, on a page without https"])(
  "the server’s vectors, with %s",
  (by) => {
    it("are there", () => expect(cases.length).toBeGreaterThan(5));

    it.each(cases)("$name", async (vector) => {
      if (by.includes("library")) vi.stubGlobal("crypto", {});
      const seal = fromHex(vector.seal);
      expect(toHex(await sealCommitment(seal))).toBe(vector.commitment);
      const cuts = vector.cuts.map(({ seat, opened }) => ({ seat, opened: opened === null ? null : fromHex(opened) }));
      for (const { opened, commitment } of vector.cuts)
        if (opened !== null) expect(toHex(await cutCommitment(fromHex(opened)))).toBe(commitment);
      const key = await shuffleKey(seal, cuts);
      expect(toHex(key)).toBe(vector.key);
      const stream = await Stream.of(key);
      for (const word of vector.words) expect(await stream.word()).toBe(word);
      const cards = vector.cards ?? decks(vector.decks!);
      const found = await shuffle(
        cards,
        key,
        vector.cut_card ? [vector.cut_card.low, vector.cut_card.high] : undefined,
      );
      expect(found.cards.slice(0, vector.first.length)).toEqual(vector.first);
      expect(found.cutAt).toBe(vector.cut_at);
      expect(found.cutCardUnder).toBe(vector.cut_card_under);
      expect(toHex(await sha256(Uint8Array.from(found.cards)))).toBe(vector.digest);
    });
  },
);

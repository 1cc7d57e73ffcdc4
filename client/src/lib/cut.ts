/** The player's own part in a shuffle: bytes that nobody can guess, or words; shown as a commitment first, opened later. */

import { toHex } from "./hex";

const KEPT = "fairdeal-cut-";
const RANDOM_BYTES = 16;
/** The most bytes of a cut. */
export const LONGEST_CUT = 64;

/** A cut of the player's own words, cut to what fits; a random one for no words. */
export function newCut(words: string): Uint8Array<ArrayBuffer> {
  const typed = new TextEncoder().encode(words.trim());
  if (typed.length) return typed.slice(0, LONGEST_CUT);
  return crypto.getRandomValues(new Uint8Array(RANDOM_BYTES));
}

/** The commitment to a cut, in hexadecimal, by the sitting's version of fair dealing. */
export async function commitmentOf(cut: Uint8Array, dealing: number): Promise<string> {
  const { cutCommitment } = await import("./fair");
  return toHex(await cutCommitment(cut, dealing === 1 ? 1 : 2));
}

/** A cut that was shown must be opened even if the page was loaded anew in between: it is kept until then. */
export const keepCut = (table: number, cut: Uint8Array): void => sessionStorage.setItem(KEPT + table, toHex(cut));
export const keptCut = (table: number): string | null => sessionStorage.getItem(KEPT + table);

/** Forget a cut that was opened. Another may have taken its place: one shuffle can follow upon the other. */
export function forgetCut(table: number, cut: string): void {
  if (keptCut(table) === cut) sessionStorage.removeItem(KEPT + table);
}

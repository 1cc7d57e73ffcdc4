/** The amount that was last bet in a game: kept while this page is open. */

const KEPT = "fairdeal-amount-";

/** In half-chips; null before the first bet. */
export function keptAmount(game: string): number | null {
  const kept = sessionStorage.getItem(KEPT + game);
  return kept === null ? null : Number(kept);
}

export const keepAmount = (game: string, halves: number): void => sessionStorage.setItem(KEPT + game, String(halves));

/** The suits as paths in a square of 100 by 100. */

import type { Suit } from "./cards";

export const SUIT_PATHS: Record<Suit, string> = {
  spade: "M50 4C58 22 92 40 92 66a20 20 0 0 1-35 13c1 8 4 13 9 17H34c5-4 8-9 9-17A20 20 0 0 1 8 66C8 40 42 22 50 4Z",
  heart: "M50 95C38 76 6 58 6 32A23 23 0 0 1 50 22 23 23 0 0 1 94 32C94 58 62 76 50 95Z",
  diamond: "M50 3 88 50 50 97 12 50Z",
  club: "M50 4a21 21 0 0 1 17 33 21 21 0 1 1-10 37c1 10 4 17 9 22H34c5-5 8-12 9-22a21 21 0 1 1-10-37A21 21 0 0 1 50 4Z",
};

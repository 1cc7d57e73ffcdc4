/** Cards are numbers from 0 to 51: 13 × suit + rank, suits ♣ ♦ ♥ ♠, ranks 2 to ace. */

export const SUITS = ["club", "diamond", "heart", "spade"] as const;
export type Suit = (typeof SUITS)[number];

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SYMBOLS: Record<Suit, string> = { club: "♣", diamond: "♦", heart: "♥", spade: "♠" };
const CODES = "23456789TJQKA";
const SUIT_CODES = "cdhs";

export const suitOf = (card: number): Suit => SUITS[Math.floor(card / 13)]!;
export const rankOf = (card: number): string => RANKS[card % 13]!;
export const symbolOf = (suit: Suit): string => SYMBOLS[suit];

/** “9♣”, as sentences write it. */
export const showCard = (card: number): string => rankOf(card) + symbolOf(suitOf(card));

/** A card from its two letters, as facts and records have it: “9c”. */
export function readCard(code: string): number {
  return 13 * SUIT_CODES.indexOf(code.charAt(1)) + CODES.indexOf(code.charAt(0));
}

/** The cards that an action names in its fields `card` and `cards`, as sentences write them. */
export function cardsOf({ card, cards }: Record<string, unknown>): string[] {
  return [card ?? [], cards ?? []].flat().map((code) => showCard(readCard(String(code))));
}

/** The two letters of a card. */
export const cardCode = (card: number): string => CODES.charAt(card % 13) + SUIT_CODES.charAt(Math.floor(card / 13));

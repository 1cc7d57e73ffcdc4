/** The odds of a house, asked of the room. */

import type { OddsOf } from "../wire/messages";
import { get } from "./http";

/** Where the room tells the odds of a house, with its answers to questions of the game’s own. */
export function oddsPath(game: string, house: object, questions: Record<string, string> = {}): string {
  const options = Object.entries(house).map(([name, value]) => [name, String(value)]);
  return `/api/games/${game}/odds?${new URLSearchParams([...options, ...Object.entries(questions)])}`;
}

export const askOdds = (game: string, house: object): Promise<OddsOf> => get<OddsOf>(oddsPath(game, house));

/** What Cassino asks the player, and what plays are called on their buttons. */

import type { Picking } from "../../lib/picking.svelte";
import type { Action } from "../../lib/table.svelte";
import type { Said } from "../../wire/messages";

/** What is asked of the player, in one short question; null when it is not their turn. */
export function asks({ live, card, cards, plays, open, isAmiss }: Picking): Said | null {
  if (!live) return null;
  if (card === null) return { key: cards.length ? "cassino-ask-hand" : "cassino-ask-card", facts: {} };
  const [first, second] = plays;
  if (first && second) return askWhich(plays);
  if (first) return { key: "cassino-ask-play", facts: { play: { sentence: named(first) } } };
  const facts = { card: { cards: [card] }, cards: { cards } };
  if (isAmiss) return { key: "cassino-ask-amiss", facts };
  if (cards.length) return { key: "cassino-ask-more", facts };
  return { key: open.size ? "cassino-ask-with" : "cassino-ask-alone", facts };
}

/** The most cards that are named on a button; the board shows which they are. */
const MOST_NAMED = 4;

/** What a play is called on its button: “Take 5♣ 2♥”, “Build 7”. */
export function named({ kind, card, cards, value }: Action): Said {
  const all = (cards ?? []) as string[];
  const key = kind === "capture" && all.length > MOST_NAMED ? "cassino-do-capture-many" : `cassino-do-${kind}`;
  return { key, facts: { card: { cards: [card] }, cards: { cards: all }, count: all.length, value } };
}

/** What a play is called away from the table: “take 5♣ 2♥ with 7♠”. */
export const called = ({ kind, card, cards, value }: Action): Said => ({
  key: `cassino-odds-${kind}`,
  facts: { card: { cards: [card] }, cards: { cards: cards ?? [] }, value },
});

/** Threes or six; taking or building: what the same cards can be. */
function askWhich(plays: readonly Action[]): Said {
  if (plays.length > 2) return { key: "cassino-ask-which", facts: {} };
  const [first, second] = (plays as [Action, Action]).map(named) as [Said, Said];
  const small = { ...second, key: `${second.key}.small` };
  return { key: "cassino-ask-or", facts: { first: { sentence: first }, second: { sentence: small } } };
}

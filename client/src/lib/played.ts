/** A round that is looked at again: which step is shown, what is said of it, who sits there. It knows no rules. */

import type { Happening, Replay, ReplayStep, Said, SeatNow } from "../wire/messages";
import type { Hearer, Speaker } from "./facts";

/** A number of a step that exists, whatever was asked for. */
export const stepWithin = (replay: Replay, step: number): number =>
  Math.max(0, Math.min(replay.steps.length - 1, Number.isFinite(step) ? Math.trunc(step) : 0));

/** What moves when the reader goes from one step to another: only a step forward shows how it came about. */
export const movesBetween = (replay: Replay, from: number, to: number): readonly Happening[] =>
  to === from + 1 ? (replay.steps[to]?.events ?? []) : [];

/** The sentences of a step. The first opens the round; a step without words has none. */
export function saidIn(replay: Replay, step: number): Said[] {
  if (step === 0) return [opening(replay)];
  return replay.steps[step]?.events.flatMap(({ said }) => (said ? [said] : [])) ?? [];
}

function opening({ number, of }: Replay): Said {
  return of === null
    ? { key: "pages-replay-opens", facts: { round: number } }
    : { key: "pages-replay-opens-of", facts: { round: number, of } };
}

/** The round in words, a line for each step that has any: as nobody in particular would say it. */
export function roundInWords(replay: Replay, title: string, words: Speaker): string {
  const anybody: Hearer = { ...hearerOf(replay), you: null };
  const lines = replay.steps.slice(1).map((_, at) =>
    saidIn(replay, at + 1)
      .map((said) => words.say(said, anybody))
      .join(" "),
  );
  return [title, ...lines.filter(Boolean)].join("\n");
}

export const hearerOf = ({ seats, you }: Pick<Replay, "seats" | "you">): Hearer => ({
  names: new Map(seats.map(({ seat, name }) => [seat, name])),
  you,
});

/** Those who sat there, with their chips after so many steps: what they had, and what has moved to and from them. */
export function seatsAt({ seats, steps }: Replay, step: number, nameless: (seat: number) => string): SeatNow[] {
  const moved = movedTo(steps.slice(0, step + 1));
  return seats.map(({ seat, name, bot, chips }) => ({
    seat,
    name: name || nameless(seat),
    chips: chips + (moved.get(`stack:${seat}`) ?? 0),
    bot,
  }));
}

function movedTo(steps: readonly ReplayStep[]): Map<string, number> {
  const moved = new Map<string, number>();
  const add = (account: string, amount: number): void => void moved.set(account, (moved.get(account) ?? 0) + amount);
  for (const { kind, data } of steps.flatMap(({ events }) => events)) {
    if (kind !== "transfer") continue;
    const { from, to, amount } = data as { from: string; to: string; amount: number };
    add(from, -amount);
    add(to, amount);
  }
  return moved;
}

/** Which hand of the chart comes next in the drill: every group as often, and those that were missed again soon. */

import { readCard } from "../../lib/cards";
import { type Chart, GROUPS, type Group, MOVES, UPCARDS } from "./chart";

/** Hands by group and by the sign that the chart has for them, as the room tells them: signs of cards. */
export type Hands = Record<Group, Record<string, string[][]>>;

/** A hand to decide, its cards in some suits, and what the chart says. */
export interface Task {
  group: Group;
  sign: string;
  up: string;
  hand: number[];
  upcard: number;
  move: (typeof MOVES)[number];
}

/** So many other hands come before one that was missed comes back. */
const AFTER = 3;

export class Tasks {
  readonly #missed: { task: Task; in: number }[] = [];

  constructor(
    readonly chart: Chart,
    readonly hands: Hands,
    readonly random: () => number = Math.random,
  ) {}

  next(): Task {
    for (const each of this.#missed) each.in -= 1;
    const due = this.#missed.findIndex((each) => each.in <= 0);
    if (due >= 0) return this.#dealt(this.#missed.splice(due, 1)[0]!.task);
    const group = this.#pick(GROUPS);
    const sign = this.#pick(Object.keys(this.chart[group]));
    return this.#dealt({ group, sign, up: this.#pick(UPCARDS) });
  }

  miss(task: Task): void {
    this.#missed.push({ task, in: AFTER });
  }

  #dealt({ group, sign, up }: Pick<Task, "group" | "sign" | "up">): Task {
    const hand = this.#pick(this.hands[group][sign]!).map((each, place) => this.#card(each, place));
    return { group, sign, up, hand, upcard: this.#card(up, 2), move: this.chart[group][sign]![up]! };
  }

  /** A card of that sign; a ten of any rank stands for all. Cards beside each other have other suits. */
  #card(sign: string, place: number): number {
    const rank = sign === "T" ? this.#pick(["T", "J", "Q", "K"]) : sign;
    return readCard(rank + "cdhs".charAt((place + Math.floor(this.random() * 2)) % 4));
  }

  #pick<Each>(of: readonly Each[]): Each {
    return of[Math.floor(this.random() * of.length)]!;
  }
}

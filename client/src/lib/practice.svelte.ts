/** Practice: every decision is weighed against the best one, and what the mistakes cost is counted, exactly. */

import type { Said } from "../wire/messages";
import { type Fraction, plus } from "./chips";
import { beats, lead, type Worth } from "./worth";

/** A decision: what was chosen and what was worth the most, each as the player calls it, with its worth. */
export interface Decision {
  /** What it was about; null where the game does not say. */
  about: Said | null;
  chosen: Said;
  best: Said;
  worth: Worth;
  bestWorth: Worth;
  /** Whether the choice was surely the best; estimates can leave that open. */
  isBest: boolean;
}

/** Whether another choice was better, by more than an error of the estimates can be. */
export const isMistake = ({ worth, bestWorth }: Decision): boolean => beats(bestWorth, worth);

/** What a decision cost on average, in chips or points. */
export const costOf = ({ worth, bestWorth }: Decision): Fraction => lead(bestWorth, worth);

/** A decision that was not the best, and what it cost. */
export interface Mistake extends Decision {
  number: number;
}

const KEPT = 20;

export class Practice {
  /** While it is on, nobody is told what a choice is worth before it is made. */
  on = $state(false);
  decisions = $state(0);
  mistakes = $state(0);
  unit = $state<Worth["unit"]>("chips");
  /** What all mistakes cost, in that unit. */
  cost = $state.raw<Fraction>({ numerator: 0n, denominator: 1n });
  /** The newest first. */
  last = $state.raw<Mistake[]>([]);

  note(decision: Decision): void {
    this.decisions += 1;
    this.unit = decision.worth.unit;
    if (!isMistake(decision)) return;
    this.mistakes += 1;
    this.cost = plus(this.cost, costOf(decision));
    this.last = [{ ...decision, number: this.mistakes }, ...this.last].slice(0, KEPT);
  }

  /** Count from nothing again. */
  begin(): void {
    this.decisions = this.mistakes = 0;
    this.cost = { numerator: 0n, denominator: 1n };
    this.last = [];
  }
}

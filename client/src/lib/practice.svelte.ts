/** Practice: every decision is weighed against the best one, and what the mistakes cost is counted, exactly. */

import type { Said } from "../wire/messages";
import { CHIP, type Fraction, plus, readFraction } from "./chips";

/** A decision: what was chosen and what was best, by kind, each with its worth as “num/den” half-chips. */
export interface Decision {
  /** What it was about; null where the game does not say. */
  about: Said | null;
  chosen: string;
  best: string;
  worth: string;
  bestWorth: string;
}

/** A decision that was not the best, and what it cost in chips on average. */
export interface Mistake extends Decision {
  number: number;
  cost: Fraction;
}

const KEPT = 20;

export class Practice {
  /** While it is on, nobody is told what a choice is worth before it is made. */
  on = $state(false);
  decisions = $state(0);
  mistakes = $state(0);
  /** What all mistakes cost, in chips. */
  cost = $state.raw<Fraction>({ numerator: 0n, denominator: 1n });
  /** The newest first. */
  last = $state.raw<Mistake[]>([]);

  note(decision: Decision): void {
    this.decisions += 1;
    const cost = costOf(decision);
    if (cost.numerator <= 0n) return;
    this.mistakes += 1;
    this.cost = plus(this.cost, cost);
    this.last = [{ ...decision, number: this.mistakes, cost }, ...this.last].slice(0, KEPT);
  }

  /** Count from nothing again. */
  begin(): void {
    this.decisions = this.mistakes = 0;
    this.cost = { numerator: 0n, denominator: 1n };
    this.last = [];
  }
}

/** How much less a choice is worth than the best one, in chips. */
function costOf({ worth, bestWorth }: Decision): Fraction {
  const { numerator, denominator } = readFraction(worth);
  const halves = plus(readFraction(bestWorth), { numerator: -numerator, denominator });
  return { numerator: halves.numerator, denominator: halves.denominator * BigInt(CHIP) };
}

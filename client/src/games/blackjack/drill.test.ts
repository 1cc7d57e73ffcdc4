import { describe, expect, it } from "vitest";
import { rankOf } from "../../lib/cards";
import type { Chart } from "./chart";
import { type Hands, Tasks } from "./drill";

const moves = Object.fromEntries([..."23456789TA"].map((up) => [up, "hit"]));
const chart = {
  hard: { 16: moves },
  soft: { "A-7": moves },
  pair: { "8-8": moves },
  insurance: false,
} as unknown as Chart;
const hands: Hands = { hard: { 16: [["T", "6"]] }, soft: { "A-7": [["A", "7"]] }, pair: { "8-8": [["8", "8"]] } };

describe("the chart drill", () => {
  it("deals hands of every group as often", () => {
    let turn = 0;
    const tasks = new Tasks(chart, hands, () => (turn++ % 30) / 30);
    const groups = Array.from({ length: 300 }, () => tasks.next().group);
    for (const group of ["hard", "soft", "pair"])
      expect(groups.filter((each) => each === group).length).toBeGreaterThan(30);
  });

  it("deals cards that make the hand, no card twice", () => {
    const tasks = new Tasks(chart, hands);
    for (let count = 0; count < 200; count += 1) {
      const { sign, hand } = tasks.next();
      const ranks = hand.map(rankOf);
      if (sign === "8-8") expect(ranks).toEqual(["8", "8"]);
      if (sign === "A-7") expect(ranks).toEqual(["A", "7"]);
      if (sign === "16") expect([["10", "J", "Q", "K"].includes(ranks[0]!), ranks[1]]).toEqual([true, "6"]);
    }
  });

  it("brings back a hand that was missed, after three others", () => {
    const tasks = new Tasks(chart, hands, () => 0);
    const missed = { ...tasks.next(), up: "A" };
    tasks.miss(missed);
    expect([tasks.next().up, tasks.next().up, tasks.next().up]).toEqual(["2", "2", "A"]);
    expect(tasks.next().up).toBe("2");
  });
});

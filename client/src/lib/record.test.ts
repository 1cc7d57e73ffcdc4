import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkShuffle } from "./check";
import { readRecord, Unreadable } from "./record";

const text = readFileSync("../tests/golden/casino-war-1.json", "utf8");

function placeOfFault(record: string): string {
  try {
    readRecord(record);
  } catch (error) {
    if (error instanceof Unreadable) return error.place;
  }
  return "none";
}

describe("a record file", () => {
  it("tells every shuffle with the cards that were taken from it, and all of them hold", async () => {
    const { game, rounds, shuffles } = readRecord(text);
    expect(game).toBe("casino-war");
    expect(shuffles.flatMap((each) => each.rounds)).toHaveLength(rounds);
    for (const { claim } of shuffles) expect((await checkShuffle(claim)).passed).toBe(true);
  });

  it("fails in the one shuffle whose card was changed", async () => {
    const record = JSON.parse(text) as { rounds: { steps: { action: { kind: string; card?: string } }[] }[] };
    const step = record.rounds[1]!.steps.find(({ action }) => action.kind === "deal")!;
    step.action.card = step.action.card === "2c" ? "3c" : "2c";
    const { shuffles } = readRecord(JSON.stringify(record));
    const checks = await Promise.all(shuffles.map(({ claim }) => checkShuffle(claim)));
    const wrong = shuffles.filter((_, place) => !checks[place]!.passed);
    expect(wrong.map(({ rounds }) => rounds.includes(2))).toEqual([true]);
  });

  it("is refused with the place where it is not as it must be", () => {
    expect(placeOfFault("no JSON")).toBe("");
    expect(placeOfFault("[]")).toBe("");
    expect(placeOfFault('{"format": "something else"}')).toBe("");
    expect(placeOfFault(text.replace(/"decks": 6,\n(\s+)"cut_card"/, '"decks": 1e9, "cut_card"'))).toBe(
      "shuffles[0].decks",
    );
    expect(placeOfFault(text.replace(/"card": "..?"/, '"card": "1x"'))).toMatch(
      /^rounds\[0\]\.steps\[\d\]\.action\.card$/,
    );
  });
});

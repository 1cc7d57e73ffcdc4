import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkShuffle } from "./check";
import { readRecord, Unreadable } from "./record";

const golden = (name: string): string => readFileSync(`../tests/golden/${name}.json`, "utf8");
const text = golden("casino-war-2");
const ALL = ["casino-war", "blackjack"].flatMap((game) =>
  [1, 2].flatMap((format) =>
    (game === "blackjack" ? ["", "-shoe"] : ["", "-shoe", "-table"]).map((kind) => `${game}-${format}${kind}`),
  ),
);

interface Played {
  rounds: { steps: { action: { kind: string; card?: string } }[] }[];
}

function placeOfFault(record: string): string {
  try {
    readRecord(record);
  } catch (error) {
    if (error instanceof Unreadable) return error.place;
  }
  return "none";
}

describe("a record file", () => {
  it.each(ALL)("tells every shuffle with the cards that were taken from it, and all of them hold: %s", async (name) => {
    const { rounds, shuffles } = readRecord(golden(name));
    expect(new Set(shuffles.flatMap((each) => each.rounds)).size).toBe(rounds);
    for (const { claim } of shuffles) {
      const { passed, steps } = await checkShuffle(claim);
      expect(steps.filter((step) => !step.passed)).toEqual([]);
      expect(passed).toBe(true);
    }
  });

  it("tells which cards of a round came from which of its shuffles", async () => {
    const { shuffles } = readRecord(golden("blackjack-2-shoe"));
    const [shoe, made, last] = shuffles.map(({ claim }) => claim);
    expect(shoe!.order).toHaveLength(312);
    expect([made!.void, made!.order.length]).toEqual([true, 0]);
    expect(last!.order.length).toBeGreaterThan(0);
    expect((await checkShuffle(last!)).steps.find(({ name }) => name === "cards")!.said.facts.count).toBeLessThan(312);
  });

  it("fails at a card that came from a shuffle in mid-round", async () => {
    const { claim } = readRecord(golden("blackjack-2-shoe")).shuffles[2]!;
    const order = claim.order.with(0, (claim.order[0]! + 1) % 52);
    const { steps } = await checkShuffle({ ...claim, order });
    expect(steps.filter(({ passed }) => !passed).map(({ name }) => name)).toEqual(["order"]);
  });

  it("says what format 1 does not tell of a shuffle in mid-round", async () => {
    const { claim } = readRecord(golden("blackjack-1-shoe")).shuffles[3]!;
    const { steps } = await checkShuffle(claim);
    expect(steps.map(({ said }) => said.key)).toContain("pages-check-untold");
    expect(steps.map(({ name }) => name)).not.toContain("order");
  });

  it("fails in the one shuffle whose card was changed", async () => {
    const record = JSON.parse(text) as Played;
    const step = record.rounds[1]!.steps.find(({ action }) => action.kind === "deal")!;
    step.action.card = step.action.card === "2c" ? "3c" : "2c";
    const { shuffles, broken } = readRecord(JSON.stringify(record));
    const checks = await Promise.all(shuffles.map(({ claim }) => checkShuffle(claim)));
    const wrong = shuffles.filter((_, place) => !checks[place]!.passed);
    expect(wrong.map(({ rounds }) => rounds.includes(2))).toEqual([true]);
    expect(await broken()).toBe("rounds[1].link");
  });

  it.each(ALL)("has a chain that follows from what happened, if it has one: %s", async (name) => {
    const { links, rounds, broken } = readRecord(golden(name));
    expect(links).toHaveLength(name.includes("-1") ? 0 : rounds + 1);
    expect(await broken()).toBeNull();
  });

  it("breaks its chain where a round is missing", async () => {
    const record = JSON.parse(text) as Played;
    record.rounds.splice(3, 1); // its shuffle, number 3, is left over
    expect(await readRecord(JSON.stringify(record)).broken()).toBe("shuffles[4].link");
  });

  it("is refused with the place where it is not as it must be", () => {
    expect(placeOfFault("no JSON")).toBe("");
    expect(placeOfFault("[]")).toBe("");
    expect(placeOfFault('{"format": "something else"}')).toBe("");
    expect(placeOfFault('{"format": "fairdeal record", "version": 3}')).toBe("version");
    expect(placeOfFault(text.replace(/"decks": 6,\n(\s+)"cards"/, '"decks": 1e9, "cards"'))).toBe("shuffles[0].decks");
    expect(placeOfFault(text.replace(/"card": "..?"/, '"card": "1x"'))).toMatch(
      /^rounds\[0\]\.steps\[\d\]\.action\.card$/,
    );
  });
});

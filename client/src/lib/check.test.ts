import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { checkShuffle } from "./check";
import type { ShuffleOf } from "../wire/messages";

interface Vector {
  name: string;
  seal: string;
  link: string;
  commitment: string;
  cuts: { seat: number; opened: string | null; commitment: string }[];
  decks: number | null;
  cut_card: { low: number; high: number } | null;
  first: number[];
}

const { cases } = JSON.parse(readFileSync("../src/fairdeal/fair/vectors-2.json", "utf8")) as { cases: Vector[] };
const whole = cases.filter(({ decks, cuts }) => decks !== null && cuts.some(({ opened }) => opened !== null));

/** What a room would tell of the round that took the cards of a vector, the second of them burned. */
function claimOf({ decks, cut_card, commitment, link, seal, cuts, first }: Vector): ShuffleOf {
  return {
    dealing: 2,
    decks: decks!,
    cards: null,
    link,
    void: false,
    cut_card: cut_card && [cut_card.low, cut_card.high],
    commitment,
    seal,
    cuts: cuts.map((cut) => ({ ...cut, made_by: "player" })),
    order: first.map((card, place) => (place === 1 ? null : card)),
    first: 0,
  };
}

const outcome = async (claim: ShuffleOf) => {
  const { passed, steps } = await checkShuffle(claim);
  return { passed, failed: steps.filter((step) => !step.passed).map(({ name, said }) => `${name}: ${said.key}`) };
};
const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

describe("a shuffle that is checked in the browser", () => {
  let claim: ShuffleOf;
  beforeAll(() => (claim = claimOf(whole.find(({ cuts }) => cuts.length > 1)!)));

  it.each(whole)("holds when it is honest: $name", async (vector) => {
    expect(await outcome(claimOf(vector))).toEqual({ passed: true, failed: [] });
  });

  it("tells every step in the order of the server’s check", async () => {
    const { steps } = await checkShuffle(claim);
    expect(steps.map(({ name }) => name)).toEqual([
      "seal",
      "seats",
      ...claim.cuts.map(() => "cut"),
      "cards",
      "order",
      "cut-card",
    ]);
  });

  it("shows the cards that nobody saw", async () => {
    const { cards } = await checkShuffle(claim);
    const vector = whole.find(({ cuts }) => cuts.length > 1)!;
    expect(cards.map(({ card }) => card)).toEqual(vector.first);
    expect(cards[1]).toMatchObject({ place: 2, seen: false });
  });

  it("fails at a forged seal, and at the cards that it gives", async () => {
    const { passed, failed } = await outcome({ ...claim, seal: other(claim.seal!) });
    expect(passed).toBe(false);
    expect(failed).toEqual(["seal: check-seal-unlinked", "order: check-order-false"]);
  });

  it("fails at a forged commitment alone", async () => {
    expect(await outcome({ ...claim, commitment: other(claim.commitment) })).toEqual({
      passed: false,
      failed: ["seal: check-seal-unlinked"],
    });
  });

  it("fails at another link alone: it was made after something else", async () => {
    expect((await outcome({ ...claim, link: other(claim.link) })).failed).toEqual(["seal: check-seal-unlinked"]);
    expect((await outcome({ ...claim, link: "" })).failed).toEqual(["seal: error-link-size"]);
  });

  it("fails at a version of fair dealing that it does not know", async () => {
    expect((await outcome({ ...claim, dealing: 3 })).failed).toEqual(["seal: error-dealing-version"]);
  });

  it("checks seal and cuts of a void shuffle, from which no card came", async () => {
    const { passed, steps } = await checkShuffle({ ...claim, void: true, order: [] });
    expect(passed).toBe(true);
    expect(steps.at(-1)!.said.key).toBe("pages-check-void");
  });

  it("fails at a forged cut, and names its seat", async () => {
    const place = claim.cuts.findIndex(({ opened }) => opened !== null);
    const cuts = claim.cuts.map((cut, index) => (index === place ? { ...cut, opened: other(cut.opened!) } : cut));
    const { steps } = await checkShuffle({ ...claim, cuts });
    const failed = steps.find((step) => !step.passed)!;
    expect(failed.said).toEqual({ key: "check-cut-false", facts: { seat: { seat: cuts[place]!.seat } } });
  });

  it("fails at a card that was not dealt, and tells which lay there", async () => {
    const forged = (claim.order[2]! + 1) % 52;
    const { steps } = await checkShuffle({ ...claim, order: claim.order.with(2, forged) });
    const failed = steps.filter((step) => !step.passed);
    expect(failed).toHaveLength(1);
    expect(failed[0]!.said).toMatchObject({ key: "check-order-false", facts: { place: 3 } });
  });

  it("looks for the cards of a later round where they lie", async () => {
    const later = { ...claim, first: 2, order: claim.order.slice(2) };
    expect((await outcome(later)).passed).toBe(true);
    expect((await outcome({ ...later, first: 3 })).failed).toEqual(["order: check-order-false"]);
  });

  it("fails at more cards than there are, at a seat that cuts twice, and at what is no hexadecimal", async () => {
    const many = { ...claim, first: 52 * claim.decks };
    expect((await outcome(many)).failed).toEqual(["order: check-order-too-long"]);
    const [cut] = claim.cuts;
    expect((await outcome({ ...claim, cuts: [cut!, cut!] })).failed[0]).toBe("seats: check-seat-twice");
    expect((await outcome({ ...claim, seal: `${claim.seal!.slice(0, -1)}x` })).failed).toEqual(["seal: error-hex"]);
    expect((await outcome({ ...claim, seal: "00" })).failed[0]).toBe("seal: error-seal-size");
  });

  it("says so when the house alone decided", async () => {
    const { steps } = await checkShuffle({ ...claim, cuts: [] });
    expect(steps[1]!.said.key).toBe("check-house-alone");
  });
});

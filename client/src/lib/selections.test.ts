import { describe, expect, it } from "vitest";
import type { SelectionOffer } from "../wire/messages";
import { completed, openTo, playsWith } from "./selections";

const groups = (text: string): string[][] => (text ? text.split(", ").map((group) => group.split(" ")) : []);

function offer(kind: string, of: string, first?: string, most?: number): SelectionOffer {
  return {
    action: { kind, card: "7s" },
    groups: groups(of),
    ...(first === undefined ? {} : { first: groups(first) }),
    ...(most === undefined ? {} : { most }),
  };
}

const chosen = (text: string): Set<string> => new Set(text ? text.split(" ") : []);
const sorted = (cards: Iterable<string>): string => [...cards].sort().join(" ");

/** A seven takes a seven, and two ways to seven that share the five. */
const TAKE = offer("capture", "7d, 2h 5c, 5c 2s");

describe("a choice of cards", () => {
  it.each([
    ["7d", true],
    ["2h 5c", true],
    ["7d 2h 5c", true],
    ["2h", false],
    ["2h 2s 5c", false],
    ["7d 2h", false],
    ["9c", false],
    ["", false],
  ])("of %j is whole: %s", (cards, whole) => expect(completed(TAKE, chosen(cards)) !== null).toBe(whole));

  it("is the offered action with its cards in order", () =>
    expect(completed(TAKE, chosen("7d 5c 2h"))).toEqual({ kind: "capture", card: "7s", cards: ["5c", "7d", "2h"] }));

  it("has one of the first cards where there are some", () => {
    const build = offer("build", "7d, 3c 4d", "5c, 2h 3c");
    expect(completed(build, chosen("7d"))).toBeNull();
    expect(completed(build, chosen("5c"))).not.toBeNull();
    expect(completed(build, chosen("5c 7d 3c 4d"))).not.toBeNull();
    expect(completed(build, chosen("2h 3c 4d"))).toBeNull();
    expect(completed(build, chosen("5c 2h 3c"))).toBeNull();
  });

  it("has no more groups than are allowed", () => {
    const faces = offer("capture", "Kc, Kd, Kc Kd Kh", undefined, 1);
    expect(completed(faces, chosen("Kc Kd"))).toBeNull();
    expect(completed(faces, chosen("Kc Kd Kh"))).not.toBeNull();
  });

  it("tries every way in which the cards make groups", () =>
    expect(completed(offer("capture", "a b, b c, c d, a d e"), chosen("a b c d"))).not.toBeNull());
});

describe("the cards that can still join", () => {
  it.each([
    ["", "2h 2s 5c 7d"],
    ["2h", "5c 7d"],
    ["5c", "2h 2s 7d"],
    ["2h 5c", "7d"],
    ["2h 2s", ""],
    ["7d 2h 5c", ""],
  ])("after %j are %j", (cards, open) => expect(sorted(openTo([TAKE], chosen(cards)))).toBe(open));

  it("are those of all that is offered", () =>
    expect(sorted(openTo([TAKE, offer("build", "", "Ac")], chosen("")))).toBe("2h 2s 5c 7d Ac"));
});

describe("the whole actions that hold the chosen cards", () => {
  it("are told while they are few", () => {
    const { plays, all } = playsWith([TAKE], chosen("2h"), 2);
    expect(all).toBe(true);
    expect(plays.map(({ cards }) => sorted(cards))).toEqual(["2h 5c", "2h 5c 7d"]);
  });

  it("are only begun while they are many", () => {
    const { plays, all } = playsWith([TAKE], chosen(""), 2);
    expect(all).toBe(false);
    expect(plays).toHaveLength(2);
  });

  it("count once, however their cards make groups", () => {
    const { plays, all } = playsWith([offer("capture", "a b, c d, a d, b c")], chosen("a c"), 3);
    expect([plays.length, all]).toEqual([1, true]);
  });

  it("are found among several offers", () => {
    const offers = [offer("build", "", "3d"), offer("capture", "3d"), offer("increase", "", "4c")];
    expect(playsWith(offers, chosen("3d"), 3).plays.map(({ kind }) => kind)).toEqual(["build", "capture"]);
  });
});

it("answers at once where there are very many groups", () => {
  const names = Array.from({ length: 24 }, (_, place) => `c${place}`);
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  const many: SelectionOffer = { action: { kind: "capture" }, groups: pairs };
  const began = performance.now();
  expect(openTo([many], new Set(names.slice(0, 9))).size).toBe(15);
  expect(completed(many, new Set(names))).not.toBeNull();
  expect(completed(many, new Set(names.slice(1)))).toBeNull();
  expect(playsWith([many], new Set(), 2).all).toBe(false);
  expect(performance.now() - began).toBeLessThan(2_000);
});

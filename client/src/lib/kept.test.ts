import { beforeEach, describe, expect, it } from "vitest";
import { compareLinks, compareRound, keepReceipt, keepSeal, saw, seenOf } from "./kept";

beforeEach(() => localStorage.clear());

describe("what this browser saw of sittings", () => {
  it("keeps seals and receipts by sitting, each once", () => {
    keepSeal(3, "aa");
    keepSeal(3, "aa");
    keepReceipt(3, 1, "01");
    expect(seenOf(3)).toMatchObject({ seals: ["aa"], receipts: { 1: "01" } });
    expect([saw(3, "aa"), saw(3, "bb"), saw(4, "aa")]).toEqual([true, false, false]);
  });

  it("lets the first receipt of a round count", () => {
    keepReceipt(3, 1, "01");
    keepReceipt(3, 1, "ff");
    expect([compareRound(3, 1, "01"), compareRound(3, 1, "ff"), compareRound(3, 2, "02")]).toEqual([true, false, null]);
  });

  it("knows the sitting of a record by its receipts, and counts those that differ", () => {
    keepReceipt(3, 1, "01");
    keepReceipt(3, 2, "02");
    keepReceipt(3, 3, "03");
    expect(compareLinks(["00", "01", "02", "03"])).toEqual({ fit: 3, differ: 0 });
    expect(compareLinks(["00", "01", "ff", "03"])).toEqual({ fit: 2, differ: 1 });
    expect(compareLinks(["00", "01"])).toEqual({ fit: 1, differ: 0 });
    expect(compareLinks(["00", "aa"])).toBeNull();
  });

  it("forgets the sittings that were not seen for longest, and passes over what it cannot read", () => {
    localStorage.setItem("fairdeal-seen-999", "no JSON");
    for (let sitting = 1; sitting <= 60; sitting++) keepSeal(sitting, "aa");
    expect(seenOf(60)).not.toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("fairdeal-seen-")).length).toBeLessThanOrEqual(40);
    expect(seenOf(999)).toBeNull();
  });
});

import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/catalogue.svelte";
import { readRecord } from "../lib/record";
import { keepReceipt, keepSeal } from "../lib/kept";
import type { ShuffleOf } from "../wire/messages";
import CheckDeal from "./CheckDeal.svelte";

const record = readRecord(readFileSync("../tests/golden/casino-war-2.json", "utf8"));
const honest = record.shuffles[0]!.claim as ShuffleOf;
const receipt = record.links[1]!;
const hearer = { names: new Map([[0, "Anna"]]), you: null };

const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

const dealOf = (...shuffles: ShuffleOf[]) => ({ shuffles, sitting: 7, round: 1, receipt });

async function checked(...shuffles: ShuffleOf[]) {
  const { container } = render(CheckDeal, { deal: dealOf(...shuffles), hearer });
  await fireEvent.click(screen.getByRole("button", { name: "Check this deal" }));
  const verdict = (await screen.findByText(/^Everything is correct|^Something is wrong/)).textContent;
  const failed = [...container.querySelectorAll("li.failed p")].map((each) => each.textContent?.trim());
  return { verdict, failed };
}

beforeAll(async () => {
  await words.speak("en");
  await words.need("pages", "verify", "errors");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("checking a deal", () => {
  it("says that an honest one holds", async () => {
    const { verdict, failed } = await checked(honest);
    expect(verdict).toBe("Everything is correct. Nobody chose these cards.");
    expect(failed).toEqual([]);
  });

  it("says which step of a forged seal failed", async () => {
    const { verdict, failed } = await checked({ ...honest, seal: other(honest.seal!) });
    expect(verdict).toBe("Something is wrong with this deal. The first fault is in step 1.");
    expect(failed[0]).toMatch(/^Failed:\s+The seal doesn’t match what the house showed before the cuts/);
  });

  it("says whose cut is forged", async () => {
    const [cut, ...more] = honest.cuts;
    const { verdict, failed } = await checked({ ...honest, cuts: [{ ...cut!, opened: other(cut!.opened!) }, ...more] });
    expect(verdict).toBe("Something is wrong with this deal. The first fault is in step 3.");
    expect(failed[0]).toMatch(/.+’s cut isn’t the one that was shown\.$/);
  });

  it("says which card was not dealt from the shuffle", async () => {
    const place = honest.order.findIndex((card) => card !== null);
    const order = honest.order.with(place, (honest.order[place]! + 1) % 52);
    const { failed } = await checked({ ...honest, order });
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatch(new RegExp(`Card ${place + 1} was recorded as .+; the seal and the cuts give .+\\.$`));
  });

  it("does not praise a shuffle that the house made alone", async () => {
    const cuts = honest.cuts.map((cut) => ({ ...cut, made_by: "house" as const }));
    expect((await checked({ ...honest, cuts })).verdict).toContain("the house alone decided the order");
  });

  it("checks every shuffle of a round that had several", async () => {
    const voided = { ...honest, void: true, order: [] };
    expect((await checked(voided, honest)).verdict).toBe("Everything is correct. Nobody chose these cards.");
    screen.getByText("Shuffle 2 of 2");
    cleanup();
    const { failed } = await checked(voided, { ...honest, seal: other(honest.seal!) });
    expect(failed).toHaveLength(2);
  });

  it("says by itself that this browser kept the same seal and receipt", async () => {
    keepSeal(7, honest.commitment);
    keepReceipt(7, 1, receipt);
    await checked(honest);
    screen.getByText(/received this seal/);
    screen.getByText(/kept the receipt of this round when it was played, and it matches/);
  });

  it("warns before any check that this browser kept another receipt", () => {
    keepReceipt(7, 1, other(receipt));
    render(CheckDeal, { deal: dealOf(honest), hearer });
    expect(screen.getByRole("alert").textContent).toMatch(/not what was played/);
  });

  it("says nothing of a receipt where none was kept", async () => {
    keepReceipt(8, 1, other(receipt));
    await checked(honest);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(/kept the receipt/)).toBeNull();
  });

  it("waits for the seal, and says so; a deal by hand has none", () => {
    render(CheckDeal, { deal: dealOf({ ...honest, seal: null }), hearer });
    expect(screen.queryByRole("button")).toBeNull();
    screen.getByText(/is still closed/);
    cleanup();
    render(CheckDeal, { deal: dealOf(), hearer });
    screen.getByText(/dealt by hand/);
  });
});

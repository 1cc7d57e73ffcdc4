import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { words } from "../lib/catalogue.svelte";
import { games } from "../lib/games.svelte";
import type { TableState } from "../lib/table.svelte";
import type { GameOf } from "../wire/messages";
import Leave from "./Leave.svelte";

vi.mock("../lib/me.svelte", () => ({ myself: { look: () => Promise.resolve() } }));

function table(more: Partial<TableState> = {}) {
  const leave = vi.fn(() => Promise.resolve(true));
  const head = { game: "casino-war", policy: { stand_in: "cheapest" } };
  return { leave, state: { head, offer: null, mayGoOn: true, leave, ...more } as unknown as TableState };
}

const IN_ROUND = { offer: { version: 3, asks: "moves" }, mayGoOn: false } as unknown as Partial<TableState>;

beforeEach(async () => {
  await words.need("client");
  await words.speak("en");
  games.all = [
    { name: "casino-war", stakes: true, verbs: [] },
    { name: "cassino", stakes: false, verbs: [] },
  ] as unknown as GameOf[];
});

it("is at once between rounds", () => {
  const { leave, state } = table();
  render(Leave, { table: state });
  screen.getByRole("button", { name: "Leave" }).click();
  expect(leave).toHaveBeenCalledOnce();
});

it("says in mid-round what it costs, and can be done all the same", async () => {
  const { leave, state } = table(IN_ROUND);
  render(Leave, { table: state });
  screen.getByRole("button", { name: "Leave" }).click();
  expect(await screen.findByText(/your hand is finished for you/)).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  screen.getByRole("button", { name: "Leave now", hidden: true }).click();
  expect(leave).toHaveBeenCalledOnce();
});

it("can wait for the end of the round, or be taken back till then", async () => {
  const { leave, state } = table(IN_ROUND);
  const { rerender } = render(Leave, { table: state });
  const over = { ...state, offer: { version: 9, asks: "round" }, mayGoOn: true } as unknown as TableState;
  screen.getByRole("button", { name: "Leave" }).click();
  (await screen.findByRole("button", { name: "After this round", hidden: true })).click();
  (await screen.findByRole("button", { name: "Stay" })).click();
  await rerender({ table: over });
  expect(leave).not.toHaveBeenCalled();
  await rerender({ table: state });
  screen.getByRole("button", { name: "Leave" }).click();
  (await screen.findByRole("button", { name: "After this round", hidden: true })).click();
  await screen.findByRole("button", { name: "Stay" });
  await rerender({ table: over });
  expect(leave).toHaveBeenCalledOnce();
});

it("loses a match between its rounds, too, and has nothing to wait for", async () => {
  const head = { game: "cassino", policy: {} } as unknown as TableState["head"];
  const { leave, state } = table({ head, offer: { version: 3, asks: "round" } });
  render(Leave, { table: state });
  screen.getByRole("button", { name: "Leave" }).click();
  expect(await screen.findByText(/you lose it/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "After this round", hidden: true })).toBeNull();
  expect(leave).not.toHaveBeenCalled();
});

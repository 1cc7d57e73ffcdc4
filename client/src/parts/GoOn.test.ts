import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, it, vi } from "vitest";
import { keepAmount } from "../lib/amounts";
import { words } from "../lib/catalogue.svelte";
import { games } from "../lib/games.svelte";
import type { TableState } from "../lib/table.svelte";
import type { GameOf } from "../wire/messages";
import GoOn from "./GoOn.svelte";

function table(game: string, more: Partial<TableState> = {}) {
  const goOn = vi.fn();
  const now = { seats: [{ seat: 0, name: "Anna", chips: 100 }] };
  const state = { head: { game }, now, you: 0, mayChoose: true, hasPlayed: true, goOn, ...more };
  return { goOn, state: state as unknown as TableState };
}

function press(key: string, target: Element = document.body, repeat = false): void {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true }));
}

beforeEach(async () => {
  sessionStorage.clear();
  document.getAnimations = () => []; // happy-dom has none
  await words.need("client");
  await words.speak("en");
  keepAmount("casino-war", 20);
});

it("makes the same bet again at one press or key", () => {
  const { goOn, state } = table("casino-war");
  render(GoOn, { table: state });
  screen.getByRole("button", { name: /^Same bet: 10/ }).click();
  press("Enter");
  press(" ");
  expect(goOn.mock.calls).toEqual([[20], [20], [20]]);
});

it("or goes on to choose another", () => {
  const { goOn, state } = table("casino-war");
  render(GoOn, { table: state });
  screen.getByRole("button", { name: /^Next round/ }).click();
  press("n");
  expect(goOn.mock.calls).toEqual([[null], [null]]);
});

it.each([
  ["New match", "cassino", false],
  ["New session", "casino-war", true],
])("leads to a “%s” once one of %s is over", (name, game, stakes) => {
  games.all = [{ name: game, stakes } as GameOf];
  render(GoOn, { table: table(game, { isOver: true, hasPlayed: false }).state });
  expect(screen.getByRole("button").textContent).toContain(name);
});

it.each([
  ["nothing was bet since the page was opened", "casino-war", { hasPlayed: false }],
  ["the chips aren’t there any more", "casino-war", { now: { seats: [{ seat: 0, name: "Anna", chips: 19 }] } }],
  ["the cards come before the bet", "red-dog", {}],
])("knows no bet to repeat where %s", (_, game, more) => {
  const { goOn, state } = table(game, more as Partial<TableState>);
  render(GoOn, { table: state });
  expect(screen.queryByRole("button", { name: /^Same bet/ })).toBeNull();
  press("Enter");
  expect(goOn).toHaveBeenCalledExactlyOnceWith(null);
});

it("takes no key that is held, or that another control wants", () => {
  const { goOn, state } = table("casino-war");
  render(GoOn, { table: state });
  press("Enter", document.body, true);
  press(" ", document.body.appendChild(document.createElement("button")));
  expect(goOn).not.toHaveBeenCalled();
});

it("takes nothing for a moment after the round", () => {
  const { goOn, state } = table("casino-war", { mayChoose: false });
  render(GoOn, { table: state });
  screen.getByRole("button", { name: /^Next round/ }).click();
  press("Enter");
  expect(goOn).not.toHaveBeenCalled();
});

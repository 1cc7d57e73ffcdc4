import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../lib/catalogue.svelte";
import { games } from "../lib/games.svelte";
import type { TableState } from "../lib/table.svelte";
import { type Worth, worthOf } from "../lib/worth";
import type { AmountOffer, GameOf } from "../wire/messages";
import Choices from "./Choices.svelte";

const TIE = [{ kind: "go-to-war" }, { kind: "surrender" }];
const BETS: AmountOffer[] = [{ kind: "bet", least: 4, most: 200, step: 2 }];

function table(actions: { kind: string }[], amounts: AmountOffer[], prices: Record<string, string> = {}) {
  const act = vi.fn(() => Promise.resolve(true));
  const worthOfKind = ({ kind }: { kind: string }): Worth | null =>
    prices[kind] ? worthOf({ action: { kind }, expectation: prices[kind], error: null }, "half-chips") : null;
  const state = {
    head: { game: "casino-war" },
    actions,
    amounts,
    yours: true,
    busy: false,
    act,
    worthOf: worthOfKind,
    best: null,
    practice: { on: false },
  };
  return { act, state: state as unknown as TableState };
}

const press = (key: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

beforeEach(async () => {
  sessionStorage.clear();
  document.getAnimations = () => []; // happy-dom has none
  await words.need("common", "banking", "client", "casino-war");
  await words.speak("en");
  games.all = [
    {
      name: "casino-war",
      verbs: [
        { kind: "bet", key: "banking-verb-bet", amount: true },
        { kind: "go-to-war", key: "casino-war-verb-war", amount: false },
        { kind: "surrender", key: "casino-war-verb-surrender", amount: false },
      ],
    } as unknown as GameOf,
  ];
});

describe("whole actions", () => {
  it("are buttons, sent as they were offered", () => {
    const { act, state } = table(TIE, []);
    render(Choices, { table: state });
    screen.getByRole("button", { name: /^War/ }).click();
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "go-to-war" });
  });

  it.each(["s", "S", "2"])("have keys: %s", (key) => {
    const { act, state } = table(TIE, []);
    render(Choices, { table: state });
    press(key);
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "surrender" });
  });

  it("are priced where the table prices them", () => {
    const { state } = table(TIE, [], { "go-to-war": "-1262/1000", surrender: "-2/1" });
    render(Choices, { table: state });
    expect(screen.getByRole("button", { name: /^War/ }).textContent).toContain("−0.63 on average");
    expect(screen.getByRole("button", { name: /^Surrender/ }).textContent).toContain("−1.00 on average");
  });
});

describe("an amount", () => {
  it("begins with the one of the last time and is sent in half-chips", () => {
    const { act, state } = table([], BETS);
    render(Choices, { table: state });
    screen.getByRole("button", { name: /^Bet 10/ }).click();
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "bet", amount: 20 });
    expect(sessionStorage.getItem("fairdeal-amount-casino-war")).toBe("20");
  });

  it.each(["1", "101", "2.5", "ten", ""])("of “%s” cannot be sent", async (typed) => {
    const { act, state } = table([], BETS);
    render(Choices, { table: state });
    const field = screen.getByRole<HTMLInputElement>("textbox");
    field.value = typed;
    field.dispatchEvent(new Event("input"));
    await Promise.resolve();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Bet/ }).disabled).toBe(true);
    press("b");
    expect(act).not.toHaveBeenCalled();
  });

  it("of one size only has no slider", () => {
    render(Choices, { table: table([], [{ kind: "bet", least: 4, most: 4, step: 2 }]).state });
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getByRole("button", { name: /^Bet 2/ })).toBeTruthy();
  });
});

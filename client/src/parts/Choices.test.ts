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

function table(
  actions: { kind: string }[],
  amounts: AmountOffer[],
  prices: Record<string, string> = {},
  more: Partial<TableState> = {},
) {
  const act = vi.fn(() => Promise.resolve(true));
  const worthOfKind = ({ kind }: { kind: string }): Worth | null =>
    prices[kind] ? worthOf({ action: { kind }, expectation: prices[kind], error: null }, "half-chips") : null;
  const state = {
    head: { game: "casino-war" },
    actions,
    amounts,
    yours: true,
    mayChoose: true,
    act,
    worthOf: worthOfKind,
    isBest: () => false,
    practice: { on: false },
    ...more,
  };
  return { act, state: state as unknown as TableState };
}

const press = (key: string, repeat = false): boolean =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true }));

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

  it("aren’t taken for a moment after they have changed, by no hand", () => {
    const { act, state } = table(TIE, [], {}, { mayChoose: false });
    render(Choices, { table: state });
    screen.getByRole("button", { name: /^War/ }).click();
    press("s");
    expect(act).not.toHaveBeenCalled();
  });

  it("aren’t repeated by a key that is held", () => {
    const { act, state } = table(TIE, []);
    render(Choices, { table: state });
    press("s", true);
    expect(act).not.toHaveBeenCalled();
  });

  it("are brass only where one is known to be the best, wherever it stands", () => {
    const brass = (): string[] =>
      screen.getAllByRole("button").flatMap((each) => (each.classList.contains("main") ? [each.textContent] : []));
    const { unmount } = render(Choices, { table: table(TIE, []).state });
    expect(brass()).toEqual([]);
    unmount();
    const prices = { "go-to-war": "-3/1", surrender: "-2/1" };
    render(Choices, { table: table(TIE, [], prices, { isBest: ({ kind }) => kind === "surrender" }).state });
    expect(brass()).toEqual([expect.stringMatching(/^Surrender/)]);
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

  it("is halved, doubled or the most at one press, by what can be chosen", async () => {
    const { act, state } = table([], BETS);
    render(Choices, { table: state });
    for (const title of ["Double: 20", "Double: 40", "Half: 20", "Most: 100", "Half: 50", "Half: 25"]) {
      screen.getByTitle(title).click();
      await Promise.resolve();
    }
    screen.getByRole("button", { name: /^Bet 25/ }).click();
    expect(act).toHaveBeenCalledExactlyOnceWith({ kind: "bet", amount: 50 });
  });

  it("of one size only has no slider", () => {
    render(Choices, { table: table([], [{ kind: "bet", least: 4, most: 4, step: 2 }]).state });
    expect(screen.queryByRole("slider")).toBeNull();
    expect(screen.getByRole("button", { name: /^Bet 2/ })).toBeTruthy();
  });
});

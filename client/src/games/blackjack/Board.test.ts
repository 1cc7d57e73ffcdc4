import { render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import { readCard } from "../../lib/cards";
import type { Blackjack, SeatNow } from "../../wire/messages";
import Board from "./Board.svelte";
import { inRows, placesOf } from "./saying";

const cards = (text: string): number[] => text.split(" ").map(readCard);

const hand = (text: string, part: Partial<Blackjack.HandView> = {}): Blackjack.HandView => ({
  number: 1,
  cards: cards(text),
  best: 0,
  low: part.best ?? 0,
  stake: 20,
  staked: 20,
  from_split: false,
  doubled: false,
  surrendered: false,
  is_blackjack: false,
  can_change: true,
  outcome: null,
  net: null,
  ...part,
});

const box = (seat: number, hands: Blackjack.HandView[], part: Partial<Blackjack.BoxView> = {}): Blackjack.BoxView => ({
  seat,
  chips: 1000,
  place: "in",
  stake: 20,
  staked: 20,
  hands,
  insurance: null,
  net: null,
  ...part,
});

const view = (boxes: Blackjack.BoxView[], part: Partial<Blackjack.View> = {}): Blackjack.View => ({
  you: 0,
  phase: "play",
  boxes,
  dealer: cards("6s"),
  dealer_best: 6,
  dealer_low: 6,
  hole: false,
  peeked: false,
  to_move: [0],
  hand: 1,
  seen: [131],
  unseen: 181,
  until_least: 69,
  until_most: 89,
  ...part,
});

function show(shown: Blackjack.View, you: number | null = 0): void {
  const seats = shown.boxes.map(({ seat }) => ({ seat, name: `P${seat}`, chips: 1000, bot: false }) as SeatNow);
  render(Board, { view: shown as never, house: {}, seats, you, latest: [], since: 0, decision: 30 });
}

const you = (): HTMLElement => screen.getByRole("region", { name: "You" });

beforeEach(async () => {
  await words.need("common", "client", "blackjack");
  await words.speak("en");
});

describe("a hand", () => {
  it("with an ace shows both of its totals while it goes on", () => {
    show(view([box(0, [hand("Ac 3d", { best: 14, low: 4 })])]));
    expect(within(you()).getByText("14 or 4")).toBeTruthy();
  });

  it("that stays as it is shows the one that counts", () => {
    show(view([box(0, [hand("Ac 7d", { best: 18, low: 8, can_change: false })])]));
    expect(within(you()).getByText("18")).toBeTruthy();
  });

  it("of an ace and a ten is a blackjack", () => {
    show(view([box(0, [hand("Ac Kd", { best: 21, low: 11, is_blackjack: true, can_change: false })])]));
    expect(within(you()).getByText("blackjack")).toBeTruthy();
  });

  it("that is settled shows what became of it", () => {
    const done = hand("Tc 9d", { best: 19, can_change: false, outcome: "won", net: 20 });
    show(view([box(0, [done], { net: 20 })], { phase: "over", to_move: [], hand: null }));
    expect(you().querySelector(".outcome")!.textContent).toMatch(/won\s*\+10/);
  });

  it("that was doubled shows both bets", () => {
    const doubled = hand("5c 6d Td", { best: 21, doubled: true, staked: 40, can_change: false });
    show(view([box(0, [doubled])]));
    expect(you().querySelector('[data-account="stake:0/hand-1"]')!.textContent).toMatch(/10\s*\+ 10/);
    expect(you().querySelector('[data-account="stake:0/double-1"]')).toBeTruthy();
  });
});

describe("a split", () => {
  const split = [hand("8c 3h", { best: 11 }), hand("8d", { best: 8, number: 2 })];

  it("lays the hands side by side, each with its bet, and says which is in turn", () => {
    show(view([box(0, split)]));
    const [first, second] = within(you()).getAllByRole("group");
    expect(first!.getAttribute("aria-label")).toBe("Your hand 1, your turn");
    expect(second!.getAttribute("aria-label")).toBe("Your hand 2");
    expect(first!.className).toContain("turn");
    expect(second!.className).not.toContain("turn");
    expect(you().querySelectorAll('[data-account^="stake:0/hand-"]')).toHaveLength(2);
  });

  it("of another seat is called by its name", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })]), box(1, split)], { to_move: [1], hand: 2 }));
    expect(screen.getByRole("group", { name: "P1, hand 2, in turn" })).toBeTruthy();
  });
});

describe("a hole card", () => {
  const dealers = (): HTMLElement => screen.getByRole("region", { name: "Dealer" });

  it("lies face down beside the open card until it is turned", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })])], { hole: true }));
    expect(within(dealers()).getByRole("img", { name: "a card face down" })).toBeTruthy();
    expect(within(dealers()).getAllByRole("img")).toHaveLength(2);
  });

  it("is not there at other tables", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })])]));
    expect(within(dealers()).getAllByRole("img")).toHaveLength(1);
  });
});

describe("a hand that is given up", () => {
  it("says so until it is settled", () => {
    show(view([box(0, [hand("Tc 6d", { best: 16, surrendered: true, can_change: false })])]));
    expect(within(you()).getByText("surrendered")).toBeTruthy();
  });
});

describe("the table", () => {
  it("shows an insurance as a bet of its own", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })], { insurance: 10 })]));
    expect(you().querySelector('[data-account="stake:0/insurance"]')!.textContent).toBe("insured 5");
  });

  it("shows what the dealer has and does next, and what is left in the shoe", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })])]));
    expect(screen.getByRole("region", { name: "Dealer" }).textContent).toMatch(/6\s*draws to 17/);
    expect(screen.getByText("131 cards dealt")).toBeTruthy();
    expect(screen.getByText("shuffle in about 79 cards")).toBeTruthy();
  });

  it("is shown to a spectator too", () => {
    show(view([box(0, [hand("Tc 9d", { best: 19 })]), box(1, [])], { you: null }), null);
    expect(screen.getAllByRole("region")).toHaveLength(3);
  });
});

describe("places", () => {
  it.each([
    [[0], 0, [0]],
    [[0, 1, 2], 0, [1, 0, 2]],
    [[0, 1, 2, 3, 4, 5, 6], 2, [5, 4, 3, 2, 1, 0, 6]],
    [[1, 4], 4, [1, 4]],
    [[0, 1, 2], null, [2, 1, 0]],
  ])("of %j for %s", (seats, viewer, shown) => {
    const places = placesOf(seats, viewer);
    expect([...seats].sort((one, other) => places.get(one)! - places.get(other)!)).toEqual(shown);
  });

  it("of cards are rows", () => expect(inRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]));
});

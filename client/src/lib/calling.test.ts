import { beforeEach, expect, test, vi } from "vitest";
import { Calling } from "./calling.svelte";
import * as notices from "./notices";
import { page } from "./page.svelte";
import * as sounds from "./sounds";
import type { TableState } from "./table.svelte";

const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  vi.restoreAllMocks();
  vi.spyOn(sounds, "play").mockImplementation((sound) => void heard.push(sound));
  vi.spyOn(notices, "notify").mockImplementation(() => Promise.resolve(void heard.push("notice")));
  vi.spyOn(notices, "withdraw").mockImplementation(() => Promise.resolve(void heard.push("withdrawn")));
});

const at = (yours: boolean, latest: { kind: string }[] = [], net = 0): TableState =>
  ({ yours, latest, you: 0, now: { seats: [{ seat: 0, net }] } }) as unknown as TableState;

test("a turn is called once, and a notice comes only where the page isn’t seen", () => {
  const calling = new Calling();
  page.seen = true;
  calling.see(at(true), "Blackjack");
  calling.see(at(true), "Blackjack");
  expect(heard).toEqual(["turn"]);
  calling.see(at(false), "Blackjack");
  page.seen = false;
  calling.see(at(true), "Blackjack");
  expect(heard).toEqual(["turn", "withdrawn", "turn", "notice"]);
});

test("cards, chips and a round that was won are heard once each", () => {
  const calling = new Calling();
  const events = ["card-dealt", "card-hidden", "transfer", "transfer", "round-settled"].map((kind) => ({ kind }));
  calling.see(at(false, events, 20), "Blackjack");
  calling.see(at(false, events, 20), "Blackjack");
  expect(heard).toEqual(["card", "card", "chips", "win"]);
});

test("a round that was lost is not heard as won", () => {
  const calling = new Calling();
  calling.see(at(false, [{ kind: "transfer" }, { kind: "round-settled" }], -20), "Blackjack");
  expect(heard).toEqual(["chips"]);
});

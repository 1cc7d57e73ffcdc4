import { beforeEach, expect, test } from "vitest";
import { connection } from "./connection.svelte";
import { hidden } from "./hidden.svelte";
import type { TableState } from "./table.svelte";
import { Unread } from "./unread.svelte";

const said = (...names: string[]): TableState =>
  ({ id: 3, chat: names.map((name, place) => ({ id: place + 1, name, text: "hello" })) }) as unknown as TableState;

beforeEach(() => {
  sessionStorage.clear();
  connection.welcome = { type: "welcome", protocol: 2, player: "a", name: "Anna", wallet: 0 };
});

test("what was said before somebody came is not unread", () => {
  const unread = new Unread(said("Boris", "Vera"));
  unread.begin();
  expect(unread.count).toBe(0);
});

test("lines of others are counted until they are seen, one’s own never are", () => {
  const table = said("Boris");
  const unread = new Unread(table);
  unread.begin();
  table.chat = said("Boris", "Vera", "Anna", "Boris").chat;
  expect(unread.count).toBe(2);
  unread.see();
  expect(unread.count).toBe(0);
});

test("lines of somebody whose messages are hidden are not counted", () => {
  const table = said("Boris");
  const unread = new Unread(table);
  unread.begin();
  table.chat = said("Boris", "Vera", "Boris").chat;
  hidden.toggle("Boris");
  expect(unread.count).toBe(1);
  hidden.toggle("Boris");
  expect(unread.count).toBe(2);
});

test("after a reload the lines that came meanwhile are unread", () => {
  new Unread(said("Boris")).begin();
  const again = new Unread(said("Boris", "Boris"));
  again.begin();
  expect(again.count).toBe(1);
});

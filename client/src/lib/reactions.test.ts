import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reactions, SHOWN } from "./reactions.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a reaction is shown for two seconds, and a later one of the same seat in its place", () => {
  const reactions = new Reactions();
  reactions.show(1, "wow");
  vi.advanceTimersByTime(SHOWN - 100);
  reactions.show(1, "laugh");
  reactions.show(2, "clap");
  vi.advanceTimersByTime(SHOWN - 100);
  expect([...reactions.shown]).toEqual([
    [1, "laugh"],
    [2, "clap"],
  ]);
  vi.advanceTimersByTime(100);
  expect(reactions.shown.size).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Landing } from "./landing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("cards land in their time, or at once for who does not wait", () => {
  const landing = new Landing();
  landing.begin(0);
  expect(landing.on).toBe(false);
  landing.begin(500);
  landing.begin(900);
  vi.advanceTimersByTime(600);
  expect(landing.on).toBe(true);
  vi.advanceTimersByTime(300);
  expect(landing.on).toBe(false);
  landing.begin(500);
  landing.end();
  expect(landing.on).toBe(false);
});

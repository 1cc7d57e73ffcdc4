import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../lib/catalogue.svelte";
import { preferences } from "../lib/prefs.svelte";
import type { Line, TableState } from "../lib/table.svelte";
import Telling from "./Telling.svelte";

const line = (number: number, round: number): Line => ({
  number,
  said: { key: "client-round-opened", facts: { round } },
  hearer: { names: new Map(), you: null },
  mine: false,
  round,
});

function table(story: Line[]): TableState {
  const state = {
    head: null,
    now: null,
    you: null,
    yours: false,
    closed: null,
    refusal: null,
    offer: null,
    latest: [],
  };
  return { ...state, story, hearer: { names: new Map(), you: null } } as unknown as TableState;
}

const told = (): string => document.querySelector(".say p")!.textContent ?? "";
const spoken = (): string => document.querySelector("[aria-live]")!.textContent ?? "";

beforeEach(async () => {
  vi.useFakeTimers();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  preferences.change({ motion: "auto" });
  await words.need("common", "client");
  await words.speak("en");
});
afterEach(() => vi.useRealTimers());

describe("what happened", () => {
  it("is shown a sentence at a time, and spoken once and whole", async () => {
    render(Telling, { table: table([line(1, 1), line(2, 2)]) });
    expect([told(), spoken()]).toEqual(["Round 1", "Round 1 Round 2"]);
    vi.advanceTimersByTime(400);
    await tick();
    expect([told(), spoken()]).toEqual(["Round 2", "Round 1 Round 2"]);
  });

  it("gives way to what comes next, which alone is spoken then", async () => {
    const shown = render(Telling, { table: table([line(1, 1), line(2, 2)]) });
    await shown.rerender({ table: table([line(1, 1), line(2, 2), line(3, 3)]) });
    expect([told(), spoken()]).toEqual(["Round 3", "Round 3"]);
    vi.advanceTimersByTime(2_000);
    await tick();
    expect(told()).toBe("Round 3");
  });

  it("is there at once where nothing may move", () => {
    preferences.change({ motion: "off" });
    render(Telling, { table: table([line(1, 1), line(2, 2)]) });
    expect(told()).toBe("Round 2");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

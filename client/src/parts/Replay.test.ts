import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { words } from "../lib/catalogue.svelte";
import type { Replay as Round } from "../wire/messages";
import Replay from "./Replay.svelte";

/** A round of a game without a board: what is told is what matters here. */
const replay: Round = {
  game: "none",
  house: {},
  round: 1,
  number: 1,
  of: null,
  void: false,
  seats: [{ seat: 0, name: "Anna", bot: false, chips: 100 }],
  you: null,
  whole: false,
  sitting: 0,
  shuffles: [],
  receipt: null,
  steps: [
    { events: [], view: null },
    { events: [said("banking-bet", { seat: { seat: 0 }, amount: { chips: 4 } })], view: null },
    { events: [said("casino-war-burned", { count: 1 })], view: null },
    { events: [said("banking-dealt", { seat: { seat: 0 }, card: { cards: ["9c"] } })], view: null },
  ],
};

function said(key: string, facts: Record<string, unknown>) {
  return { kind: key, data: {}, said: { key, facts } };
}

const current = (): string => screen.getByRole("button", { current: "step" }).textContent?.trim() ?? "";
const press = (key: string, target: Element | Document = document.body) => fireEvent.keyDown(target, { key });
const button = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeAll(async () => {
  document.getAnimations = () => [];
  await words.speak("en");
  await words.need("pages", "banking", "casino-war");
});
afterEach(cleanup);

describe("a round played again", () => {
  it("tells every step in words, and starts where it is asked to", () => {
    render(Replay, { replay, step: 2 });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.trim())).toEqual([
      "Round 1 starts.",
      "Anna bets 2 chips.",
      "One card is burned face down.",
      "Anna gets 9♣.",
    ]);
    expect(current()).toBe("One card is burned face down.");
  });

  it("goes on and back by its buttons, and stops at both ends", async () => {
    render(Replay, { replay });
    await button("One step back");
    expect(current()).toBe("Round 1 starts.");
    await button("One step forward");
    expect(current()).toBe("Anna bets 2 chips.");
    await button("To the end");
    await button("One step forward");
    expect(current()).toBe("Anna gets 9♣.");
    await button("To the start");
    expect(current()).toBe("Round 1 starts.");
  });

  it("goes by keys wherever the reader is, where it is the page", async () => {
    render(Replay, { replay, everywhere: true });
    await press("ArrowRight");
    await press("ArrowRight");
    expect(current()).toBe("One card is burned face down.");
    await press("ArrowLeft");
    expect(current()).toBe("Anna bets 2 chips.");
    await press("End");
    expect(current()).toBe("Anna gets 9♣.");
    await press("Home");
    expect(current()).toBe("Round 1 starts.");
  });

  it("leaves keys alone that are meant for something else", async () => {
    render(Replay, { replay });
    await press("ArrowRight");
    expect(current()).toBe("Round 1 starts.");
    await press("ArrowRight", screen.getByRole("button", { name: "One step forward" }));
    expect(current()).toBe("Anna bets 2 chips.");
    await press("ArrowRight", screen.getByRole("slider"));
    expect(current()).toBe("Anna bets 2 chips.");
  });

  it("goes by its slider and by its list, and speaks the step that the reader went to", async () => {
    const { container } = render(Replay, { replay });
    const spoken = () => container.querySelector("[aria-live]")?.textContent;
    expect(spoken()).toBe("");
    await fireEvent.input(screen.getByRole("slider"), { target: { value: "3" } });
    expect(current()).toBe("Anna gets 9♣.");
    expect(spoken()).toBe("Anna gets 9♣.");
    await button("Anna bets 2 chips.");
    expect(spoken()).toBe("Anna bets 2 chips.");
  });
});

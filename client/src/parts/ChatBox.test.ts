import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../lib/catalogue.svelte";
import { connection, type Extra, type Listener, type Order } from "../lib/connection.svelte";
import { LANGUAGES } from "../lib/languages";
import { TableState } from "../lib/table.svelte";
import type { ChatLine, Events, Happening, Table } from "../wire/messages";
import ChatBox from "./ChatBox.svelte";

const OFFER = { version: 7, asks: "moves" as const, yours: true };
const line = (id: number, text: string): ChatLine => ({ type: "chat", table: 1, id, at: 0, name: "Boris", text });

/** A table as the room tells of it, what is sent to the room, and how to tell more. */
function seated(chat: ChatLine[] = []) {
  const heard: Listener[] = [];
  vi.spyOn(connection, "listen").mockImplementation((_, listener) => (heard.push(listener), () => undefined));
  const sent = vi.spyOn(connection, "command").mockResolvedValue({ type: "answer", id: "1" });
  vi.spyOn(connection, "tell").mockReturnValue();
  const state = new TableState(1, "");
  const now = { seats: [{ seat: 0, name: "Anna", chips: 400 }], view: null, round: 1, offer: OFFER };
  const table = { type: "table", table: 1, number: 3, game: "casino-war", name: "", house: {}, policy: {} } as const;
  const tell = async (message: ChatLine | Extra | Events): Promise<void> => {
    heard[0]!.heard(message);
    await tick();
  };
  heard[0]!.heard({ ...table, now, you: 0, chat } as Table);
  return { state, sent, tell };
}

/** Somebody sits out, as the fourth or a later event. */
const satOut = (first: number, seat: number): Events => {
  const event: Happening = {
    kind: "sat-out",
    data: { seat },
    said: { key: "banking-sat-out", facts: { seat: { seat } } },
  };
  const now = { seats: [{ seat: 0, name: "Anna", chips: 400 }], view: null, round: 1, offer: OFFER };
  return { type: "events", table: 1, first, events: [event], now, you: 0 };
};

const told = (...keys: string[]): Extra => ({
  type: "told",
  table: 1,
  sentences: keys.map((key) => ({ key, facts: { wallet: { chips: 20 }, stack: { chips: 400 } } })),
});

async function type(text: string): Promise<void> {
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await tick();
  screen.getByRole("button", { name: words.text("client-send") }).click();
  await tick();
  await tick();
}

const lines = (): string[] => screen.getAllByRole("listitem").map((item) => (item.textContent ?? "").trim());
const orders = (sent: { mock: { calls: [Order][] } }): Order[] => sent.mock.calls.map(([order]) => order);

beforeEach(async () => {
  vi.restoreAllMocks();
  await words.need("common", "banking", "client", "chat", "errors", "casino-war");
  await words.speak("en");
});

describe("a command", () => {
  it.each(LANGUAGES)("is sent in the reader's language, for the offer in sight: %s", async (language) => {
    await words.speak(language);
    const { state, sent } = seated();
    render(ChatBox, { table: state, may: true });
    await type(" !bet 20 ");
    expect(orders(sent)).toEqual([{ type: "chat", table: 1, text: "!bet 20", language, version: 7 }]);
  });

  it("and its answer stand among the lines, in the order in which they came, and only here", async () => {
    const { state, tell } = seated([line(4, "hello")]);
    render(ChatBox, { table: state, may: true });
    await type("!chips");
    await tell(told("chat-chips"));
    await tell(line(5, "good luck"));
    await tell(told("error-not-seated", "chat-hand-none"));
    expect(lines()).toEqual([
      "Boris hello",
      "!chips",
      "Before you: 200. In your wallet: 10.",
      "Boris good luck",
      "You aren’t sitting at this table. Take a seat first.",
      "You hold no cards right now.",
    ]);
    expect(screen.getByText("!chips").className).toContain("typed");
    expect(screen.getByText("You hold no cards right now.").className).toContain("aside");
    expect(screen.getByText("hello", { exact: false }).className).not.toContain("aside");
    expect(screen.getByRole("list").getAttribute("aria-live")).toBe("polite");
  });

  it("shows what it does, and what happens from then on, read out by the page itself", async () => {
    const { state, tell } = seated();
    render(ChatBox, { table: state, may: true });
    await tell(satOut(4, 1));
    await type("!sit out");
    await tell(satOut(5, 0));
    expect(lines()).toEqual(["!sit out", "You sit this round out."]);
    expect(screen.getByText("You sit this round out.").getAttribute("aria-live")).toBe("off");
    expect(screen.getByText("!sit out").hasAttribute("aria-live")).toBe(false);
  });

  it("is told again in another language when that is chosen", async () => {
    const { state, tell } = seated();
    render(ChatBox, { table: state, may: true });
    await tell(told("chat-hand-none"));
    await words.speak("pt");
    await tick();
    expect(lines()).toEqual(["De momento não tem cartas."]);
  });

  it("and its answer stay when the whole table is told anew", async () => {
    const { state, tell } = seated([line(4, "hello")]);
    render(ChatBox, { table: state, may: true });
    await tell(told("chat-hand-none"));
    state.chat = [line(4, "hello"), line(9, "later")];
    await tick();
    expect(lines()).toEqual(["Boris hello", "You hold no cards right now.", "Boris later"]);
  });
});

describe("a line permanentlyybody", () => {
  it("is sent as it is, and shown when the room tells it", async () => {
    const { state, sent, tell } = seated();
    render(ChatBox, { table: state, may: true });
    await type("well played!");
    expect(orders(sent)).toEqual([{ type: "chat", table: 1, text: "well played!", language: "en" }]);
    expect(lines()).toEqual(["Nobody has said anything yet."]);
    await tell(line(5, "well played!"));
    expect(lines()).toEqual(["Boris well played!"]);
  });
});

it("says how to play from here, to whoever may write", async () => {
  const { state } = seated();
  const { rerender } = render(ChatBox, { table: state, may: true });
  expect(screen.getByText("Type !help to play from here")).toBeTruthy();
  await rerender({ table: state, may: false });
  expect(screen.queryByText("Type !help to play from here")).toBeNull();
  expect(screen.queryByRole("textbox")).toBeNull();
});

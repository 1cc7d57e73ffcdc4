import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "./catalogue.svelte";
import { addressOf, fileOf } from "./evidence";
import { seenOf } from "./kept";
import { MOMENT } from "./settling.svelte";
import { TableState } from "./table.svelte";
import type { Answer, Events, Happening, Now, Offer, Prices, Table } from "../wire/messages";

type Hears = { heard(message: unknown): void };
const room = vi.hoisted(() => ({
  table: null as Hears | null,
  sent: [] as Record<string, unknown>[],
  answer: { type: "answer", id: "" } as unknown,
}));
vi.mock("./connection.svelte", () => ({
  connection: {
    listen: (_: number, listener: Hears) => ((room.table = listener), () => undefined),
    tell: () => undefined,
    command: (order: Record<string, unknown>) => (room.sent.push(order), Promise.resolve(room.answer)),
  },
}));

const [ONE, TWO, RECEIPT] = ["11", "22", "99"].map((two) => two.repeat(32)) as [string, string, string];

let number = 0;
const offer = (asks: Offer["asks"], version: number): Offer => ({ version, asks, yours: true });
const now = (offered?: Offer): Now => ({ seats: [], view: null, round: 3, ...(offered ? { offer: offered } : {}) });
const whole = (more: Partial<Table> = {}): Table => ({
  type: "table",
  table: 5,
  number,
  game: "casino-war",
  name: "",
  house: {},
  policy: {},
  now: now(),
  you: 0,
  sitting: 7,
  ...more,
});
const event = (kind: string, data: Record<string, unknown>): Happening => ({ kind, data });

function happen(events: Happening[], more: Partial<Events> = {}): void {
  const message = { type: "events", table: 5, first: number + 1, events, now: now(), you: 0, sitting: 7, ...more };
  number += events.length;
  room.table!.heard(message);
}

function seated(): TableState {
  const table = new TableState(5, "");
  room.table!.heard(whole());
  return table;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  room.sent = [];
  room.answer = { type: "answer", id: "" } satisfies Answer;
  number = 0;
});

describe("what a table shows of its fair dealing", () => {
  it("keeps every seal and receipt that it sees, by sitting", () => {
    const table = seated();
    happen([event("seal-shown", { commitment: ONE, link: TWO })]);
    happen([event("receipt-shown", { round: 1, receipt: RECEIPT })]);
    expect(table.receipt).toBe(RECEIPT);
    expect(seenOf(7)).toMatchObject({ seals: [ONE], receipts: { 1: RECEIPT } });
  });

  it("keeps those of the next sitting apart, also where they come together", () => {
    seated();
    const both = [
      event("receipt-shown", { round: 9, receipt: RECEIPT }),
      event("sitting-began", {}),
      event("seal-shown", { commitment: TWO, link: ONE }),
    ];
    happen(both, { sitting: 8 });
    expect(seenOf(7)).toMatchObject({ seals: [], receipts: { 9: RECEIPT } });
    expect(seenOf(8)).toMatchObject({ seals: [TWO], receipts: {} });
  });

  it("knows which of two seals of a round was opened", () => {
    const table = seated();
    happen([event("seal-shown", { commitment: ONE, link: "" })]);
    happen([event("cut-shown", { seat: 0, commitment: RECEIPT })]);
    happen([event("seal-shown", { commitment: TWO, link: "" })]);
    happen([event("seal-opened", { commitment: ONE, seal: "aa" })]);
    expect(table.opened).toMatchObject({ commitment: ONE, opened: "aa", cuts: [{ seat: 0 }] });
    expect(table.seal).toMatchObject({ commitment: TWO, opened: null });
    happen([event("seal-opened", { commitment: TWO, seal: "bb" })]);
    expect(table.seal).toMatchObject({ commitment: TWO, opened: "bb" });
  });

  it.each([1, 2])("commits its cut by version %i, which is the sitting’s", async (dealing) => {
    const table = new TableState(5, "");
    table.cutWords = "lucky seven";
    room.table!.heard(whole({ dealing, now: now(offer("cuts", 1)) }));
    await vi.waitFor(() => expect(room.sent).toHaveLength(1));
    const bytes = new TextEncoder().encode(`fairdeal/${dealing}/cutlucky seven`);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
    expect(room.sent[0]).toMatchObject({ type: "show-cut", commitment: hex });
  });
});

describe("a seat that was waited for in vain", () => {
  it("is told with the reason, and what the player does next clears it", async () => {
    const table = seated();
    const error = { code: "table-closing", sentence: "It is closing.", facts: {} };
    room.table!.heard({ type: "turned-away", table: 5, error });
    expect(table.refusal).toEqual(error);
    expect(table.story.at(-1)?.said.key).toBe("client-turned-away-seat");
    await table.sit(40, null);
    expect(table.refusal).toBe(null);
  });
});

describe("a cut of one’s own that the room calls unopened", () => {
  async function opened(): Promise<TableState> {
    const table = seated();
    happen([event("seal-shown", { commitment: ONE, link: TWO })]);
    happen([], { now: now(offer("cuts", 1)) });
    await vi.waitFor(() => expect(room.sent).toHaveLength(1));
    happen([event("cut-shown", { seat: 0, commitment: RECEIPT })], { now: now(offer("openings", 2)) });
    await vi.waitFor(() => expect(room.sent).toHaveLength(2));
    await Promise.resolve();
    return table;
  }

  it("is kept with what was sent and answered, and can be saved", async () => {
    const table = await opened();
    happen([event("cut-left-out", { seat: 0 })]);
    expect(table.denied).toMatchObject({
      sitting: 7,
      round: 3,
      seat: 0,
      seal: ONE,
      commitment: RECEIPT,
      cut: room.sent[1]!.cut,
      opened: { answer: null },
      told: { kind: "cut-left-out" },
    });
    expect(table.denied!.opened.answered).toBeGreaterThan(0);
    expect(fileOf(table.denied!)).toBe("fairdeal-cut-7-round-3.json");
    expect(decodeURIComponent(addressOf(table.denied!))).toContain(String(room.sent[1]!.cut));
    expect(localStorage.getItem(`fairdeal-evidence-7-${ONE}`)).toContain(ONE);
  });

  it("is kept with the refusal, if that was the answer", async () => {
    room.answer = { type: "answer", id: "", error: { code: "not-asked", sentence: "" } };
    const table = await opened();
    happen([event("cut-left-out", { seat: 0 })]);
    expect(table.denied?.opened.answer).toBe("not-asked");
  });

  it("is nobody’s business where it is another seat’s, or was never sent", async () => {
    const table = await opened();
    happen([event("cut-left-out", { seat: 1 })]);
    expect(table.denied).toBeNull();
    const other = seated();
    happen([event("seal-shown", { commitment: TWO, link: ONE })]);
    happen([event("cut-left-out", { seat: 0 })]);
    expect(other.denied).toBeNull();
  });
});

describe("what is chosen", () => {
  const bets = (version: number): Offer => ({
    ...offer("moves", version),
    amounts: [{ kind: "bet", least: 4, most: 200, step: 2 }],
  });
  const ties = (version: number): Offer => ({ ...offer("moves", version), actions: [{ kind: "go-to-war" }] });

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("isn’t taken for a moment after the choices have changed", () => {
    const table = seated();
    happen([], { now: now(bets(1)) });
    expect(table.mayChoose).toBe(false);
    vi.advanceTimersByTime(MOMENT);
    expect(table.mayChoose).toBe(true);
    happen([], { now: now(bets(2)) });
    expect(table.mayChoose, "another player’s bet changes nothing for this one").toBe(true);
    happen([], { now: now(ties(3)) });
    expect(table.mayChoose).toBe(false);
  });

  it("isn’t taken for a moment after a choice, even if the same is offered again", async () => {
    const table = seated();
    happen([], { now: now(ties(1)) });
    vi.advanceTimersByTime(MOMENT);
    await table.act({ kind: "go-to-war" });
    expect(table.mayChoose).toBe(false);
  });

  it("is said to be on its way when the room is silent for three seconds", async () => {
    const table = seated();
    let answer = (_: Answer): void => undefined;
    room.answer = new Promise<Answer>((resolve) => (answer = resolve));
    const acted = table.act({ kind: "surrender" });
    vi.advanceTimersByTime(2_900);
    expect(table.slow).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.slow).toBe(true);
    answer({ type: "answer", id: "" });
    await acted;
    expect(table.slow).toBe(false);
  });

  it("is the same bet again as soon as a bet is asked for, once", async () => {
    const table = seated();
    happen([], { now: now(offer("round", 1)) });
    vi.advanceTimersByTime(MOMENT);
    table.goOn(20);
    await vi.advanceTimersByTimeAsync(0);
    happen([], { now: now(bets(2)) });
    happen([], { now: now(bets(3)) });
    await vi.advanceTimersByTimeAsync(0);
    expect(room.sent.map(({ type }) => type)).toEqual(["ready", "act"]);
    expect(room.sent[1]).toMatchObject({ action: { kind: "bet", amount: 20 } });
  });

  it("is no bet that cannot be made any more", async () => {
    const table = seated();
    happen([], { now: now(offer("round", 1)) });
    vi.advanceTimersByTime(MOMENT);
    table.goOn(300);
    await vi.advanceTimersByTimeAsync(0);
    happen([], { now: now(bets(2)) });
    expect(room.sent.map(({ type }) => type)).toEqual(["ready"]);
  });
});

describe("what choices are worth", () => {
  beforeEach(async () => {
    await words.need("common");
    await words.speak("en");
  });
  const moves = [
    { kind: "trail", card: "Kc" },
    { kind: "trail", card: "2h" },
  ];
  const priced = (...prices: [string, string?][]): Prices => ({
    type: "prices",
    table: 5,
    version: 4,
    unit: "points",
    prices: prices.map(([expectation, error], place) => ({ action: moves[place]!, expectation, error: error ?? null })),
  });
  const selections = [{ action: { kind: "capture", card: "Kc" }, groups: [["Kd"]] }];
  const asked = (): TableState => {
    const table = seated();
    happen([], { now: now({ ...offer("moves", 4), actions: moves, selections }) });
    return table;
  };
  const judged = (table: TableState): string | undefined => {
    happen([event("round-settled", {})]);
    return table.story.at(-1)?.said.key;
  };

  it("is compared in points, each action by all that it says", () => {
    const table = asked();
    room.table!.heard(priced(["3/1"], ["-1/1"]));
    expect(table.best).toEqual(moves[0]);
    expect(table.worthOf(moves[1]!)).toMatchObject({ unit: "points", mean: { numerator: -1n, denominator: 1n } });
  });

  it("calls all plays the best that are exactly alike, unless every play is", () => {
    const table = asked();
    room.table!.heard(priced(["3/1"], ["3/1"]));
    expect(moves.map((move) => table.isBest(move))).toEqual([false, false]);
    const third = { action: { kind: "capture", card: "Kc", cards: ["Kd"] }, expectation: "1/1", error: null };
    room.table!.heard({ ...priced(["3/1"], ["3/1"]), prices: [...priced(["3/1"], ["3/1"]).prices, third] });
    expect([...moves, third.action].map((move) => table.isBest(move))).toEqual([true, true, false]);
  });

  it("calls no play the best, and none a mistake, that the errors leave open", () => {
    const table = asked();
    room.table!.heard(priced(["11/10", "1/10"], ["1/1", "1/10"]));
    expect(table.best).toBeNull();
    void table.act(moves[1]!);
    expect(judged(table)).toBe("client-chose-well");
  });

  it("tells a play that was clearly worse, in points", () => {
    const table = asked();
    room.table!.heard(priced(["3/1", "1/10"], ["1/1", "1/10"]));
    void table.act(moves[1]!);
    expect(judged(table)).toBe("client-chose-other-points");
    expect(table.story.at(-1)?.said.facts).toMatchObject({ worth: "+1.00 ± 0.10", most: "+3.00 ± 0.10" });
  });

  it("tells that the plays were the best where that is sure", () => {
    const table = asked();
    room.table!.heard(priced(["3/1"], ["1/1"]));
    void table.act(moves[0]!);
    expect(judged(table)).toBe("client-chose-best");
  });
});

describe("the story", () => {
  const seats = (...names: string[]): Now => ({
    ...now(),
    seats: names.map((name, seat) => ({ seat, name, chips: 400 })),
  });
  const said = (seat: number): Happening => ({
    ...event("stood", { seat }),
    said: { key: "stands", facts: { seat: { seat } } },
  });
  const left = (seat: number, name: string, reason: string): Happening =>
    event("seat-left", { seat, name, chips: 80, reason });

  it("keeps with each line who sat there at that moment", () => {
    const table = new TableState(5, "");
    room.table!.heard(whole({ now: seats("Me", "Anna") }));
    const boris = event("seat-taken", { seat: 1, name: "Boris", chips: 400, bot: false });
    happen([said(1), left(1, "Anna", "choice"), boris, said(1)], { now: seats("Me", "Boris") });
    const about = table.story.filter((line) => line.said.key === "stands").map((line) => line.hearer.names.get(1));
    expect(about).toEqual(["Anna", "Boris"]);
  });

  it("leaves one's own lines one's own, and says why the seat is lost until one sits again", () => {
    const table = new TableState(5, "");
    room.table!.heard(whole({ now: seats("Me") }));
    happen([said(0), left(0, "Me", "missed")], { now: seats(), you: null as never });
    expect(table.story.map(({ said: { key }, hearer, mine }) => [key, hearer.you, mine])).toEqual([
      ["stands", 0, true],
      ["client-seat-left-missed", 0, false],
    ]);
    expect(table.story[0]!.hearer.names.get(0)).toBe("Me");
    expect(table.lost).toEqual({ reason: "missed", chips: 80 });
    const again = event("seat-taken", { seat: 1, name: "Me", chips: 400, bot: false });
    happen([again], { now: seats("", "Me"), you: 1 });
    expect([table.lost, table.you]).toEqual([null, 1]);
  });

  it("tells after a reload what the room still knows, and each line once", () => {
    const table = new TableState(5, "");
    const names = { 0: "Me", 1: "Anna" };
    const line = (place: number, happened: Happening, more: object = {}): object => ({
      number: place,
      event: happened,
      ...more,
    });
    const story = [
      line(1, event("round-opened", { round: 3, of: null }), { names, you: 0 }),
      line(2, said(1), { you: 0 }),
      line(4, said(0), { you: 0 }),
      line(5, event("round-settled", {}), { you: 0 }),
    ];
    number = 5;
    room.table!.heard(whole({ story: story as never, now: seats("Me", "Boris") }));
    const shown = (): unknown[] =>
      table.story.map((each) => [each.number, each.said.key, each.hearer.names.get(1), each.mine, each.round]);
    const expected = [
      [1, "client-round-opened", "Anna", false, 3],
      [2, "stands", "Anna", false, 3],
      [4, "stands", "Anna", true, 3],
    ];
    expect(shown()).toEqual(expected);
    room.table!.heard(whole({ story: story as never, now: seats("Me", "Boris") }));
    expect(shown()).toEqual(expected);
    expect(table.latest).toEqual([]);
  });

  it("says after a reload why the seat is lost", () => {
    const table = new TableState(5, "");
    room.table!.heard(whole({ you: null as never, lost: { reason: "lost", chips: 10 } }));
    expect(table.lost).toEqual({ reason: "lost", chips: 10 });
  });
});

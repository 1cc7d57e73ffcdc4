/** A table as this browser sees it: what the room has told, what was said, and what the player may do. */

import type {
  AmountOffer,
  ChatLine,
  Closed,
  Events,
  Happening,
  Lost,
  Now,
  Offer,
  Prices,
  Refusal,
  Said,
  SeatNow,
  StoryLine,
  Table,
  TurnedAway,
} from "../wire/messages";
import { connection, type Extra, type Order } from "./connection.svelte";
import { commitmentOf, forgetCut, keepCut, keptCut, newCut } from "./cut";
import { type Evidence, keepEvidence } from "./evidence";
import { showWorth, words } from "./catalogue.svelte";
import { approximate, minus } from "./chips";
import type { Hearer } from "./facts";
import { keepReceipt, keepSeal } from "./kept";
import { Landing } from "./landing.svelte";
import { timeOfCards } from "./motion";
import { lookOf, verbsOf } from "./games.svelte";
import { Picking } from "./picking.svelte";
import { costOf, type Decision, isMistake, Practice } from "./practice.svelte";
import { hidden } from "./hidden.svelte";
import { preferences } from "./prefs.svelte";
import { type Reaction, Reactions } from "./reactions.svelte";
import { Settling } from "./settling.svelte";
import { best, lead, most, type Worth, worthOf } from "./worth";

/**
 * A line of the story. `hearer` says who sat where at that moment, and whose seat was the player’s; `mine` is about the
 * player; `round` is the number of the round in which it happened.
 */
export interface Line {
  number: number;
  said: Said;
  hearer: Hearer;
  mine: boolean;
  round: number;
  /** It happened before this page saw it. */
  past?: boolean;
}

/** A line of chat that nobody else sees: a command as it was typed, an answer to one, or what happened at the table. */
export interface Aside {
  key: string;
  /** The number of the line of chat that it came after. */
  after: number;
  kind: "typed" | "answer" | "event";
  text: string;
  said: Said | null;
  hearer: Hearer;
}

/** An action that is offered. */
export type Action = Record<string, unknown> & { kind: string };

/** An action with what it is worth. */
export interface Priced {
  action: Action;
  worth: Worth;
}

/** What a shuffle has shown of itself so far. */
export interface SealState {
  commitment: string;
  cuts: { seat: number; commitment: string; opened: string | null }[];
  opened: string | null;
}

const MOST_LINES = 400;
const MOST_ASIDES = 100;
/** Milliseconds until the player is told that the room has not answered. */
const PATIENCE = 3_000;
/** What a command in the chat starts with. */
const COMMAND = "!";

export class TableState {
  head = $state.raw<Omit<Table, "now"> | null>(null);
  now = $state.raw<Now | null>(null);
  you = $state<number | null>(null);
  story = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** What stands among the lines of chat for this player alone; what happened is there once they play by chat. */
  asides = $state.raw<Aside[]>([]);
  seal = $state.raw<SealState | null>(null);
  /** The seal and cuts of the shuffle before, once it was opened. */
  opened = $state.raw<SealState | null>(null);
  /** The receipt of the last round, in hexadecimal. */
  receipt = $state("");
  /** What was sent and answered, where the room calls a cut of this player’s unopened. */
  denied = $state.raw<Evidence | null>(null);
  /** The last events that came together: what the board moves by. */
  latest = $state.raw<Happening[]>([]);
  prices = $state.raw<Prices | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  closed = $state<Closed["reason"] | null>(null);
  /** Why the table is closed. */
  closedWhy = $state<Closed["why"]>();
  /** What the host said on closing it. */
  closedSaying = $state("");
  /** Why the player has no seat here any more; until that is put away, or the player sits here again. */
  lost = $state.raw<Lost | null>(null);
  /** A command is on its way: nothing else is sent until it is answered. */
  busy = $state(false);
  /** Whether the player has chosen something at this table since the page was opened. */
  hasPlayed = $state(false);
  /** The command on its way has not been answered for a while. */
  slow = $state(false);
  /** When `now` came, by this browser's clock, in milliseconds: what its times count from. */
  since = $state(0);
  /** The player's own words for the next cut; random bytes without any. */
  cutWords = $state("");
  /** How the rounds of this sitting ended for the player, in half-chips, as far as this page has seen. */
  readonly names = new Map<number, string>();

  readonly practice = new Practice();
  readonly settling = new Settling();
  readonly reactions = new Reactions();
  readonly landing = new Landing();
  /** What is picked so far for a move that wants cards. */
  readonly picking = new Picking(this);

  /** Every seal of the round: one may take the place of another before it is opened. */
  #seals: SealState[] = [];
  /** What is bet as soon as a bet is asked for, in half-chips: the player has said so before. */
  #again: number | null = null;
  #sitting = 0;
  #dealing = 2;
  /** The player’s own cut as it went to the room. */
  #sent: Omit<Evidence, "told"> | null = null;
  #judged: Decision[] = [];
  #asides = 0;
  #playsByChat = false;
  #next = 0;
  #answered = "";
  #stop = (): void => undefined;

  constructor(
    readonly id: number,
    readonly code: string,
  ) {
    if (id < 0) return; // no table yet
    this.#stop = connection.listen(id, {
      begin: () => this.closed || this.#watch(), // to watch is to play here
      heard: (message) => this.#heard(message),
      failed: (error) => (this.refusal = error),
    });
  }

  stop(): void {
    this.#stop();
  }

  get offer(): Offer | null {
    return this.now?.offer ?? null;
  }

  /** Whether the player must decide now. */
  get yours(): boolean {
    return Boolean(this.offer?.yours && this.offer.asks === "moves");
  }

  /** Whether a choice that is made on the page now is meant for what the page shows. */
  get mayChoose(): boolean {
    return !this.busy && !this.settling.on;
  }

  /** Whether the player is asked for nothing but to go on. */
  get mayGoOn(): boolean {
    return this.offer?.asks === "round" || this.offer?.asks === "nothing";
  }

  /** Whether the sitting, or the match, is over. */
  get isOver(): boolean {
    return this.offer?.asks === "nothing" && (this.now?.round ?? 0) > 0;
  }

  /** The player’s own seat as it stands. */
  get seat(): SeatNow | null {
    return this.now?.seats.find(({ seat }) => seat === this.you) ?? null;
  }

  /** Whether no round opens until somebody ends the pause. */
  get isPaused(): boolean {
    const { paused } = this.now ?? {};
    return paused !== undefined && paused !== null;
  }

  /** Whether the player has asked to go on, and waits for the others. */
  get isReady(): boolean {
    return this.mayGoOn && Boolean(this.seat?.ready);
  }

  get actions(): Action[] {
    return (this.offer?.actions ?? []) as Action[];
  }

  get amounts(): AmountOffer[] {
    return this.offer?.amounts ?? [];
  }

  get hearer(): Hearer {
    void this.now;
    return { names: new Map(this.names), you: this.you };
  }

  /** What actions are worth, as far as the room has said for this offer; the most first, where the room sorts them. */
  get priced(): Priced[] {
    if (!this.prices || this.prices.version !== this.offer?.version) return [];
    const { prices, unit } = this.prices;
    return prices.map((price) => ({ action: price.action as Action, worth: worthOf(price, unit) }));
  }

  worthOf(wanted: Action): Worth | null {
    return this.priced.find(({ action }) => isSame(action, wanted))?.worth ?? null;
  }

  /** The best of the choices, where they have prices and it can be told which it is. */
  get best(): Action | null {
    return best(this.#rivals)?.action ?? null;
  }

  /** Whether no choice is better than this one, where there is a best one; all that are exactly alike are. */
  isBest(action: Action): boolean {
    const [top, worth, rivals] = [best(this.#rivals), this.worthOf(action), this.#rivals];
    const isTop = (each: Worth): boolean => top !== null && lead(top.worth, each).numerator === 0n;
    return worth !== null && isTop(worth) && !rivals.every((each) => isTop(each.worth));
  }

  /** The choices that are compared: whole actions only if each has a price, and those that want cards as they came. */
  get #rivals(): Priced[] {
    const { priced, actions } = this;
    if (this.offer?.selections?.length) return priced.length > 1 ? priced : [];
    const rivals = priced.filter(({ action }) => actions.some((each) => isSame(each, action)));
    return rivals.length > 1 && rivals.length === actions.length ? rivals : [];
  }

  // What the player does

  async act(action: Action): Promise<boolean> {
    this.#judge(action);
    this.landing.end();
    const done = await this.#do({ type: "act", table: this.id, version: this.offer?.version ?? 0, action });
    this.settling.begin();
    this.hasPlayed ||= done;
    return done;
  }

  /** Go on to the next round; with an amount, the same bet is made there as soon as it is asked for. */
  goOn(again: number | null = null): void {
    if (!this.mayChoose) return;
    this.#again = again;
    this.landing.end();
    void this.ready();
  }

  say(text: string, language: string): Promise<boolean> {
    return this.#do({ type: "say", table: this.id, version: this.offer?.version ?? 0, text, language });
  }

  sit(chips: number, seat: number | null): Promise<boolean> {
    return this.#do({ type: "sit", table: this.id, chips, ...(seat === null ? {} : { seat }) });
  }

  /** Bring so many half-chips more to the seat: at once between rounds, else when the round is over. */
  bring(chips: number): Promise<boolean> {
    return this.#do({ type: "bring", table: this.id, chips });
  }

  /** Sit out the next rounds and keep the seat, or play again. */
  sitOut(on: boolean): Promise<boolean> {
    return this.#do({ type: "sit-out", table: this.id, on });
  }

  /** Pause the table, or ask for a pause; or end it, or ask for it no longer. */
  pause(on: boolean): Promise<boolean> {
    return this.#do({ type: on ? "pause-table" : "resume-table", table: this.id });
  }

  leave(): Promise<boolean> {
    return this.#do({ type: "leave", table: this.id });
  }

  ready(): Promise<boolean> {
    return this.#do({ type: "ready", table: this.id });
  }

  moreTime(): Promise<boolean> {
    return this.#do({ type: "more-time", table: this.id });
  }

  /** Say a line to everybody; a command is for the offer as this page shows it, and only the player sees it. */
  async write(text: string): Promise<boolean> {
    const line = { type: "chat" as const, table: this.id, text, language: words.language };
    if (!text.startsWith(COMMAND)) return this.#do(line);
    if (this.busy) return false;
    this.#playsByChat = true;
    this.#putAside("typed", null, text);
    const version = this.offer?.version;
    return this.#do(version === undefined ? line : { ...line, version });
  }

  react(reaction: Reaction): Promise<boolean> {
    return this.#do({ type: "react", table: this.id, reaction });
  }

  /** Ask what each choice is worth. */
  askPrices(): void {
    connection.tell({ type: "price", table: this.id });
  }

  /** Watch again, here: another page of the player's had taken over. */
  resume(): void {
    this.closed = null;
    this.#watch();
  }

  async #do(order: Order): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const timer = setTimeout(() => (this.slow = true), PATIENCE);
    const { error } = await connection.command(order);
    clearTimeout(timer);
    this.busy = this.slow = false;
    this.refusal = error ?? null;
    this.#betAgain();
    return !error;
  }

  // What the room tells

  #watch(): void {
    connection.tell({ type: "watch", table: this.id, ...(this.code ? { code: this.code } : {}) });
  }

  #heard(message: Table | Events | ChatLine | Closed | TurnedAway | Extra): void {
    switch (message.type) {
      case "table":
        return this.#whole(message);
      case "events":
        if (message.first === this.#next) this.#happened(message);
        else if (!this.closed) this.#watch(); // something was lost
        return;
      case "chat":
        this.chat = [...this.chat.filter((line) => line.id !== message.id), message].slice(-100);
        return;
      case "closed":
        this.closed = message.reason;
        this.closedWhy = message.why;
        this.closedSaying = message.said ?? "";
        return;
      case "turned-away":
        this.#tell(this.#next - 1, { key: `client-turned-away-${message.wanted ?? "seat"}`, facts: {} });
        this.refusal = message.error;
        return;
      case "reacted":
        if (preferences.look.reactions && !hidden.has(this.names.get(message.seat) ?? ""))
          this.reactions.show(message.seat, message.reaction);
        return;
      case "told":
        for (const said of message.sentences) this.#putAside("answer", said);
        return;
      case "prices":
        this.prices = message;
    }
  }

  #putAside(kind: Aside["kind"], said: Said | null, text = ""): void {
    const [key, after] = [`aside-${(this.#asides += 1)}`, this.chat.at(-1)?.id ?? 0];
    this.asides = [...this.asides, { key, after, kind, text, said, hearer: this.hearer }].slice(-MOST_ASIDES);
  }

  #whole({ now, ...head }: Table): void {
    this.head = head;
    this.chat = head.chat ?? [];
    this.#next = head.number + 1;
    this.latest = [];
    this.closed = null;
    this.lost = head.lost ?? null;
    this.#recall(head.story ?? []);
    this.#sitting = head.sitting ?? 0;
    this.#dealing = head.dealing ?? 2;
    if (head.seal && this.seal?.commitment !== head.seal) this.#sealed(head.seal);
    this.#stands(now, head.you ?? null);
  }

  #happened({ first, events, now, you, sitting, dealing }: Events): void {
    this.#next = first + events.length;
    this.#dealing = dealing ?? 2;
    for (const [place, event] of events.entries()) {
      if (event.kind === "sitting-began") this.#sitting = sitting ?? 0;
      this.#note(first + place, event, you ?? null);
    }
    if (events.length) {
      this.latest = events;
      this.landing.begin(timeOfCards(events));
    }
    this.#stands(now, you ?? null);
  }

  #stands(now: Now, you: number | null): void {
    this.names.clear();
    for (const { seat, name } of now.seats) this.names.set(seat, name);
    this.you = you;
    this.since = performance.now();
    this.now = now;
    this.settling.see(choicesIn(this.offer));
    void this.#cut();
    this.#betAgain();
  }

  /** The bet that the player wanted to make again, once it is asked for; forgotten if it cannot be made. */
  #betAgain(): void {
    const amount = this.#again;
    if (amount === null || !this.yours || this.busy) return;
    this.#again = null;
    const [offered] = this.amounts;
    if (offered && fits(offered, amount)) void this.act(withAmount(offered, amount));
  }

  /** Take in an event; `you` is the player’s seat after all that came with it. */
  #note(number: number, { kind, data, said }: Happening, you: number | null): void {
    const fields = data as Record<string, unknown>;
    const seat = Number(fields.seat);
    if (kind === "seat-taken") {
      this.names.set(seat, String(fields.name));
      if (seat === you) [this.you, this.lost] = [you, null];
    }
    for (const sentence of sentencesOf({ kind, data, ...(said ? { said } : {}) })) this.#tell(number, sentence);
    switch (kind) {
      case "name-changed":
        return void this.names.set(seat, String(fields.name));
      case "seat-left":
        if (seat === this.you) this.#lose(fields);
        return;
      case "seal-shown":
        return this.#sealed(String(fields.commitment));
      case "receipt-shown":
        this.receipt = String(fields.receipt);
        return keepReceipt(this.#sitting, Number(fields.round), this.receipt);
      case "cut-shown":
        return this.#cutChanged(seat, { commitment: String(fields.commitment), opened: null });
      case "cut-opened":
        return this.#cutChanged(seat, { opened: String(fields.cut) });
      case "round-settled":
        return this.#tellJudgement(number);
      case "cut-left-out":
        if (seat === this.you) this.#deny(number, kind);
        return;
      case "seal-opened":
        return this.#unsealed(String(fields.commitment), String(fields.seal));
    }
  }

  /** Put into the story what the room still knows of it and this page has not seen. */
  #recall(lines: StoryLine[]): void {
    const seen = new Set(this.story.map(({ number }) => number));
    let names: ReadonlyMap<number, string> = new Map();
    let round = 0;
    const past = lines.flatMap(({ number, event, you = null, ...line }) => {
      if (line.names) names = new Map(Object.entries(line.names).map(([seat, name]) => [Number(seat), name]));
      if (event.kind === "round-opened") round = Number((event.data as Record<string, unknown>).round);
      const hearer = { names, you };
      return sentencesOf(event).map((said) => ({ number, said, hearer, mine: isAbout(said, you), round, past: true }));
    });
    const missed = past.filter(({ number }) => !seen.has(number));
    this.story = [...this.story, ...missed].sort((one, other) => one.number - other.number).slice(-MOST_LINES);
  }

  #lose({ reason, chips }: Record<string, unknown>): void {
    this.you = null;
    this.lost = reason === "choice" ? null : ({ reason, chips } as Lost);
  }

  #sealed(commitment: string): void {
    keepSeal(this.#sitting, commitment);
    this.seal = { commitment, cuts: [], opened: null };
    this.#seals = [...this.#seals.filter(({ opened }) => opened === null), this.seal];
  }

  #unsealed(commitment: string, opened: string): void {
    const last = this.seal?.commitment === commitment ? this.seal : null;
    const seal = last ?? this.#seals.find((each) => each.commitment === commitment);
    if (!seal) return;
    this.opened = { ...seal, opened };
    if (last) this.seal = this.opened;
    this.#seals = this.#seals.filter((each) => each.commitment !== commitment);
  }

  /** The room calls this player’s cut unopened. If it was sent, that is kept for everybody to see. */
  #deny(number: number, kind: string): void {
    if (!this.#sent || this.#sent.seal !== this.seal?.commitment) return;
    this.denied = { ...this.#sent, told: { at: Date.now(), number, kind } };
    keepEvidence(this.denied);
  }

  #tell(number: number, said: Said): void {
    const line = { number, said, hearer: this.hearer, mine: isAbout(said, this.you), round: this.now?.round ?? 0 };
    this.story = [...this.story, line].slice(-MOST_LINES);
    if (this.#playsByChat) this.#putAside("event", said);
  }

  /** Note what a choice was worth beside the best one: told when the round is over. */
  #judge(action: Action): void {
    const top = most(this.#rivals);
    const worth = this.worthOf(action);
    if (top === null || worth === null) return;
    const decision = {
      about: this.#situation(),
      chosen: this.#called(action),
      best: this.#called(top.action),
      worth,
      bestWorth: top.worth,
      isBest: this.best !== null && lead(top.worth, worth).numerator === 0n,
    };
    this.#judged.push(decision);
    if (this.practice.on) this.practice.note(decision);
  }

  /** What an action is called when one looks back at it. */
  #called(action: Action): Said {
    const game = this.head?.game ?? "";
    return lookOf(game).called?.(action) ?? { key: `${verbsOf(game).get(action.kind)}.label`, facts: {} };
  }

  #situation(): Said | null {
    const { now, you, head } = this;
    return now?.view && you !== null ? (lookOf(head?.game ?? "").situation?.(now.view as never, you) ?? null) : null;
  }

  #tellJudgement(number: number): void {
    const judged = this.#judged;
    this.#judged = [];
    if (!judged.length) return;
    const seat = { seat: this.you };
    const [worst] = judged.filter(isMistake).sort((one, other) => approximate(minus(costOf(other), costOf(one))));
    if (!worst) {
      const key = judged.every(({ isBest }) => isBest) ? "client-chose-best" : "client-chose-well";
      return this.#tell(number, { key, facts: { seat } });
    }
    const { chosen, best, worth, bestWorth } = worst;
    const facts = {
      seat,
      chosen: { sentence: chosen },
      best: { sentence: best },
      worth: showWorth(worth),
      most: showWorth(bestWorth),
    };
    this.#tell(number, { key: `client-chose-other-${worth.unit}`, facts });
  }

  #cutChanged(seat: number, change: Partial<SealState["cuts"][number]>): void {
    if (!this.seal) return;
    const before = this.seal.cuts.find((cut) => cut.seat === seat) ?? { seat, commitment: "", opened: null };
    const others = this.seal.cuts.filter((cut) => cut.seat !== seat);
    this.seal = { ...this.seal, cuts: [...others, { ...before, ...change }].sort((a, b) => a.seat - b.seat) };
    this.#seals = [...this.#seals.filter(({ commitment }) => commitment !== this.seal?.commitment), this.seal];
  }

  /** Cuts are made by the page itself, from the player's words or by chance: nobody wants to wait for them. */
  async #cut(): Promise<void> {
    const offer = this.offer;
    if (!offer?.yours || (offer.asks !== "cuts" && offer.asks !== "openings")) return;
    const asked = `${offer.asks} ${offer.version}`;
    if (this.#answered === asked) return;
    this.#answered = asked;
    if (offer.asks === "cuts") {
      const cut = newCut(this.cutWords);
      this.cutWords = "";
      keepCut(this.id, cut);
      const commitment = await commitmentOf(cut, this.#dealing);
      await connection.command({ type: "show-cut", table: this.id, commitment });
      return;
    }
    const cut = keptCut(this.id);
    if (cut !== null) await this.#open(cut);
  }

  /** Open the cut, and note what was sent and what came back. */
  async #open(cut: string): Promise<void> {
    const { seal, you } = this;
    const sent = {
      table: this.id,
      sitting: this.#sitting,
      round: this.now?.round ?? 0,
      seat: you ?? -1,
      seal: seal?.commitment ?? "",
      commitment: seal?.cuts.find(({ seat }) => seat === you)?.commitment ?? "",
      cut,
      opened: { at: Date.now(), answered: 0, answer: null as string | null },
    };
    this.#sent = sent;
    const { error } = await connection.command({ type: "open-cut", table: this.id, cut });
    this.#sent = { ...sent, opened: { ...sent.opened, answered: Date.now(), answer: error?.code ?? null } };
    if (this.denied?.cut === cut && this.denied.opened.answered === 0) {
      this.denied = { ...this.denied, opened: this.#sent.opened };
      keepEvidence(this.denied);
    }
    if (!error) forgetCut(this.id, cut);
  }
}

/** Whether a sentence is about the player. */
const isAbout = (said: Said, you: number | null): boolean =>
  you !== null && (said.facts.seat as { seat?: number } | undefined)?.seat === you;

/** What an event says to people: the game’s sentence, or this client’s of what happens at every table. */
function sentencesOf({ kind, data, said }: Happening): Said[] {
  const fields = data as Record<string, unknown>;
  const own = (key: string, facts: Said["facts"] = {}): Said[] => [...(said ? [said] : []), { key, facts }];
  const seat = { seat: fields.seat };
  switch (kind) {
    case "round-opened":
      return own("client-round-opened", { round: Number(fields.round) });
    case "seat-taken":
      return own("client-seat-taken", { name: fields.name });
    case "seat-left":
      return own(`client-seat-left-${String(fields.reason)}`, { name: fields.name });
    case "chips-brought":
      return own("client-chips-brought", { seat, chips: { chips: fields.chips } });
    case "stayed-out":
    case "came-back":
      return own(`client-${kind}`, { seat });
    case "name-changed":
      return own(`client-${kind}`, { name: fields.name, before: fields.before });
    case "table-paused":
      return own(`client-${kind}${fields.by ? "" : "-agreed"}`, { name: fields.by });
    case "table-resumed":
      return own(`client-${kind}${fields.by ? "" : "-late"}`, { name: fields.by });
    case "shuffle-voided":
      return own("client-shuffle-void");
    case "cut-left-out":
      return own("client-cut-left-out", { seat });
  }
  return said ? [said] : [];
}

/** Whether two actions are the same, whatever the order of their fields. */
export const isSame = (one: Record<string, unknown>, other: Record<string, unknown>): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );

/** The choices of an offer, without its version: another one's play changes that, and not what can be chosen. */
const choicesIn = (offer: Offer | null): string =>
  JSON.stringify([offer?.asks, offer?.yours, offer?.actions, offer?.amounts, offer?.selections]);

/** Whether so many half-chips can be chosen. */
export const fits = ({ least, most, step }: AmountOffer, halves: number): boolean =>
  halves >= least && halves <= most && (halves - least) % step === 0;

/** Half-chips as the action of an amount's offer. */
export const withAmount = (offer: AmountOffer, amount: number): Action => ({ kind: offer.kind, amount });

export const shortHex = (hex: string): string => `${hex.slice(0, 4)}…${hex.slice(-2)}`;

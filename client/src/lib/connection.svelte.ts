/** The one WebSocket to the room: it comes back by itself, and repeats what was not answered. */

import type {
  Answer,
  ChatLine,
  Closed,
  Events,
  FromClient,
  FromRoom,
  Refusal,
  Table,
  TurnedAway,
  Welcome,
} from "../wire/messages";
import { toHex } from "./hex";

/** What a page wants to hear of its table. */
export interface Listener {
  /** The connection is there, or there again: say what you want to see. */
  begin(): void;
  heard(message: Table | Events | ChatLine | Closed | TurnedAway | Extra): void;
  failed(error: Refusal): void;
}

/** Messages about a table that are answers to a question of this client. */
export type Extra = Extract<FromRoom, { type: "prices" | "told" | "reacted" }>;

type Sent = Extract<FromClient, { id: string }>;
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

/** A command before it has an id. */
export type Order = Without<Sent, "id">;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** Close codes after which coming back is of no use: the session has ended, or the player is banned. */
const [ENDED, BANNED] = [4401, 4403];
/** The close code of a session that has a new secret: the browser has it already. */
const RENEWED = 4413;
/** The version of the protocol that this client speaks. */
const PROTOCOL = 2;

class Connection {
  state = $state<"closed" | "coming" | "open" | "lost" | "ended" | "banned" | "outdated">("closed");
  welcome = $state.raw<Welcome | null>(null);
  wallet = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Map<number, Listener>();
  readonly #open = new Map<string, { sent: Sent; answered: (answer: Answer) => void }>();

  constructor() {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  /** Hear of a table until the function that is returned is called. */
  listen(table: number, listener: Listener): () => void {
    this.#listeners.set(table, listener);
    if (this.state === "open") listener.begin();
    else this.connect();
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.tell({ type: "unwatch", table });
    };
  }

  connect(): void {
    if (this.#socket || this.state === "outdated") return;
    this.state = this.state === "lost" ? "lost" : "coming";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/socket`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#socket === socket && this.#heard(JSON.parse(String(data)) as FromRoom);
    socket.onclose = ({ code }) => this.#socket === socket && this.#closed(code);
  }

  /** Come anew: somebody else plays in this browser now. */
  renew(): void {
    this.#open.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.state = "closed";
    this.welcome = null;
    this.wallet = null;
    if (this.#listeners.size) this.connect();
  }

  /** Send what needs no answer. It is lost when there is no connection. */
  tell(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send a command: once, however often the connection breaks. The answer says whether it was done. */
  command(order: Order): Promise<Answer> {
    const sent = { ...order, id: toHex(crypto.getRandomValues(new Uint8Array(12))) } as Sent;
    return new Promise((answered) => {
      this.#open.set(sent.id, { sent, answered });
      this.tell(sent);
    });
  }

  /** Whether to come back is of no use. */
  get #isOver(): boolean {
    return this.state === "ended" || this.state === "banned" || this.state === "outdated";
  }

  #heard(message: FromRoom): void {
    switch (message.type) {
      case "welcome":
        return this.#begin(message);
      case "wallet":
        this.wallet = message.wallet;
        return;
      case "answer":
        this.#open.get(message.id)?.answered(message);
        this.#open.delete(message.id);
        return;
      case "failed":
        for (const listener of this.#listeners.values()) listener.failed(message.error);
        return;
      case "pong":
        return;
      default:
        if ("table" in message) this.#listeners.get(message.table)?.heard(message);
    }
  }

  /** The player has a new name. */
  renamed(name: string): void {
    if (this.welcome) this.welcome = { ...this.welcome, name };
  }

  #begin(welcome: Welcome): void {
    if (welcome.protocol !== PROTOCOL) {
      this.state = "outdated";
      this.#socket?.close();
      return;
    }
    this.welcome = welcome;
    this.wallet = welcome.player ? welcome.wallet : null;
    this.state = "open";
    this.#wait = FIRST_WAIT;
    for (const listener of this.#listeners.values()) listener.begin();
    for (const { sent } of this.#open.values()) this.tell(sent);
  }

  #closed(code: number): void {
    this.#socket = null;
    if (code === RENEWED) return this.connect();
    if (code === ENDED) this.state = "ended";
    if (code === BANNED) this.state = "banned";
    if (this.#isOver) return;
    this.state = "lost";
    this.#timer = setTimeout(() => this.connect(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or the reader is: no need to wait longer. */
  #hurry(): void {
    if (this.#socket || !this.#listeners.size || this.#isOver) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.connect();
  }
}

export const connection = new Connection();

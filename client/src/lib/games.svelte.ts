/** The games of the room: what the room tells of them, and how this client draws each. */

import type { Component } from "svelte";
import type { AmountOffer, GameOf, Happening, Said, SeatNow } from "../wire/messages";
import { CHIP } from "./chips";
import { get } from "./http";
import type { Action, TableState } from "./table.svelte";

/** What a game's board is given. It draws, and decides nothing. */
export interface BoardProps {
  /** The view that the room sent: what this viewer may know. */
  view: never;
  /** The options of the table, as the room has told them. */
  house: Record<string, unknown>;
  seats: SeatNow[];
  you: number | null;
  /** The last events that came together, by which things move; none when a table is first seen. */
  latest: readonly Happening[];
  /** When `seats` was told, by this browser's clock, and the time for a decision in seconds: for the clocks. */
  since: number;
  decision: number;
  /** The table itself, for boards on which one chooses; none where a round is only looked at. */
  table?: TableState | undefined;
  /** The actions that the viewer is offered, for a board on which cards can be chosen, and what is done then. */
  offered?: readonly Action[] | undefined;
  onact?: ((action: Action) => void) | undefined;
}

/** How a game looks before its table is open: three cards, the colour of its tile, and its question to the player. */
export interface Look {
  fan: readonly number[];
  tint: readonly [string, string];
  question(view: never, you: number, table: TableState): Said | null;
  /** What the player decides about now: “A♣ 3♦ (14 or 4) against 6♠”. */
  situation?(view: never, you: number): Said | null;
  /** Whether the first choice of a round is a bet, before any card is seen: then the same one can be made again at once. */
  betsFirst?: boolean;
  /** Keys of warnings that the board draws already. */
  drawn?: readonly string[];
  /** Amounts that come to mind first, with the keys of their names. */
  quick?(offer: AmountOffer): { key: string; amount: number }[];
  /** What an action is called when one looks back at it, where the word of its kind does not say enough. */
  called?(action: Action): Said;
  /** What stands under a choice, by what the room has said about it. */
  note?(action: Action, warnings: readonly Said[]): Said | null;
}

const LOOKS = import.meta.glob<{ look: Look }>("../games/*/look.ts", { eager: true });
const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>("../games/*/Board.svelte");

/** A panel that a game has beside its table, like the story and the rules; `key` is its name in the catalogue. */
export interface Panel {
  key: string;
  Panel: Component<{ table: TableState }>;
}
const PANELS = import.meta.glob<{ panels: Panel[] }>("../games/*/panels.ts");

const PLAIN: Look = { fan: [51, 24, 33], tint: ["#1d6a58", "#0e3a36"], question: () => null };

export const lookOf = (game: string): Look => LOOKS[`../games/${game}/look.ts`]?.look ?? PLAIN;

export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const board = await BOARDS[`../games/${game}/Board.svelte`]?.();
  return board?.default ?? null;
}

const CHOICES = import.meta.glob<{ default: Component<{ table: TableState }> }>("../games/*/Choices.svelte");

/** How one chooses in a game where the common buttons are not enough; null where they are. */
export async function choicesOf(game: string): Promise<Component<{ table: TableState }> | null> {
  return (await CHOICES[`../games/${game}/Choices.svelte`]?.())?.default ?? null;
}

const DIAGRAMS = import.meta.glob<{ diagrams: Record<string, Component> }>("../games/*/diagrams.ts");

/** The diagrams of a game's guide, by the chapter in which each stands; none where there are none. */
export async function diagramsOf(game: string): Promise<Record<string, Component>> {
  const found = await DIAGRAMS[`../games/${game}/diagrams.ts`]?.();
  return found?.diagrams ?? {};
}

/** The panels of a game; most have none. */
export async function panelsOf(game: string): Promise<Panel[]> {
  return (await PANELS[`../games/${game}/panels.ts`]?.())?.panels ?? [];
}

const DRILLS = import.meta.glob<{ drills: Drill[] }>("../games/*/drills.ts");

/** An exercise of a game: `key` is its name in the catalogue, of the file of the game’s odds. */
export interface Drill {
  key: string;
  Drill: Component<{ game: string }>;
}

export const hasDrills = (game: string): boolean => `../games/${game}/drills.ts` in DRILLS;

/** The exercises of a game; most have none. */
export async function drillsOf(game: string): Promise<Drill[]> {
  return (await DRILLS[`../games/${game}/drills.ts`]?.())?.drills ?? [];
}

class Games {
  all = $state.raw<GameOf[]>([]);
  #coming: Promise<void> | undefined;

  /** Ask the room which games it has, once. */
  need(): Promise<void> {
    return (this.#coming ??= get<GameOf[]>("/api/games").then(
      (all) => void (this.all = all),
      (error: unknown) => {
        this.#coming = undefined;
        throw error;
      },
    ));
  }
}

export const games = new Games();

/** Whether a game is played for chips; without stakes it is played for points. */
export const hasStakes = (game: string): boolean => games.all.find(({ name }) => name === game)?.stakes ?? true;

/** What a round brought, in half-chips, so that it is shown as the number that it is: points are whole. */
export const inHalves = (game: string, net: number): number => (hasStakes(game) ? net : net * CHIP);

/** The catalogue's key of each action, by its kind on the wire. */
export function verbsOf(game: string): ReadonlyMap<string, string> {
  const verbs = games.all.find(({ name }) => name === game)?.verbs ?? [];
  return new Map(verbs.map(({ kind, key }) => [kind, key]));
}

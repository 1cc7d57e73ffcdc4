/** The form for a new table: what is chosen and typed in it, the request in that, and what the room says is wrong. */

import type { GameOf, NewTable, Policy, Refusal, TableOf } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { changesFrom, type Draft, draftOf, type Field, field, readDraft, type Values } from "./fields";
import { type Pace, paceOf, PACES, POLICY_OF_TABLE, withChanges } from "./policy";
import { Wrong } from "./wrong.svelte";

/** Fields of every table, beside the options of its house. */
const OWN: readonly Field[] = [
  field("table_name", "people-table-name", "text"),
  field("bots", "people-bots", "count"),
  field("bot_pace", "people-bot-pace", "choice", { choices: Object.keys(PACES) }),
  field("private", "people-private", "switch"),
];
const BY_CODE = {
  "bots-range": "bots",
  "name-too-long": "table_name",
  "name-hidden": "table_name",
  "name-marks": "table_name",
};

/** The ready house of a game that is meant for several people, where it has one. */
const FOR_FRIENDS = "table";

export class NewTableForm {
  game = $state.raw<GameOf>();
  preset = $state<string | null>(null);
  options = $state<Draft>({});
  policy = $state<Draft>({});
  own = $state<Draft>({ table_name: "", bots: "0", bot_pace: "normal", bot_level: "", private: false });
  readonly wrong = new Wrong(BY_CODE);

  constructor(readonly usual: Policy) {
    this.own.bot_pace = paceOf(usual.bot_delay);
    this.policy = draftOf(POLICY_OF_TABLE, { ...usual }, words.text("decimal-mark"));
  }

  /** How well bots play is chosen where they can play in several ways. */
  get ownFields(): readonly Field[] {
    const { name = "", bots = [], usual_bot = "" } = this.game ?? {};
    const choices = usual_bot ? bots : ["", ...bots];
    const level = field("bot_level", `${name}-bots`, "choice", { choices });
    return bots.length ? OWN.flatMap((each) => (each.name === "bots" ? [each, level] : [each])) : OWN;
  }

  readonly policyFields = POLICY_OF_TABLE;

  get optionFields(): readonly Field[] {
    return this.game?.options ?? [];
  }

  /** Another game: its house for several people, or else its first, is proposed, with everything that is in it, and the bots that it needs. */
  choose(game: GameOf): void {
    this.game = game;
    // Who is needed to play at once is there: a friend is invited instead by taking the bot away.
    this.own.bots = String(game.fewest - 1);
    this.own.bot_level = game.usual_bot;
    this.take(FOR_FRIENDS in game.presets ? FOR_FRIENDS : (Object.keys(game.presets)[0] ?? null));
  }

  /** Another ready house: the options are as it has them. */
  take(preset: string | null): void {
    this.preset = preset;
    this.options = draftOf(this.optionFields, this.#base());
    this.wrong.found({});
  }

  /** The request, or null if something in the form cannot be read: then `wrong` tells what. */
  request(): NewTable | null {
    const options = readDraft(this.optionFields, this.options);
    const policy = readDraft(POLICY_OF_TABLE, this.policy);
    const own = readDraft(this.ownFields, this.own);
    if (this.wrong.found({ ...options.faults, ...policy.faults, ...own.faults }) || !this.game) return null;
    const promised = { ...changesFrom({ ...this.usual }, policy.values), ...this.#bots(own.values) };
    return {
      game: this.game.name,
      ...(this.preset === null ? {} : { preset: this.preset }),
      options: changesFrom(this.#base(), options.values),
      ...(Object.keys(promised).length ? { policy: withChanges(this.usual, promised) } : {}),
      name: String(own.values.table_name),
      bots: Number(own.values.bots),
      private: own.values.private === true,
    };
  }

  /** Show a refusal at the field that it is about. The answer is whether there is such a field. */
  refuse(refusal: Refusal): boolean {
    return this.wrong.refuse(refusal, [...this.optionFields, ...POLICY_OF_TABLE, ...this.ownFields]);
  }

  /** What is promised of bots otherwise than usual. */
  #bots({ bot_pace, bot_level }: Values): Values {
    const { bot_delay, ...usual } = this.usual;
    const isOther = bot_pace !== paceOf(bot_delay);
    return {
      ...(isOther ? { bot_delay: PACES[bot_pace as Pace] } : {}),
      ...(bot_level === undefined || bot_level === this.game?.usual_bot ? {} : changesFrom(usual, { bot_level })),
    };
  }

  #base(): Record<string, unknown> {
    const defaults = Object.fromEntries((this.game?.options ?? []).map(({ name, default: usual }) => [name, usual]));
    return { ...defaults, ...(this.preset === null ? {} : this.game?.presets[this.preset]) };
  }
}

/** Where to go when the table is there: to it, and to a seat. */
export const placeOf = ({ id, code }: TableOf): string => `/table/${id}?${code ? `code=${code}&` : ""}sit`;

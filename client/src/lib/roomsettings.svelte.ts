/** The form for the settings of the room: the draft, the settings in it, and what is wrong with them. */

import type { Policy, Refusal, Settings } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { type Draft, draftOf, type Field, field, readDraft } from "./fields";
import { POLICY_OF_ROOM, withChanges } from "./policy";
import { Wrong } from "./wrong.svelte";

const key = (name: string): string => `people-setting-${name}`;

export const SETTINGS: readonly Field[] = [
  field("name", key("name"), "text"),
  field("tables", key("tables"), "choice", { choices: ["everybody", "accounts", "hosts"] }),
  field("opening", key("opening"), "amount"),
  field("top_up_below", key("top_up_below"), "amount"),
  field("top_up_to", key("top_up_to"), "amount"),
  field("empty", key("empty"), "time", { unit: 60 }),
  field("own_empty", key("own_empty"), "time", { unit: 86_400 }),
  field("chat", key("chat"), "switch"),
];
const BY_CODE = {
  "top-up-crossed": "top_up_to",
  ...Object.fromEntries(["empty", "too-long", "hidden", "marks"].map((each) => [`name-${each}`, "name"])),
};

export class SettingsForm {
  room = $state<Draft>({});
  policy = $state<Draft>({});
  readonly wrong = new Wrong(BY_CODE);

  constructor(private kept: Settings) {
    this.room = draftOf(SETTINGS, { ...kept }, words.text("decimal-mark"));
    this.policy = draftOf(POLICY_OF_ROOM, { ...kept.policy }, words.text("decimal-mark"));
  }

  /** The settings in the form, or null if something cannot be read: then `wrong` tells what. */
  request(): Settings | null {
    const room = readDraft(SETTINGS, this.room);
    const policy = readDraft(POLICY_OF_ROOM, this.policy);
    if (this.wrong.found({ ...room.faults, ...policy.faults })) return null;
    const promised: Policy = withChanges(this.kept.policy, policy.values);
    return { ...this.kept, ...room.values, policy: promised } as Settings;
  }

  /** Show a refusal at the field that it is about. The answer is whether there is such a field. */
  refuse(refusal: Refusal): boolean {
    return this.wrong.refuse(refusal, [...SETTINGS, ...POLICY_OF_ROOM]);
  }
}

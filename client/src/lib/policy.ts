/** What a table promises about time and absence, as the fields of a form. Times are seconds. */

import type { Policy } from "../wire/messages";
import { type Field, field, type Values } from "./fields";

const key = (name: string): string => `people-policy-${name}`;

/** What whoever makes a table is asked; a host may set all of it for the whole room. */
export const POLICY_OF_TABLE: readonly Field[] = [
  field("decision", key("decision"), "time", { optional: true }),
  field("reserve", key("reserve"), "time"),
  field("hold", key("hold"), "time"),
  field("stand_in", key("stand_in"), "choice", { choices: ["cheapest", "bot"] }),
  field("prices", key("prices"), "switch"),
];

export const POLICY_OF_ROOM: readonly Field[] = [
  ...POLICY_OF_TABLE,
  field("cuts", key("cuts"), "time"),
  field("pause", key("pause"), "time"),
  field("rest", key("rest"), "time"),
  field("bot_delay", key("bot_delay"), "time"),
  field("missed", key("missed"), "count"),
];

/** A policy with what was changed in it. */
export const withChanges = (policy: Policy, values: Values): Policy => ({ ...policy, ...values });

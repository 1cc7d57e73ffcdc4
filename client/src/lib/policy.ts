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

/** How long bots take at least for a move, by what it is called. A round with six of them takes under 3 s at `quick`. */
export const PACES = { quick: 0.1, normal: 0.6, relaxed: 1.5 } as const;
export type Pace = keyof typeof PACES;

/** What a delay comes closest to. */
export const paceOf = (delay: number): Pace => {
  const away = (pace: Pace): number => Math.abs(PACES[pace] - delay);
  return (Object.keys(PACES) as Pace[]).reduce((best, pace) => (away(pace) < away(best) ? pace : best));
};

/** A policy with what was changed in it. */
export const withChanges = (policy: Policy, values: Values): Policy => ({ ...policy, ...values });

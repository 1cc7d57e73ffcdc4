/** What hosts do to people: what each deed asks for, where it is sent, and how it is said in the audit log. */

import type { Deed, Person, Said } from "../wire/messages";
import { said } from "./attempt.svelte";
import { words } from "./catalogue.svelte";
import { readChips } from "./chips";
import { printable } from "./facts";
import { post } from "./http";
import { showUntil, type Span, untilOf } from "./until";

export type DeedName = "grant" | "take" | "mute" | "unmute" | "ban" | "unban" | "make-host" | "unmake-host";

/** What the room wants to know for a deed. */
export const ASKS: Record<DeedName, { amount?: true; until?: true; reason: "must" | "may" | "none" }> = {
  grant: { amount: true, reason: "must" },
  take: { amount: true, reason: "must" },
  mute: { until: true, reason: "may" },
  unmute: { reason: "may" },
  ban: { until: true, reason: "may" },
  unban: { reason: "may" },
  "make-host": { reason: "none" },
  "unmake-host": { reason: "may" },
};

/** What is typed in the form of a deed. */
export interface DeedDraft {
  amount: string;
  span: Span;
  moment: string;
  reason: string;
}

/** The body of the request, or the key of what is wrong in the form. */
export function deedBody(deed: DeedName, draft: DeedDraft, now: number): Record<string, unknown> | string {
  const asks = ASKS[deed];
  const reason = draft.reason.trim();
  const amount = asks.amount ? readChips(draft.amount) : 0;
  const until = asks.until ? untilOf(draft.span, draft.moment, now) : null;
  if (amount === null || (asks.amount && amount === 0)) return "people-fault-amount";
  if (until === undefined) return "people-fault-moment";
  if (asks.reason === "must" && !reason) return "people-fault-reason";
  return { ...(asks.amount ? { amount } : {}), ...(asks.until ? { until } : {}), reason };
}

export const doDeed = (deed: DeedName, person: Person, body: object): Promise<Person> =>
  post<Person>(`/api/host/people/${encodeURIComponent(person.player)}/${deed}`, body);

/** What is said when a deed is done. */
export const doneWith = (deed: DeedName, { name }: Person): Said => said(`people-done-${deed}`, { name });

/** The deeds that are possible to somebody as they stand. The room has the last word. */
export function deedsFor(person: Person): DeedName[] {
  return [
    "grant",
    "take",
    person.muted_until === null ? "mute" : "unmute",
    person.banned_until === null ? "ban" : "unban",
    ...(person.account ? ([person.host ? "unmake-host" : "make-host"] as const) : []),
  ];
}

/** A line of the audit log as a sentence. */
export function tell({ deed, host_name, subject, subject_name }: Deed): string {
  const [name = "", number = ""] = deed.split(":");
  const facts = {
    host: host_name || words.text("people-the-machine"),
    name: subject_name,
    table: subject,
    amount: { chips: Number(number) || 0 },
  };
  const until = name === "mute" || name === "ban" ? showUntil(Number(number)) : "";
  const key = `people-deed-${name}`;
  return words.has(key) ? words.say(said(key, { ...facts, until })) : `${printable(host_name)}: ${printable(deed)}`;
}

/** Forms made of fields that the room tells: what is typed in them, the values in that, and what is wrong with it. */

import type { OptionOf, Refusal, Said } from "../wire/messages";
import { readChips, showChips } from "./chips";

export type Value = boolean | number | string | null;

/** A field of a form. A `time` is seconds on the wire and so many `unit`s in the field; `text` is anything. */
export interface Field extends Pick<OptionOf, "name" | "key" | "optional" | "least" | "most" | "choices"> {
  kind: OptionOf["kind"] | "time" | "text";
  /** Seconds. */
  unit?: number;
}

/** What stands in the fields of a form: a switch is on or off, everything else is typed or chosen. */
export type Draft = Record<string, string | boolean>;
export type Values = Record<string, Value>;
export type Faults = Record<string, Said>;

/** A time is written with at most five places. */
const FINEST = 1e5;

const FAULTS = { amount: "people-fault-amount", count: "people-fault-count", time: "people-fault-time" } as const;

/** A field without bounds; what else it has is given. */
export const field = (name: string, key: string, kind: Field["kind"], rest: Partial<Field> = {}): Field => ({
  ...{ name, key, kind, least: null, most: null, choices: [], optional: false },
  ...rest,
});

/** A value as it stands in its field; `mark` stands before the parts of a second. */
export function written({ kind, unit = 1 }: Field, value: Value | undefined, mark = "."): string | boolean {
  if (kind === "switch") return value === true;
  if (value === null || value === undefined) return "";
  if (kind === "time") return String(Math.round((Number(value) / unit) * FINEST) / FINEST).replace(".", mark);
  return kind === "amount" ? showChips(Number(value)) : String(value);
}

export const draftOf = (fields: readonly Field[], values: Record<string, unknown>, mark?: string): Draft =>
  Object.fromEntries(fields.map((each) => [each.name, written(each, values[each.name] as Value | undefined, mark)]));

/** The values that stand in a form, and what cannot be read there. */
export function readDraft(fields: readonly Field[], draft: Draft): { values: Values; faults: Faults } {
  const values: Values = {};
  const faults: Faults = {};
  for (const each of fields) {
    const value = readField(each, draft[each.name] ?? "");
    if (value === undefined) faults[each.name] = { key: FAULTS[each.kind as keyof typeof FAULTS], facts: {} };
    else if (isOut(each, value)) faults[each.name] = { key: "people-fault-range", facts: boundsOf(each) };
    else values[each.name] = value;
  }
  return { values, faults };
}

/** What stands in a field; undefined if that cannot be read. */
export function readField({ kind, optional, choices, unit = 1 }: Field, typed: string | boolean): Value | undefined {
  if (typeof typed === "boolean") return typed;
  if (kind === "text") return typed.trim();
  const text = typed.trim();
  if (text === "" && optional) return null;
  if (kind === "choice") return choices.find((choice) => String(choice) === text);
  if (kind === "amount") return readChips(text) ?? undefined;
  return kind === "time" ? readTime(text, unit) : readNumber(text, /^\d{1,9}$/);
}

function readNumber(text: string, form: RegExp): number | undefined {
  const plain = text.replace(/[\s\u202f\u00a0]/g, "").replace(",", ".");
  return form.test(plain) ? Number(plain) : undefined;
}

/** Seconds; whole ones where the field has a larger unit. */
function readTime(text: string, unit: number): number | undefined {
  const read = readNumber(text, /^\d{1,9}(\.\d{1,5})?$/);
  return read === undefined || unit === 1 ? read : Math.round(read * unit);
}

const isOut = ({ least, most }: Field, value: Value): boolean =>
  typeof value === "number" && ((least !== null && value < least) || (most !== null && value > most));

/** The bounds of a field as facts of a sentence. */
export function boundsOf({ kind, least, most }: Field): Record<string, unknown> {
  const fact = (bound: number | null): unknown => (kind === "amount" ? { chips: bound ?? 0 } : (bound ?? 0));
  return { least: fact(least), most: fact(most) };
}

/** Those of the values that are other than in `base`. */
export const changesFrom = (base: Record<string, unknown>, values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => base[name] !== value));

/** Facts of a refusal that name the field which is concerned, the likeliest first. */
const NAMING = ["option", "setting", "low", "high", "name"];

/** The field that a refusal is about, and the refusal with the labels of fields for their names. */
export function concerning(
  refusal: Refusal,
  fields: readonly Field[],
  labelOf: (field: Field) => string,
  byCode: Record<string, string> = {},
): { name: string | null; refusal: Refusal } {
  const facts = { ...refusal.facts };
  const named: string[] = [];
  for (const fact of NAMING) {
    const found = fields.find(({ name }) => name === facts[fact]);
    if (!found) continue;
    named.push(found.name);
    facts[fact] = labelOf(found);
  }
  return { name: named[0] ?? byCode[refusal.code] ?? null, refusal: { ...refusal, facts } };
}

/** The chain of a sitting: docs/record.md says what its links cover. A link is the receipt of its round. */

import { sha256 } from "./fair";
import { fromHex, toHex } from "./hex";

/** What has a canonical spelling: no fractions. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** JSON in its one canonical spelling (RFC 8785): keys sorted by their UTF-16 code units, no spaces. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = value as { readonly [name: string]: Json };
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name]!)}`).join(",")}}`;
}

/** The link that a sitting opens with, in hexadecimal. */
export const firstLink = async (opening: Json): Promise<string> =>
  toHex(await sha256("fairdeal/2/sitting", canonical(opening)));

/** The link of a round, made from the one before. */
export const nextLink = async (link: string, round: Json): Promise<string> =>
  toHex(await sha256("fairdeal/2/round", fromHex(link), canonical(round)));

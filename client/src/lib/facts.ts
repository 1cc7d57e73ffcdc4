/** What fills a sentence: facts as the protocol sends them, made ready for Fluent as `fairdeal.locale.catalogue` does. */

import { CHIP, readFraction, showChips, showDecimal } from "./chips";
import { readCard, showCard } from "./cards";
import type { Said } from "../wire/messages";

/** Who sits where, and which seat is spoken to. */
export interface Hearer {
  names: ReadonlyMap<number, string>;
  you: number | null;
}

export const NOBODY: Hearer = { names: new Map(), you: null };

export type Variables = Record<string, string | number>;

/** What says messages: the catalogue of a language. */
export interface Speaker {
  text(key: string, variables?: Variables): string;
  say(said: Said, hearer?: Hearer): string;
}

const DECIMALS = 6;
const LONGEST_NAME = 40;
const LONGEST_FACT = 2000;

/** The variables of a sentence: `$x` as it is printed, `$x_n` for plural forms, `$x_is` for whom a seat is. */
export function variablesOf(facts: Record<string, unknown>, speaker: Speaker, hearer: Hearer): Variables {
  const variables: Variables = { facts: Object.keys(facts).sort().join("-") || "none" };
  for (const [name, fact] of Object.entries(facts)) {
    variables[name] = cut(printed(fact, speaker, hearer));
    if (isPart(fact, "seat")) variables[`${name}_is`] = fact.seat === hearer.you ? "you" : "other";
    else {
      const number = numberOf(fact);
      if (number !== null) variables[`${name}_n`] = number;
    }
  }
  return variables;
}

function printed(fact: unknown, speaker: Speaker, hearer: Hearer): string {
  if (typeof fact === "string") return printable(fact);
  if (typeof fact === "number") return showChips(fact * CHIP);
  if (isPart(fact, "seat")) return seatName(Number(fact.seat), speaker, hearer);
  if (isPart(fact, "chips")) return showChips(Number(fact.chips));
  if (isPart(fact, "gain")) return showChips(Number(fact.gain), { signed: true });
  if (isPart(fact, "cards")) return (fact.cards as string[]).map((code) => showCard(readCard(code))).join(" ");
  if (isPart(fact, "fraction"))
    return showDecimal(readFraction(String(fact.fraction)), DECIMALS, speaker.text("decimal-mark"));
  if (isPart(fact, "sentence")) return speaker.say(fact.sentence as Said, hearer);
  if (isPart(fact, "list"))
    return listed(
      (fact.list as unknown[]).map((each) => printed(each, speaker, hearer)),
      speaker,
    );
  return String(fact);
}

function numberOf(fact: unknown): number | null {
  if (typeof fact === "number") return fact;
  if (isPart(fact, "chips")) return Number(fact.chips) / CHIP;
  if (isPart(fact, "gain")) return Number(fact.gain) / CHIP;
  if (isPart(fact, "cards")) return (fact.cards as unknown[]).length;
  if (isPart(fact, "list")) return (fact.list as unknown[]).length;
  return null;
}

function isPart<Name extends string>(fact: unknown, name: Name): fact is Record<Name, unknown> {
  return typeof fact === "object" && fact !== null && name in fact;
}

function seatName(seat: number, speaker: Speaker, { names }: Hearer): string {
  const shown = printable(names.get(seat) ?? "")
    .trim()
    .replace(/\s+/g, " ");
  if (!shown) return speaker.text("seat-name", { number: showChips(seat * CHIP) });
  const letters = [...shown];
  return letters.length <= LONGEST_NAME ? shown : letters.slice(0, LONGEST_NAME).join("") + "…";
}

function listed(parts: string[], speaker: Speaker): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  const start = parts.slice(0, -1).reduce((start, part) => speaker.text("list-more", { start, part }));
  return speaker.text("list-last", { start, part: last });
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** The text with a sign in the place of every character that is not to be seen. */
export function printable(text: string): string {
  return text.replace(UNSEEN, (each) => {
    const code = each.codePointAt(0)!;
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    if (code === 0x7f) return "␡";
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

const cut = (text: string): string => (text.length > LONGEST_FACT ? text.slice(0, LONGEST_FACT) + "…" : text);

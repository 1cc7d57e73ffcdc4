/** The texts of the house in the reader's language: the same Fluent files that the server speaks from. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Refusal, Said } from "../wire/messages";
import { showDecimal } from "./chips";
import { type Hearer, NOBODY, type Speaker, type Variables, variablesOf } from "./facts";
import { ENGLISH, LANGUAGES, type Language, localeOf } from "./languages";
import type { Worth } from "./worth";

const KEPT = "fairdeal-language";

/** The code where no room answered: the room itself has no words for that. */
export const UNREACHED = "room-unreached";

/** Files that no page needs at once; each is fetched when it is asked for. Games' own are named after the game. */
const FILES = import.meta.glob<string>(["$locale/*/*.ftl", "!**/language.ftl"], { query: "?raw", import: "default" });
const AT_ONCE = ["common", "banking", "client"];

/** One language: its texts, as far as they are here. */
class Catalogue implements Speaker {
  readonly #bundle: FluentBundle;
  readonly #files = new Map<string, Promise<void>>();

  constructor(readonly language: Language) {
    this.#bundle = new FluentBundle(localeOf(language), { useIsolating: false });
  }

  /** Bring texts here: `errors`, `casino-war-guide`. What a game does not have is nothing. */
  need(...names: string[]): Promise<unknown> {
    return Promise.all(
      names.map((name) => {
        const coming = this.#files.get(name) ?? this.#bring(name);
        this.#files.set(name, coming);
        return coming;
      }),
    );
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message, or one of its attributes: `casino-war-name`, `casino-war-option-decks.help`. */
  text(key: string, variables: Variables = {}): string {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return "";
    const faults: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, variables, faults);
    if (faults.length) console.error(`${this.language} cannot say ${key}`, faults);
    return text;
  }

  say(said: Said, hearer: Hearer = NOBODY): string {
    return this.text(said.key, variablesOf(said.facts, this, hearer));
  }

  async #bring(name: string): Promise<void> {
    const place = Object.keys(FILES).find((path) => path.endsWith(`/${this.language}/${name}.ftl`));
    if (place) this.#bundle.addResource(new FluentResource(await FILES[place]!()));
  }
}

/** The language that is spoken; changing it changes every text on the page. */
class Spoken implements Speaker {
  #catalogue = $state.raw(new Catalogue(preferred()));
  /** What has been brought: counted, so that texts are written anew when more of them are here. */
  #brought = $state(0);
  readonly #needed = new Set<string>(AT_ONCE);

  get language(): Language {
    return this.#catalogue.language;
  }

  get locale(): string {
    return localeOf(this.language);
  }

  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name);
    await this.#catalogue.need(...this.#needed);
    this.#brought += 1;
  }

  async speak(language: Language): Promise<void> {
    const next = new Catalogue(language);
    await next.need(...this.#needed);
    this.#catalogue = next;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEPT, language);
    } catch {
      /* A browser that keeps nothing asks again the next time. */
    }
  }

  text(key: string, variables: Variables = {}): string {
    void this.#brought;
    return this.#catalogue.text(key, variables);
  }

  has(key: string): boolean {
    void this.#brought;
    return this.#catalogue.has(key);
  }

  say(said: Said, hearer: Hearer = NOBODY): string {
    void this.#brought;
    return this.#catalogue.say(said, hearer);
  }

  /** Why something was refused, in the reader's language; in English where this client does not know the code. */
  refusal(error: Refusal, hearer: Hearer = NOBODY): string {
    const key = error.code === UNREACHED ? "client-unreached" : `error-${error.code}`;
    return this.has(key) ? this.say({ key, facts: error.facts }, hearer) : error.sentence;
  }
}

function preferred(): Language {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEPT);
  } catch {
    /* The browser's languages will do. */
  }
  const wanted = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag !== undefined && LANGUAGES.includes(tag)) ?? ENGLISH;
}

export const words = new Spoken();

/** What a choice is worth: “+0.24”, or with its error, “+2.31 ± 0.12”. Points that are exact are whole in most cases. */
export function showWorth({ unit, mean, error }: Worth): string {
  const mark = words.text("decimal-mark");
  const places = unit === "points" && !error && mean.denominator === 1n ? 0 : 2;
  const value = showDecimal(mean, places, mark, { signed: true });
  return error ? `${value} ± ${showDecimal(error, 2, mark)}` : value;
}

/** The languages of the house: every folder of texts introduces itself in its `language.ftl`. Nothing else lists them. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** By the name of its folder, like `pt`. */
export type Language = string;

interface Introduction {
  /** What the language calls itself. */
  name: string;
  /** Whose plural forms, dates and numbers it has, like `pt-PT`. */
  locale: string;
}

const FILES = import.meta.glob<string>("$locale/*/language.ftl", { query: "?raw", import: "default", eager: true });

const INTRODUCED = new Map(Object.entries(FILES).map(([path, file]) => [path.split("/").at(-2)!, introduced(file)]));

export const ENGLISH: Language = "en";

/** English, then the others by the alphabet. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  ...[...INTRODUCED.keys()].filter((language) => language !== ENGLISH).sort(),
];

export const nameOf = (language: Language): string => INTRODUCED.get(language)!.name;

export const localeOf = (language: Language): string => INTRODUCED.get(language)!.locale;

function introduced(file: string): Introduction {
  const bundle = new FluentBundle([]);
  bundle.addResource(new FluentResource(file));
  const said = (key: string): string => bundle.formatPattern(bundle.getMessage(key)!.value!);
  return { name: said("language-name"), locale: said("language-locale") };
}

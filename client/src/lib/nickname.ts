/** A name for whoever has not thought of one: an animal in the reader's language, and a number. */

import { words } from "./catalogue.svelte";

export function suggestedName(): string {
  const animals = words.text("client-animals").split("|");
  const any = (count: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % count;
  return `${animals[any(animals.length)]!.trim()} ${10 + any(90)}`;
}

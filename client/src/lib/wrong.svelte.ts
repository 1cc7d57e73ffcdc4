/** What is wrong with a form: what could not be read in its fields, and what the room refused about one of them. */

import type { Refusal } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { concerning, type Faults, type Field } from "./fields";

export class Wrong {
  #faults = $state.raw<Faults>({});
  #refused = $state.raw<{ name: string; say: () => string } | null>(null);

  /** `byCode` names the field for refusals that name none. */
  constructor(readonly byCode: Record<string, string>) {}

  /** What is wrong with each field, in the reader's language. */
  get told(): Record<string, string> {
    const told = Object.entries(this.#faults).map(([name, fault]) => [name, words.say(fault)]);
    if (this.#refused) told.push([this.#refused.name, this.#refused.say()]);
    return Object.fromEntries(told) as Record<string, string>;
  }

  /** What could not be read; nothing is refused any more. The answer is whether there is something. */
  found(faults: Faults): boolean {
    this.#faults = faults;
    this.#refused = null;
    return Object.keys(faults).length > 0;
  }

  /** Show a refusal at the field that it is about. The answer is whether there is such a field. */
  refuse(refusal: Refusal, fields: readonly Field[]): boolean {
    const found = (): ReturnType<typeof concerning> =>
      concerning(refusal, fields, ({ key }) => words.text("people-quoted", { text: words.text(key) }), this.byCode);
    const { name } = found();
    this.#refused = name === null ? null : { name, say: () => words.refusal(found().refusal) };
    return name !== null;
  }
}

import { describe, expect, it } from "vitest";
import { words } from "./catalogue.svelte";
import type { Hearer } from "./facts";
import { LANGUAGES } from "./languages";
import shared from "./sentences.json";

const hearer: Hearer = { names: new Map(shared.names as [number, string][]), you: shared.you };

describe.each(LANGUAGES)("the server’s sentences in %s", (language) => {
  it("are said alike", async () => {
    await words.need(...shared.files);
    await words.speak(language);
    for (const { said, spoken } of shared.sentences)
      expect(words.say(said, hearer)).toBe((spoken as Record<string, string>)[language]);
  });
});

describe("a refusal", () => {
  const facts = { text: "poker", names: "bet" };

  it("is told in the reader’s language", async () => {
    await words.speak("pt");
    const told = words.refusal({
      code: "no-game",
      sentence: "There is no game.",
      facts: { name: "poker", names: "a" },
    });
    expect(told).toContain("poker");
    expect(told).not.toContain("There is no game");
  });

  it("is told in the room’s words when the client does not know it", () =>
    expect(words.refusal({ code: "of-a-later-room", sentence: "Not today.", facts })).toBe("Not today."));
});

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { readChapter } from "./guide";
import { LANGUAGES } from "./languages";

describe("a chapter of a guide", () => {
  it("has paragraphs parted by empty lines; a line that goes on belongs to what it follows", () => {
    expect(readChapter("One\nand on.\n\nTwo.")).toEqual([
      { kind: "text", text: "One and on." },
      { kind: "text", text: "Two." },
    ]);
  });

  it("has lists and steps, also right after a sentence", () => {
    expect(readChapter("It goes:\n- one\n- two\n  and a half\n\n1. First.\n2. Second.")).toEqual([
      { kind: "text", text: "It goes:" },
      { kind: "list", items: ["one", "two and a half"] },
      { kind: "steps", items: ["First.", "Second."] },
    ]);
  });

  it("has questions with their answers, and a question alone is a sentence", () => {
    expect(readChapter("Does it?\nYes.\nMostly.\n\nWho knows?")).toEqual([
      { kind: "question", question: "Does it?", answer: "Yes. Mostly." },
      { kind: "text", text: "Who knows?" },
    ]);
  });

  it("has nothing in an empty text", () => expect(readChapter("\n \n")).toEqual([]));

  it.each(LANGUAGES)("reads the guide to Casino War alike in %s", (language) => {
    const bundle = new FluentBundle(language);
    const file = readFileSync(`../src/fairdeal/locale/${language}/casino-war-guide.ftl`, "utf8");
    bundle.addResource(new FluentResource(file));
    const chapter = (name: string) => {
      const message = bundle.getMessage(`casino-war-guide-${name}`)!;
      return readChapter(bundle.formatPattern(message.value!)).map(({ kind }) => kind);
    };
    expect(chapter("deal")).toEqual(["text", "text", "list"]);
    expect(chapter("example")).toEqual(["steps", "text"]);
    expect(chapter("questions")).toEqual(Array(9).fill("question"));
  });
});

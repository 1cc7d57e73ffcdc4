import { describe, expect, it } from "vitest";
import { boundsOf, concerning, draftOf, type Field, field, readDraft, readField } from "./fields";

const STAKE = field("stake", "k", "amount", { least: 2, most: 2000, optional: true });
const SEATS = field("seats", "k", "count", { least: 1, most: 7 });
const DECKS = field("decks", "k", "choice", { choices: [6, 7, 8] });
const FRESH = field("fresh", "k", "switch");
const REST = field("rest", "k", "time");
const OWN_EMPTY = field("own_empty", "k", "time", { unit: 86_400 });

describe("values in their fields", () => {
  it("are written as people write them, amounts in chips", () => {
    const values = { stake: 15, seats: 7, decks: 6, fresh: true, rest: 0.6, own_empty: 604_800 };
    const draft = draftOf([STAKE, SEATS, DECKS, FRESH, REST, OWN_EMPTY], values);
    expect(draft).toEqual({ stake: "7½", seats: "7", decks: "6", fresh: true, rest: "0.6", own_empty: "7" });
  });

  it("are empty where an option is not set", () => {
    expect(draftOf([STAKE], { stake: null })).toEqual({ stake: "" });
  });

  it.each<[Field, string | boolean, unknown]>([
    [STAKE, "7½", 15],
    [STAKE, "1 000", 2000],
    [STAKE, "", null],
    [STAKE, "ten", undefined],
    [SEATS, " 3 ", 3],
    [SEATS, "", undefined],
    [SEATS, "2.5", undefined],
    [SEATS, "-1", undefined],
    [DECKS, "8", 8],
    [DECKS, "9", undefined],
    [FRESH, false, false],
    [REST, "0,6", 0.6],
    [OWN_EMPTY, "0.5", 43_200],
  ])("%o reads %o as %o", (each, typed, value) => {
    expect(readField(each, typed)).toBe(value);
  });

  it.each([900, 1000, 3601, 7 * 86_400 + 1])("of %i seconds come back as they were, in any unit", (seconds) => {
    const inMinutes = field("empty", "k", "time", { unit: 60 });
    for (const each of [inMinutes, OWN_EMPTY, REST])
      expect(readField(each, draftOf([each], { [each.name]: seconds })[each.name]!)).toBe(seconds);
  });
});

describe("a form", () => {
  it("gives its values, and says of each fault where it is", () => {
    const { values, faults } = readDraft([STAKE, SEATS, DECKS], { stake: "x", seats: "8", decks: "7" });
    expect(values).toEqual({ decks: 7 });
    expect(faults.stake).toEqual({ key: "people-fault-amount", facts: {} });
    expect(faults.seats).toEqual({ key: "people-fault-range", facts: { least: 1, most: 7 } });
  });

  it("tells bounds of amounts in chips", () => {
    expect(boundsOf(STAKE)).toEqual({ least: { chips: 2 }, most: { chips: 2000 } });
  });
});

describe("a refusal", () => {
  const fields = [STAKE, SEATS];
  const refused = (facts: Record<string, unknown>, code = "c") => ({ code, sentence: "", facts });

  it("concerns the field that it names, and speaks of it by its label", () => {
    const found = concerning(refused({ low: "seats", high: "stake" }), fields, ({ name }) => name.toUpperCase());
    expect(found.name).toBe("seats");
    expect(found.refusal.facts).toEqual({ low: "SEATS", high: "STAKE" });
  });

  it("concerns a field by its code where it names none, or none at all", () => {
    expect(concerning(refused({}, "bots-range"), fields, String, { "bots-range": "bots" }).name).toBe("bots");
    expect(concerning(refused({ option: "elsewhere" }), fields, String).name).toBeNull();
  });
});

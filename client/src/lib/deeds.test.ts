import { beforeEach, describe, expect, it } from "vitest";
import type { Deed, Person } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { deedBody, type DeedDraft, deedsFor, tell } from "./deeds";

const NOW = 1_700_000_000;
const EMPTY: DeedDraft = { amount: "", span: "day", moment: "", reason: "" };

const person = (rest: Partial<Person> = {}): Person =>
  ({ account: true, host: false, muted_until: null, banned_until: null, ...rest }) as Person;
const deed = (deed: string, rest: Partial<Deed> = {}): Deed => ({
  ...{ id: 1, at: NOW, host: "h", host_name: "Anna", deed, subject: "p", subject_name: "Boris", reason: "" },
  ...rest,
});

beforeEach(async () => {
  await words.need("common", "client", "people");
  await words.speak("en");
});

describe("the request for a deed", () => {
  it("has the amount in half-chips and the reason", () => {
    expect(deedBody("grant", { ...EMPTY, amount: "7½", reason: " a prize " }, NOW)).toEqual({
      amount: 15,
      reason: "a prize",
    });
  });

  it.each([
    ["no amount", { amount: "many", reason: "r" }, "people-fault-amount"],
    ["an amount of nothing", { amount: "0", reason: "r" }, "people-fault-amount"],
    ["no reason", { amount: "5", reason: "  " }, "people-fault-reason"],
  ])("is none with %s", (_, typed, fault) => {
    expect(deedBody("take", { ...EMPTY, ...typed }, NOW)).toBe(fault);
  });

  it("says until when, or permanently", () => {
    expect(deedBody("mute", EMPTY, NOW)).toEqual({ until: NOW + 86_400, reason: "" });
    expect(deedBody("ban", { ...EMPTY, span: "ever" }, NOW)).toEqual({ until: null, reason: "" });
    expect(deedBody("ban", { ...EMPTY, span: "moment" }, NOW)).toBe("people-fault-moment");
    const moment = new Date(NOW * 1000 + 3_600_000);
    const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
    expect(deedBody("ban", { ...EMPTY, span: "moment", moment: local }, NOW)).toEqual({
      until: Math.floor(moment.getTime() / 60_000) * 60,
      reason: "",
    });
  });
});

describe("what is offered", () => {
  it("lifts what stands, and makes hosts of accounts alone", () => {
    expect(deedsFor(person())).toEqual(["grant", "take", "mute", "ban", "make-host"]);
    const bad = person({ muted_until: NOW, banned_until: NOW, account: false });
    expect(deedsFor(bad)).toEqual(["grant", "take", "unmute", "unban"]);
    expect(deedsFor(person({ host: true })).at(-1)).toBe("unmake-host");
  });
});

describe("the audit log", () => {
  it.each([
    ["grant:15", "Anna gave Boris 7½ chips."],
    ["ban:253402300799", "Anna banned Boris permanently."],
    ["make-host", "Anna made Boris a host."],
    ["something-new", "Anna: something-new"],
  ])("tells %s as a sentence", (word, sentence) => {
    expect(tell(deed(word))).toBe(sentence);
  });

  it("names the table that was closed, and the machine where no host did it", () => {
    expect(tell(deed("close-table", { subject: "3", subject_name: "" }))).toBe("Anna closed table 3.");
    expect(tell(deed("make-host", { host_name: "" }))).toBe("The machine of the room made Boris a host.");
  });
});

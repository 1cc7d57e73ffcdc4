import { beforeEach, describe, expect, it } from "vitest";
import type { GameOf, OptionOf, Policy } from "../wire/messages";
import { words } from "./catalogue.svelte";
import { NewTableForm, placeOf } from "./newtable.svelte";

const option = (name: string, kind: OptionOf["kind"], rest: Partial<OptionOf> = {}): OptionOf => ({
  ...{ name, kind, key: `casino-war-option-${name}`, default: null, least: null, most: null },
  ...{ choices: [], optional: false, source: "§1" },
  ...rest,
});

const GAME = {
  name: "casino-war",
  fewest: 1,
  bots: [],
  usual_bot: "",
  options: [
    option("stake", "amount", { default: 4, least: 2, most: 2000, optional: true }),
    option("min_stake", "amount", { default: 4, least: 2, most: 2000 }),
    option("seats", "count", { default: 1, least: 1, most: 7 }),
    option("fresh_shuffle", "switch", { default: true }),
  ],
  presets: {
    session: { stake: 4, min_stake: 4, seats: 1, fresh_shuffle: true },
    table: { stake: null, min_stake: 4, seats: 7, fresh_shuffle: true },
  },
} as unknown as GameOf;

const POLICY: Policy = {
  ...{ decision: 30, reserve: 60, cuts: 10, pause: 3, rest: 15, hold: 60 },
  ...{ stand_in: "cheapest", bot_delay: 0.6, missed: 2, prices: true, bot_level: "" },
};

let form: NewTableForm;

beforeEach(async () => {
  await words.need("common", "client", "people", "errors", "casino-war");
  await words.speak("en");
  form = new NewTableForm(POLICY);
  form.choose(GAME);
});

describe("the request for a table", () => {
  it("has the bots without which nobody could play, until they are taken away for a friend", () => {
    expect(form.request()?.bots).toBe(0);
    form.choose({ ...GAME, name: "cassino", fewest: 2 });
    expect(form.request()?.bots).toBe(1);
    form.own.bots = "0";
    expect(form.request()?.bots).toBe(0);
  });

  it("is for several people where the game has a house for them, and else for its first house", () => {
    expect(form.request()?.preset).toBe("table");
    form.choose({ ...GAME, presets: { single: GAME.presets.session! } });
    expect(form.request()?.preset).toBe("single");
  });

  it("names the ready house, and nothing that is as in it", () => {
    const request = { game: "casino-war", preset: "table", options: {}, name: "", bots: 0, private: false };
    expect(form.request()).toEqual(request);
  });

  it("holds the options that were changed, amounts in half-chips", () => {
    form.take("table");
    form.options.min_stake = "7½";
    form.options.seats = "3";
    form.options.fresh_shuffle = false;
    expect(form.request()?.options).toEqual({ min_stake: 15, seats: 3, fresh_shuffle: false });
  });

  it("holds an option that shall not be set", () => {
    form.take("session");
    form.options.stake = "";
    expect(form.request()?.options).toEqual({ stake: null });
  });

  it("holds the whole policy once a part of it was changed", () => {
    form.policy.decision = "";
    expect(form.request()?.policy).toEqual({ ...POLICY, decision: null });
  });

  it("holds the name, the bots and whether it is private", () => {
    form.own = { table_name: " Friday ", bots: "2", bot_pace: "normal", private: true };
    expect(form.request()).toMatchObject({ name: "Friday", bots: 2, private: true });
  });

  it("holds the level and the pace of bots where they are other than usual", () => {
    form.choose({ ...GAME, bots: ["easy", "hard"], usual_bot: "easy" });
    expect(form.ownFields.find(({ name }) => name === "bot_level")?.choices).toEqual(["easy", "hard"]);
    expect(form.request()?.policy).toBeUndefined();
    form.own.bot_level = "hard";
    form.own.bot_pace = "quick";
    expect(form.request()?.policy).toEqual({ ...POLICY, bot_delay: 0.1, bot_level: "hard" });
    form.choose({ ...GAME, bots: ["bold"] });
    expect(form.ownFields.find(({ name }) => name === "bot_level")?.choices).toEqual(["", "bold"]);
    form.own.bot_pace = "normal";
    expect(form.request()?.policy).toBeUndefined();
  });

  it("leaves a delay of the room that is none of the paces as it is", () => {
    form = new NewTableForm({ ...POLICY, bot_delay: 0.3 });
    form.choose(GAME);
    expect(form.own.bot_pace).toBe("quick");
    expect(form.request()?.policy).toBeUndefined();
    form.own.bot_pace = "relaxed";
    expect(form.request()?.policy?.bot_delay).toBe(1.5);
  });

  it("is none while something cannot be read, and every fault stands at its field", () => {
    form.options.stake = "x";
    form.options.seats = "9";
    expect(form.request()).toBeNull();
    expect(Object.keys(form.wrong.told)).toEqual(["stake", "seats"]);
    expect(form.wrong.told.seats).toBe("Enter a value from 1 to 7.");
  });
});

describe("a refusal of the house", () => {
  const crossed = { code: "options-crossed", sentence: "", facts: { low: "min_stake", high: "stake" } };

  it("stands at the option concerned, by the names that people read, in the reader's language", async () => {
    expect(form.refuse(crossed)).toBe(true);
    expect(form.wrong.told).toEqual({ min_stake: "The option “Smallest bet” can’t be above “Fixed bet”." });
    await words.speak("ru");
    expect(form.wrong.told.min_stake).toContain("«Наименьшая ставка»");
  });

  it("about bots stands at the bots; about nothing here, it is said beside the button", () => {
    expect(form.refuse({ code: "bots-range", sentence: "", facts: { bots: 9, most: 6 } })).toBe(true);
    expect(form.wrong.told.bots).toContain("from 0 to 6");
    expect(form.refuse({ code: "tables-for-hosts", sentence: "", facts: {} })).toBe(false);
    expect(form.wrong.told).toEqual({});
  });

  it("about time stands at the promise", () => {
    const facts = { name: "decision", value: "2", least: "5", most: "300" };
    expect(form.refuse({ code: "policy-time", sentence: "", facts })).toBe(true);
    expect(form.wrong.told.decision).toContain("“Time to decide”");
  });

  it("is forgotten with the next try", () => {
    form.refuse(crossed);
    form.request();
    expect(form.wrong.told).toEqual({});
  });
});

it("leads to a seat at the table, with its code if it has one", () => {
  expect(placeOf({ id: 3, code: "5e" } as never)).toBe("/table/3?code=5e&sit");
  expect(placeOf({ id: 3, code: null } as never)).toBe("/table/3?sit");
});

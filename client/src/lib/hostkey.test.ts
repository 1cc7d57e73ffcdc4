import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetHostKey, hostKey, takeHostKey } from "./hostkey";
import type { Me, Refusal } from "../wire/messages";

const ANNA = { player: "anna", name: "Anna", host: false } as Me;
const REFUSAL: Refusal = { code: "host-key-wrong", sentence: "", facts: {} };

vi.mock("./connection.svelte", () => ({ connection: { renew: () => undefined } }));

let asked: string[];
let signedIn: boolean;
let right: boolean;

function room(path: string, { body }: RequestInit = {}): Promise<Response> {
  asked.push(path);
  if (path === "/api/me") return Promise.resolve(signedIn ? Response.json(ANNA) : new Response("{}", { status: 401 }));
  if (path === "/api/guest") return Promise.resolve(Response.json(ANNA));
  expect(JSON.parse(String(body))).toEqual({ key: "K-e_y" });
  return Promise.resolve(right ? Response.json({ ...ANNA, host: true }) : Response.json(REFUSAL, { status: 403 }));
}

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/table/3?code=x#host=K-e_y");
  asked = [];
  [signedIn, right] = [false, true];
  vi.stubGlobal("fetch", vi.fn(room));
  vi.resetModules();
});

describe("the key of the first host", () => {
  it("is taken out of the address, which else stays as it is", () => {
    expect(takeHostKey()).toBe(true);
    expect(location.pathname + location.search + location.hash).toBe("/table/3?code=x");
    expect(hostKey()).toBe("K-e_y");
    expect(takeHostKey()).toBe(false);
    forgetHostKey();
    expect(hostKey()).toBe(null);
  });

  it("leaves every other mark in the address alone", () => {
    history.replaceState(null, "", "/#main");
    expect(takeHostKey()).toBe(false);
    expect(location.hash).toBe("#main");
  });

  it("waits until somebody has come in, and is used once", async () => {
    const { myself } = await import("./me.svelte");
    takeHostKey();
    await myself.look();
    expect(asked).toEqual(["/api/me"]);
    await myself.enter("Anna");
    expect(myself.me?.host).toBe(true);
    signedIn = true;
    await myself.look();
    expect(asked).toEqual(["/api/me", "/api/guest", "/api/first-host", "/api/me"]);
  });

  it("makes the host also where the page has asked twice, once by the session that ends", async () => {
    const { myself } = await import("./me.svelte");
    signedIn = true;
    takeHostKey();
    let late: (answer: Response) => void = () => undefined;
    vi.stubGlobal(
      "fetch",
      vi.fn((path: string, sent: RequestInit) =>
        asked.length === 0 ? (asked.push(path), new Promise<Response>((then) => (late = then))) : room(path, sent),
      ),
    );
    const [first, second] = [myself.look(), myself.look()];
    await second;
    late(new Response("{}", { status: 401 }));
    await first;
    expect(myself.me?.host).toBe(true);
  });

  it("is used at once by somebody who is in, and says why if it does nothing", async () => {
    const { myself } = await import("./me.svelte");
    [signedIn, right] = [true, false];
    takeHostKey();
    await myself.look();
    expect(myself.me?.host).toBe(false);
    expect(myself.notHost).toEqual(REFUSAL);
  });
});

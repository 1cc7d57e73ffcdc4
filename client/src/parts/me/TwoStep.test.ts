import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import type { Me, Refusal } from "../../wire/messages";
import SignIn from "./SignIn.svelte";
import TwoStep from "./TwoStep.svelte";

const me = (two_step: boolean): Me => ({ name: "Anna", account: true, host: true, two_step }) as Me;
const KEY = { key: "GEZDGNBV", link: "otpauth://totp/x", qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
const NEEDED: Refusal = { code: "code-needed", sentence: "", facts: {} };

let sent: [string, unknown][];
let answers: Response[];

beforeEach(async () => {
  sent = [];
  const room = (path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> => {
    if (method === "GET") return Promise.resolve(Response.json(me(true)));
    sent.push([`${method} ${path}`, JSON.parse(String(body))]);
    return Promise.resolve(answers.shift()!);
  };
  vi.stubGlobal("fetch", vi.fn(room));
  await words.need("common", "client", "people", "errors");
  await words.speak("en");
});

async function fill(label: string, value: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

async function press(name: string): Promise<void> {
  await fireEvent.click(screen.getByRole("button", { name }));
}

describe("two-step sign-in", () => {
  it("is on when a code confirms the key, and shows the recovery codes once", async () => {
    answers = [Response.json(KEY), Response.json({ codes: ["aaaaaa-bbbbbb", "cccccc-dddddd"] })];
    render(TwoStep, { me: me(false) });
    await fill("Current password", "seven lucky sevens");
    await press("Turn on");
    const image = await screen.findByRole<HTMLImageElement>("img");
    expect(decodeURIComponent(image.src)).toBe(`data:image/svg+xml,${KEY.qr}`);
    expect(screen.getByDisplayValue(KEY.key)).toBeTruthy();
    await fill("Code from the app", "123456");
    await press("Confirm");
    await screen.findByText("Two-step sign-in is on.");
    expect(screen.getByLabelText<HTMLTextAreaElement>("Recovery codes").value).toContain("cccccc-dddddd");
    await press("I’ve saved them");
    expect(screen.queryByLabelText("Recovery codes")).toBeNull();
    expect(sent).toEqual([
      ["POST /api/me/two-step", { password: "seven lucky sevens" }],
      ["PUT /api/me/two-step", { code: "123456" }],
    ]);
  });

  it("is turned off by the password and a code", async () => {
    answers = [Response.json(me(false))];
    render(TwoStep, { me: me(true) });
    await fill("Current password", "seven lucky sevens");
    await fill("Code from the app, or a recovery code", "aaaaaa-bbbbbb");
    await press("Turn off");
    await screen.findByText("Two-step sign-in is off.");
    expect(sent).toEqual([["POST /api/me/two-step/off", { password: "seven lucky sevens", code: "aaaaaa-bbbbbb" }]]);
  });

  it("asks for the code only when the password is right", async () => {
    answers = [Response.json(NEEDED, { status: 401 }), Response.json(me(true))];
    render(SignIn);
    await fill("Name", "Anna");
    await fill("Password", "seven lucky sevens");
    expect(screen.queryByLabelText("Code from the app, or a recovery code")).toBeNull();
    await press("Sign in");
    await screen.findByText("Enter the code that your app shows, or a recovery code.");
    await fill("Code from the app, or a recovery code", "123456");
    await press("Sign in");
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]![1]).toEqual({ name: "Anna", password: "seven lucky sevens", code: "123456" });
  });
});

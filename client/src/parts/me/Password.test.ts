import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import type { Me, Token } from "../../wire/messages";
import Password from "./Password.svelte";

let tokens: Token[];
let sent: unknown[];

beforeEach(async () => {
  tokens = [];
  sent = [];
  const room = (_: string, { method = "GET", body }: RequestInit = {}): Promise<Response> => {
    if (method === "GET") return Promise.resolve(Response.json(tokens));
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json({ name: "Anna" } as Me));
  };
  vi.stubGlobal("fetch", vi.fn(room));
  await words.need("common", "client", "people", "errors");
  await words.speak("en");
});

async function change(): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Current password"), { target: { value: "old one" } });
  await fireEvent.input(screen.getByLabelText("New password"), { target: { value: "new one" } });
  await fireEvent.click(screen.getByRole("button", { name: "Change password" }));
  await screen.findByText(/^Password changed/);
}

describe("changing the password", () => {
  it("ends the tokens of one’s programs, which are named, unless they are to be kept", async () => {
    tokens = ["my bot", "another"].map((label) => ({ label }) as Token);
    render(Password);
    await screen.findByLabelText("Keep my API tokens: my bot, another");
    await change();
    expect(sent).toEqual([{ old: "old one", new: "new one", keep_tokens: false }]);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("keeps them where that is chosen", async () => {
    tokens = [{ label: "my bot" } as Token];
    render(Password);
    await fireEvent.click(await screen.findByLabelText("Keep my API tokens: my bot"));
    await change();
    expect(sent).toEqual([{ old: "old one", new: "new one", keep_tokens: true }]);
  });

  it("says nothing of tokens to who has none", async () => {
    render(Password);
    await change();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

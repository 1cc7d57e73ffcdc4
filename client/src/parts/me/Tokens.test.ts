import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import type { Refusal, Token } from "../../wire/messages";
import Tokens from "./Tokens.svelte";

const KEPT: Token = { label: "old bot", created: 0, expires: 1_800_000_000, secret: null };
const SECRET = "dGhlLXNlY3JldA";

let asked: string[];
let refusal: Refusal | null;

function room(path: string, { method = "GET", body }: RequestInit = {}): Promise<Response> {
  asked.push(`${method} ${path}`);
  if (method === "GET") return Promise.resolve(Response.json([KEPT]));
  if (refusal) return Promise.resolve(Response.json(refusal, { status: 409 }));
  if (method === "DELETE") return Promise.resolve(new Response(null, { status: 204 }));
  const { label } = JSON.parse(String(body)) as { label: string };
  return Promise.resolve(Response.json({ ...KEPT, label, secret: SECRET }, { status: 201 }));
}

beforeEach(async () => {
  asked = [];
  refusal = null;
  vi.stubGlobal("fetch", vi.fn(room));
  await words.need("common", "client", "people", "errors");
  await words.speak("en");
  render(Tokens);
  await screen.findByText("old bot");
});

async function make(label: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText("What it is for"), { target: { value: label } });
  await fireEvent.click(screen.getByRole("button", { name: "Create token" }));
}

describe("a token", () => {
  it("is shown once: it is gone when it is put away, and only its label stays", async () => {
    await make("new bot");
    expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "I’ve saved it" }));
    expect(screen.queryByDisplayValue(SECRET)).toBeNull();
    expect(screen.getByText("new bot")).toBeTruthy();
  });

  it("is copied by a button that says so", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
    await make("new bot");
    await fireEvent.click(await screen.findByRole("button", { name: /^Copy/ }));
    await screen.findByText("Copied.");
    expect(writeText).toHaveBeenCalledExactlyOnceWith(SECRET);
  });

  it("that is refused leaves what was typed", async () => {
    refusal = { code: "token-label-taken", sentence: "", facts: { label: "old bot" } };
    await make("old bot");
    await screen.findByText(/You already have a token called “old bot”/);
    expect(screen.getByLabelText<HTMLInputElement>("What it is for").value).toBe("old bot");
  });

  it("is revoked only after it was asked once more", async () => {
    await fireEvent.click(screen.getByRole("button", { name: /^Revoke/ }));
    expect(asked).toEqual(["GET /api/me/tokens"]);
    const dialog = screen.getByRole("dialog");
    await fireEvent.submit(dialog.querySelector("form")!);
    await waitFor(() => expect(screen.queryByText("old bot")).toBeNull());
    expect(asked.at(-1)).toBe("DELETE /api/me/tokens?label=old%20bot");
    expect(screen.getByText("Token “old bot” revoked.")).toBeTruthy();
  });
});

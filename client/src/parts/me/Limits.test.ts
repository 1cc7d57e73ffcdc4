import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import type { Me } from "../../wire/messages";
import Limits from "./Limits.svelte";

const me = (daily_limit: number | null): Me =>
  ({ wallet: 2000, limits: { daily_limit, left: daily_limit, paused_until: null } }) as Me;

let sent: unknown[];
let answer: Me;

beforeEach(async () => {
  sent = [];
  const room = (_: string, { body }: RequestInit): Promise<Response> => {
    sent.push(JSON.parse(String(body)));
    return Promise.resolve(Response.json(answer));
  };
  vi.stubGlobal("fetch", vi.fn(room));
  await words.need("common", "client", "people", "errors");
  await words.speak("en");
});

async function setLimit(chips: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText("Chips a day"), { target: { value: chips } });
  await fireEvent.submit(screen.getByLabelText("Chips a day").closest("form")!);
}

describe("a daily limit", () => {
  it("is asked for once more, and sent alone", async () => {
    answer = me(100);
    render(Limits, { me: me(null) });
    await setLimit("50");
    expect(screen.getByRole("dialog").textContent).toContain("bring 50 chips a day");
    expect(sent).toEqual([]);
    await fireEvent.submit(screen.getByRole("dialog").querySelector("form")!);
    await screen.findByText("Your limit applies from now on.");
    expect(sent).toEqual([{ daily_limit: 100 }]);
  });

  it("that is looser holds tomorrow, and the page says so", async () => {
    answer = me(100);
    render(Limits, { me: me(100) });
    await setLimit("");
    await fireEvent.submit(screen.getByRole("dialog").querySelector("form")!);
    await screen.findByText(/^Your new limit applies from 00:00 UTC/);
    expect(sent).toEqual([{ daily_limit: null }]);
  });

  it("that cannot be read is not sent", async () => {
    render(Limits, { me: me(null) });
    await setLimit("much");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText("Chips a day").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a pause", () => {
  it("names its end before it is begun, and leaves the limit as it is", async () => {
    answer = me(100);
    render(Limits, { me: me(100) });
    await fireEvent.submit(screen.getByLabelText("A break from playing").closest("form")!);
    expect(screen.getByRole("dialog").textContent).toContain("nobody can lift this early");
    await fireEvent.submit(screen.getByRole("dialog").querySelector("form")!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(Object.keys(sent[0] as object)).toEqual(["pause_until"]);
  });

  it("can be thought better of", async () => {
    render(Limits, { me: me(null) });
    await fireEvent.submit(screen.getByLabelText("A break from playing").closest("form")!);
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(sent).toEqual([]);
  });
});

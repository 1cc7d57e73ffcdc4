import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { words } from "../../lib/catalogue.svelte";
import type { DeedName } from "../../lib/deeds";
import type { Person } from "../../wire/messages";
import DeedSheet from "./DeedSheet.svelte";

const BORIS = { player: "b/1", name: "Boris", wallet: 2000, account: true, host: false } as Person;

let sent: { path: string; body: unknown }[];
let answer: () => Response;

beforeEach(async () => {
  sent = [];
  answer = () => Response.json({ ...BORIS, wallet: 2015 });
  const room = (path: string, { body }: RequestInit): Promise<Response> => {
    sent.push({ path, body: JSON.parse(String(body)) as unknown });
    return Promise.resolve(answer());
  };
  vi.stubGlobal("fetch", vi.fn(room));
  await words.need("common", "client", "people", "errors");
  await words.speak("en");
});

function sheet(deed: DeedName) {
  const [ondone, onclose] = [vi.fn(), vi.fn()];
  render(DeedSheet, { person: BORIS, deed, ondone, onclose });
  return { ondone, onclose, submit: () => fireEvent.submit(screen.getByRole("dialog").querySelector("form")!) };
}

const type = (label: string, value: string): Promise<boolean> =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

describe("giving chips", () => {
  it("is not sent without a reason, and says so", async () => {
    const { submit } = sheet("grant");
    await type("Amount in chips", "7½");
    await submit();
    expect(sent).toEqual([]);
    expect(screen.getByText("Give a reason in a few words.")).toBeTruthy();
    expect(screen.getByLabelText("Reason").getAttribute("aria-invalid")).toBe("true");
  });

  it("asks again where it is a lot, and takes no double click for an answer", async () => {
    const now = vi.spyOn(performance, "now").mockReturnValue(1000);
    const { submit } = sheet("grant");
    await type("Amount in chips", "10000");
    await type("Reason", "a prize");
    await submit();
    await submit();
    expect(sent).toEqual([]);
    expect(screen.getByText(/a lot for one person/)).toBeTruthy();
    now.mockReturnValue(1500);
    await submit();
    await waitFor(() => expect(sent).toHaveLength(1));
    now.mockRestore();
  });

  it("is done to that person, and told with who they are after it", async () => {
    const { submit, ondone, onclose } = sheet("grant");
    await type("Amount in chips", "7½");
    await type("Reason", "a prize");
    await submit();
    await waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ path: "/api/host/people/b%2F1/grant", body: { amount: 15, reason: "a prize" } }]);
    expect(ondone.mock.calls[0]).toEqual([
      expect.objectContaining({ wallet: 2015 }),
      { key: "people-done-grant", facts: { name: "Boris" } },
    ]);
  });

  it("that is refused leaves the sheet open, and everything in it", async () => {
    const facts = { amount: { chips: 4000 }, name: "Boris", balance: { chips: 2000 } };
    answer = () => Response.json({ code: "take-too-large", sentence: "", facts }, { status: 409 });
    const { submit, onclose } = sheet("take");
    await type("Amount in chips", "2000");
    await type("Reason", "why not");
    await submit();
    await screen.findByText(/can’t be taken from Boris/);
    expect(onclose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("why not");
  });
});

it("asks for nothing that the room does not want to know", () => {
  sheet("make-host");
  expect(screen.getByRole("dialog").querySelectorAll("input, select")).toHaveLength(0);
});

/** The room's HTTP: JSON both ways; a refusal is thrown. */

import type { Refusal } from "../wire/messages";
import { UNREACHED as NOT_REACHED } from "./catalogue.svelte";
import { reach } from "./reach.svelte";

/** What the room refused, or why it could not be asked. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

const UNREACHED: Refusal = { code: NOT_REACHED, sentence: "The room cannot be reached.", facts: {} };

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
export const post = <Answer>(path: string, body: object = {}): Promise<Answer> => ask("POST", path, body);
export const put = <Answer>(path: string, body: object): Promise<Answer> => ask("PUT", path, body);
/** Send what is JSON already, as it is. */
export const postText = <Answer>(path: string, json: string): Promise<Answer> => ask("POST", path, json);
export const remove = (path: string): Promise<void> => ask("DELETE", path);

async function ask<Answer>(method: string, path: string, body?: object | string): Promise<Answer> {
  const sent: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    sent.body = typeof body === "string" ? body : JSON.stringify(body);
    sent.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(path, sent).catch(() => {
    reach.failed();
    throw new Refused(UNREACHED, 0);
  });
  reach.answered();
  if (!answer.ok) throw new Refused(await refusalIn(answer), answer.status);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

async function refusalIn(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return UNREACHED;
  }
}

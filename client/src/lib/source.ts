/** Where rounds to look at come from: a finished sitting, or the sitting that goes on at a table. */

export interface Source {
  kind: "sitting" | "table";
  id: number;
  /** The secret of a private table. */
  code: string;
}

/** From the parts of an address, `["sitting", "3"]`; null for what is none. */
export function readSource([kind = "", id = ""]: readonly string[], code: string): Source | null {
  if ((kind !== "sitting" && kind !== "table") || !/^\d{1,15}$/.test(id)) return null;
  return { kind, id: Number(id), code };
}

const queryOf = (fields: Record<string, string>): string => {
  const kept = Object.entries(fields).filter(([, value]) => value);
  return kept.length ? `?${new URLSearchParams(kept)}` : "";
};

// What the room is asked

export const sheetAt = ({ kind, id, code }: Source): string =>
  kind === "sitting" ? `/api/sittings/${id}` : `/api/tables/${id}/sheet${queryOf({ code })}`;

export const roundAt = ({ kind, id, code }: Source, round: number, whole: boolean): string =>
  `/api/${kind}s/${id}/rounds/${round}${queryOf({ code, whole: whole ? "true" : "" })}`;

export const recordAt = ({ kind, id, code }: Source): string => `/api/${kind}s/${id}/record${queryOf({ code })}`;

// Where the reader goes

export const replayOf = ({ kind, id, code }: Source, round: number | string, step = 0, whole = false): string =>
  `/replay/${kind}/${id}/${round}${step ? `/${step}` : ""}${queryOf({ code, whole: whole ? "yes" : "" })}`;

/** A round that was shared with everybody. */
export const sharedAt = (code: string, step = 0): string => `/shared/${code}${step ? `/${step}` : ""}`;

/** A round by what it was called: the sheet tells at which place that was, void rounds counted. */
export const numberedOf = (source: Source, number: number): string => replayOf(source, `n${number}`);

export const resultsOf = ({ kind, id, code }: Source): string =>
  kind === "sitting" ? `/sitting/${id}` : `/sitting/table/${id}${queryOf({ code })}`;

/** The name of a record's file, as it is downloaded. */
export const recordFile = (game: string, { kind, id }: Source): string => `fairdeal-${game}-${kind}-${id}.json`;

/** The private tables that were opened in this browser, so that they are found again without their link. */

const KEPT = "fairdeal-private-tables";
const MOST = 12;

export interface PrivateTable {
  table: number;
  code: string;
}

/** The tables, the one opened last first. */
export function privateTables(): PrivateTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isTable) : [];
  } catch {
    return [];
  }
}

export const rememberTable = (table: number, code: string): void =>
  keep([{ table, code }, ...others(table)].slice(0, MOST));

export const forgetTable = (table: number): void => keep(others(table));

export const forgetTables = (): void => keep([]);

/** The address of a table, with its code where this browser knows it. */
export function pathOf(table: number): string {
  const code = privateTables().find((each) => each.table === table)?.code;
  return `/table/${table}${code ? `?code=${encodeURIComponent(code)}` : ""}`;
}

const others = (table: number): PrivateTable[] => privateTables().filter((each) => each.table !== table);

const isTable = (each: Partial<PrivateTable> | null): each is PrivateTable =>
  typeof each?.table === "number" && typeof each.code === "string";

function keep(tables: PrivateTable[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(tables));
  } catch {
    /* A browser that keeps nothing finds them by their links alone. */
  }
}

import { beforeEach, expect, test } from "vitest";
import { forgetTable, forgetTables, pathOf, privateTables, rememberTable } from "./privatetables";

beforeEach(() => localStorage.clear());

test("the private table that was opened last comes first, and each once", () => {
  rememberTable(3, "a1");
  rememberTable(7, "b2");
  rememberTable(3, "c3");
  expect(privateTables()).toEqual([
    { table: 3, code: "c3" },
    { table: 7, code: "b2" },
  ]);
});

test("its address has the code, and another table’s has none", () => {
  rememberTable(3, "a1");
  expect(pathOf(3)).toBe("/table/3?code=a1");
  expect(pathOf(7)).toBe("/table/7");
});

test("one is forgotten, or all are", () => {
  rememberTable(3, "a1");
  rememberTable(7, "b2");
  forgetTable(3);
  expect(privateTables()).toEqual([{ table: 7, code: "b2" }]);
  forgetTables();
  expect(privateTables()).toEqual([]);
});

test("what somebody else wrote there is no table", () => {
  for (const nonsense of ["{", "7", '[1, null, {"table": "x"}]']) {
    localStorage.setItem("fairdeal-private-tables", nonsense);
    expect(privateTables()).toEqual([]);
  }
});

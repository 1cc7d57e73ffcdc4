/** Arrow keys among what can be chosen: along a row, and from row to row. */

export function moveFocus(key: string): void {
  const rows = [...document.querySelectorAll(".board [data-row]")]
    .map((row) => [...row.querySelectorAll<HTMLElement>("button")])
    .filter((row) => row.length);
  const row = rows.findIndex((each) => each.includes(document.activeElement as HTMLElement));
  const place = rows[row]?.indexOf(document.activeElement as HTMLElement) ?? -1;
  if (row < 0) return rows.at(-1)?.[0]?.focus();
  const along = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (along) return rows[row]?.[place + along]?.focus();
  const other = rows[row + (key === "ArrowUp" ? -1 : 1)];
  (other?.find((each) => each.matches(".fits")) ?? other?.[Math.min(place, other.length - 1)])?.focus();
}

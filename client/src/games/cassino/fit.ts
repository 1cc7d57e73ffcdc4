/** How large cards can be so that all of them are in sight. */

/** How far each card of a build lets the one below be seen, of a card’s width. */
export const STEP = 0.42;
/** How much further the first card of another group is. */
export const GROUP_STEP = 0.14;
/** The widest that a build is drawn, in widths of a card: with more cards they lie closer. */
const WIDEST = 2.5;

/** How wide a build is, in widths of a card. */
export function spanOf(groups: readonly (readonly unknown[])[]): number {
  const cards = groups.flat().length;
  return Math.min(WIDEST, 1 + STEP * (cards - 1) + GROUP_STEP * (groups.length - 1));
}

/** The width of cards at which things of such spans lie in rows within an area; `least` if they never do. */
export function widthOfCards(
  spans: readonly number[],
  area: { width: number; height: number },
  { least, most, gap, below }: { least: number; most: number; gap: number; below: number },
): number {
  for (let width = Math.floor(most); width > least; width -= 1) {
    const rows = rowsOf(
      spans.map((span) => span * width),
      area.width,
      gap,
    );
    if (rows * (width * 1.4 + below) + (rows - 1) * gap <= area.height) return width;
  }
  return least;
}

function rowsOf(widths: readonly number[], within: number, gap: number): number {
  let [rows, left] = [1, within];
  for (const width of widths) {
    if (width > left && left < within) [rows, left] = [rows + 1, within];
    left -= width + gap;
  }
  return rows;
}

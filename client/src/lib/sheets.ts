/** Open sheets in the browser’s history: the way back closes a sheet, and leaves the page where it is. */

const MARK = { sheet: true };

const isMarked = (): boolean => (history.state as { sheet?: boolean } | null)?.sheet === true;

let open = 0;

/** A sheet is open until the function that is returned is called; `close` is called when the reader goes back. */
export function openSheet(close: () => void): () => void {
  open += 1;
  if (!isMarked()) history.pushState(MARK, "");
  const back = (): void => void (isMarked() || close());
  addEventListener("popstate", back);
  return () => {
    open -= 1;
    removeEventListener("popstate", back);
    // Another sheet may take its place at once: it stands for the same step.
    setTimeout(() => open || (isMarked() && history.back()));
  };
}

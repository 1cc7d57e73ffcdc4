/** Where the keyboard and the screen reader are: at the heading of a page that has just come, at a field that is wrong. */

/** Bring the reader to the heading of the page. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Bring the reader to the first field of a form that is wrong, also out of a part that is folded up. */
export function focusFault(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>("[aria-invalid='true']");
  const folded = field?.closest("details");
  if (folded) folded.open = true;
  field?.focus();
}

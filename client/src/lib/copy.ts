/** To the clipboard: also on a page without https, where browsers hide the new way to it. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const held = document.createElement("textarea");
  held.value = text;
  // Beside what has the focus: an open dialog lets nothing out of itself be selected.
  (before?.parentElement ?? document.body).append(held);
  held.select();
  const copied = document.execCommand("copy");
  held.remove();
  before?.focus();
  return copied;
}

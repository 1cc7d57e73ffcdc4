/** Whether the reader has this page before them: neither hidden nor behind another window. */

class Page {
  seen = $state(isSeen());

  constructor() {
    const look = (): void => void (this.seen = isSeen());
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    addEventListener("blur", look);
  }
}

function isSeen(): boolean {
  return !document.hidden && document.hasFocus();
}

export const page = new Page();

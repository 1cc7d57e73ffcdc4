/** Whose messages and reactions this reader does not want to see: kept in this browser, for this room. */

const KEPT = "fairdeal-hidden";

class Hidden {
  names = $state.raw<readonly string[]>(kept());

  has(name: string): boolean {
    return this.names.includes(name);
  }

  /** Hide somebody, or show them again. */
  toggle(name: string): void {
    this.names = this.has(name) ? this.names.filter((each) => each !== name) : [...this.names, name];
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.names));
    } catch {
      /* It holds until the page is closed. */
    }
  }
}

function kept(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

export const hidden = new Hidden();

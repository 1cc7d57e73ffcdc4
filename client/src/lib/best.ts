/** The best that this browser has seen of somebody in an exercise. */

const KEPT = "fairdeal-best-";

export function bestOf(name: string): number {
  try {
    return Number(localStorage.getItem(KEPT + name)) || 0;
  } catch {
    return 0;
  }
}

/** Keep it, if it is better; the best now. */
export function keepBest(name: string, value: number): number {
  const best = Math.max(bestOf(name), value);
  try {
    localStorage.setItem(KEPT + name, String(best));
  } catch {
    /* A browser that keeps nothing starts again each time. */
  }
  return best;
}

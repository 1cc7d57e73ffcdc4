/** The client as an app: a worker keeps its shell, where the page comes safely. */

const WAIT = 1_500;

/** Bring the worker here once the page is there, and tell it which files the page already has. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const begin = (): void => void setTimeout(() => void register().catch(() => undefined), WAIT);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage(files);
}

/** Which page is shown: the address, and nothing else, says it. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  /** The parts of the path: `/table/3` is `["table", "3"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decoded);
  }

  go(address: string, { replace = false } = {}): void {
    if (address === location.pathname + location.search) return;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

/** A part as it is meant; as it stands where somebody wrote nonsense. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const router = new Router();

/** Follow links within the room without loading the page anew. Put it on a node that holds them. */
export function followLinks(node: HTMLElement): () => void {
  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    router.go(link.pathname + link.search);
  };
  node.addEventListener("click", follow);
  return () => node.removeEventListener("click", follow);
}

/** What makes an app of the built client: its manifest, its icons, and the worker that keeps its shell. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const NAME = "Fairdeal";
const FELT = "#0b2b2b";
const PAGE = "index.html";
/** The part of an icon that every device shows, whatever it cuts off. Source: W3C Web App Manifest, maskable icons. */
const SAFE = 0.8;

/** Files of a build by their names, as far as they matter here. */
type Built = Record<string, { type: string; isEntry?: boolean; imports?: string[]; source?: unknown; code?: string }>;

/** Write them beside the page. `icon` is the SVG that the icons are made of, `worker` the worker without its shell. */
export function shell(icon: string, worker: string): Plugin {
  return {
    name: "fairdeal-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const drawn = readFileSync(icon, "utf8").trim();
      const files: Record<string, string> = {
        "icon-maskable.svg": maskable(drawn),
        "manifest.webmanifest": JSON.stringify(manifest()),
        "worker.js": withShell(readFileSync(worker, "utf8"), bundle as unknown as Built),
      };
      for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: "asset", fileName, source });
    },
  };
}

const manifest = (): object => ({
  id: "/",
  name: NAME,
  short_name: NAME,
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: FELT,
  theme_color: FELT,
  icons: [
    picture("/favicon.svg", "any"),
    picture("/icon-maskable.svg", "maskable"),
    ...[192, 512].map((size) => photo(`/icon-${size}.png`, size)),
  ],
});

const picture = (src: string, purpose: string): object => ({ src, purpose, sizes: "any", type: "image/svg+xml" });

/** For devices that take no SVG. `scripts/icons.py` draws them on a ground that reaches every edge. */
const photo = (src: string, size: number): object => ({
  src,
  purpose: "any",
  sizes: `${size}x${size}`,
  type: "image/png",
});

/** The same icon on a ground that reaches every edge, small enough that nothing of it is cut off. */
export function maskable(icon: string): string {
  const [, size = "32", drawing = ""] = /viewBox="0 0 (\d+) \d+">(.*)<\/svg>$/s.exec(icon) ?? [];
  const edge = (Number(size) * (1 - SAFE)) / 2;
  const [ground = ""] = /fill="[^"]+"/.exec(drawing) ?? [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" ${ground}/>` +
    `<g transform="translate(${edge} ${edge}) scale(${SAFE})">${drawing}</g></svg>`
  );
}

/** The worker with the addresses of the shell, and a name for its store that is another one in each release. */
function withShell(worker: string, bundle: Built): string {
  const entry = Object.entries(bundle).find(([, { isEntry }]) => isEntry)?.[0];
  if (!entry) throw new Error("the client has no entry");
  const styles = Object.keys(bundle).filter((name) => /\/index-[^/]*\.css$/.test(name));
  const release = createHash("sha256");
  for (const name of Object.keys(bundle).sort()) release.update(name);
  const kept = ["/", "/favicon.svg", ...[...importsOf(bundle, entry), ...styles].map((name) => `/${name}`)];
  return `const RELEASE = ${JSON.stringify(release.digest("hex").slice(0, 16))};\nconst SHELL = ${JSON.stringify(kept)};\n${worker}`;
}

function importsOf(bundle: Built, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name) || name === PAGE) return found;
  found.add(name);
  for (const each of bundle[name]?.imports ?? []) importsOf(bundle, each, found);
  return found;
}

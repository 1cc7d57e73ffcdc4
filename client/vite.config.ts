import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import { shell } from "./shell.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting(), shell(here("public/favicon.svg"), here("src/worker.js"))],
  resolve: {
    alias: { $locale: here("../src/fairdeal/locale"), $client: here("src") },
  },
  build: {
    outDir: here("../src/fairdeal/web/client"),
    emptyOutDir: true,
    target: "es2022",
    // What knows light-dark(): rewriting it for older ones would break the felt, which is dark in every theme.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    // The Content-Security-Policy allows no data: addresses but for pictures.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://localhost:8000", "/socket": { target: "ws://localhost:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});

/* Keeps the shell of the client, so that it opens where the room cannot be reached. What the room says of anybody is
   never kept: only the page and files with a digest in their names. RELEASE and SHELL are put before this by the build. */

const STORE = `fairdeal-${RELEASE}`;
/** Milliseconds that the room has to answer before the page is shown without it. */
const PATIENCE = 4_000;
const ROOMS_OWN = /^\/(api\/|socket$|healthz$|metrics$)/;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(SHELL))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(dropOlder().then(() => clients.claim()));
});

/** A page that came before this worker tells which files it has: they are the reader’s language and games. */
addEventListener("message", ({ data }) => {
  const files = data.filter((address) => address.startsWith("/assets/"));
  void caches.open(STORE).then((store) => Promise.allSettled(files.map((address) => keep(store, address))));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(clients.matchAll({ type: "window" }).then(([page]) => page?.focus()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || ROOMS_OWN.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || SHELL.includes(pathname)) event.respondWith(file(request, pathname));
});

/** The page as the room has it now; as it was kept where the room does not answer. */
async function page(request) {
  const kept = await caches.match("/", { cacheName: STORE });
  if (!kept) return fetch(request);
  const late = new Promise((tell) => setTimeout(() => tell(kept.clone()), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

/** A file that never changes, from the store; what is fetched is kept. */
async function file(request, pathname) {
  const store = await caches.open(STORE);
  const kept = await store.match(pathname);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && pathname.startsWith("/assets/")) await store.put(pathname, answer.clone());
  return answer;
}

async function keep(store, address) {
  if (!(await store.match(address))) await store.add(address);
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith("fairdeal-") && name !== STORE).map((name) => caches.delete(name)),
  );
}

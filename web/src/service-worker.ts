/**
 * The service worker: keeps what the page is made of, so that it opens without the server. It keeps nothing of a table.
 *
 * A page is asked for from the server first, always: what is kept serves only where no answer comes. Files with a hash in their
 * name never change, and are taken from what is kept. Each build has a cache of its own, named after its files.
 */
import './push-worker.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

// ── What is kept ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The files of this build, and a name for all of them together; written in by the build (vite.offline.ts). */
declare const BUILT_FILES: string[];
declare const BUILD: string;

const CACHE = `quintessence-${BUILD}`;
/** Where the page lies: at the top of a server, or in any folder of a host of plain files. */
const ROOT = import.meta.env.MODE === 'site' ? new URL('./', location.href).pathname : '/';
/** The page itself, for every address that it knows. */
const SHELL = ROOT;
const FILES = BUILT_FILES.map((name) => ROOT + name);
/** What never changes under its name. */
const FIXED = /^(assets|runtime|package)\//;
/** What the server says that is the same for everyone and changes only with it: which games there are, and their words. */
const PUBLIC = /^\/api\/games(\/[^/]+\/words\/[a-z]+)?$/;

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const more = import.meta.env.MODE === 'site' ? [] : ['/api/games'];
  await cache.addAll([SHELL, ...more, ...FILES]);
  await worker.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

// ── What is answered ────────────────────────────────────────────────────────────────────────────────────────────────────

/** By this header a page knows what is kept from what the server said (wire/api.ts). */
const KEPT = 'X-Quintessence-Kept';

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(serverFirst(request, SHELL));
  else if (pathname.startsWith(ROOT) && FIXED.test(pathname.slice(ROOT.length))) event.respondWith(keptFirst(request));
  else if (PUBLIC.test(pathname) && !new URL(request.url).search)
    event.respondWith(serverFirst(request, pathname, true));
  else if (FILES.includes(pathname)) event.respondWith(serverFirst(request, pathname));
});

/** The server's answer; what is kept under a name only where none comes. */
async function serverFirst(request: Request, name: string, isKept = false): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (isKept && answer.ok) await (await caches.open(CACHE)).put(name, answer.clone());
    return answer;
  } catch (gone) {
    const kept = await caches.match(name, { ignoreVary: true });
    if (!kept) throw gone;
    const headers = new Headers(kept.headers);
    headers.set(KEPT, '1');
    return new Response(kept.body, { headers });
  }
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

import { isPage, outdated, PAGE_STORE, storeOf, wayOf } from './keeping';
import type { FetchEvent, WorkerScope } from './scope';

/** The build and the files that every page needs; `web/listed-shell.ts` writes them in at build time. */
declare const SHELL: { build: string; files: readonly string[] };

const worker = globalThis as unknown as WorkerScope;
const OWN = storeOf(SHELL.build);
/**
 * The page comes from the network, so that nobody works with an old version; after this time the cached one is used.
 */
const PATIENCE_MS = 3000;

/** A file is the same whatever headers the request had. */
const LOOSE = { ignoreVary: true };
const own = (): Promise<Cache> => caches.open(OWN);

/** The page is cached last, so that it is never newer than the files it begins with. */
async function keepShell(): Promise<void> {
  await (await own()).addAll([...SHELL.files]);
  const answer = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-cache' });
  const text = await answer.clone().text();
  // A newer build was deployed while this one was being cached; that build's own worker caches it.
  if (!answer.ok || !text.includes(SHELL.build)) throw new Error('the page is of another build');
  await (await caches.open(PAGE_STORE)).put('/', answer);
}

worker.addEventListener('install', event => {
  // File names contain a hash, so a newer worker can serve the pages of an older build.
  void worker.skipWaiting();
  event.waitUntil(
    Promise.all([
      keepShell(),
      // What the browser can answer by itself need not wait for this worker.
      event
        .addRoutes?.([
          { condition: { urlPattern: '/assets/*' }, source: 'cache' },
          { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
        ])
        // A browser that knows routes but not these conditions asks the worker for everything.
        .catch(() => {}),
    ]),
  );
});

async function begin(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), OWN).map(name => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('activate', event => event.waitUntil(begin()));

worker.addEventListener('fetch', event => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === 'page') event.respondWith(page(event));
  if (way === 'file') event.respondWith(file(event));
});

/** What an open page has fetched past the worker: the code of its screen, its texts, its fonts. */
worker.addEventListener('message', event => {
  const { keep } = event.data as { keep?: readonly string[] };
  if (keep) event.waitUntil(Promise.all(keep.map(keepFile)));
});

async function keepFile(address: string): Promise<void> {
  const request = new Request(address);
  const store = await own();
  if (wayOf(request, worker.location.origin) !== 'file' || (await store.match(request, LOOSE))) return;
  await store.add(request).catch(() => {});
}

async function page(event: FetchEvent): Promise<Response> {
  const asked = event.preloadResponse.then(answer => answer ?? fetch(event.request));
  event.waitUntil(asked.catch(() => {}));
  const late = new Promise<null>(tell => setTimeout(tell, PATIENCE_MS, null));
  const answer = await Promise.race([asked.catch(() => null), late]);
  if (answer && isPage(answer)) return answer;
  return (await caches.match('/', { ...LOOSE, cacheName: PAGE_STORE })) ?? answer ?? asked;
}

async function file(event: FetchEvent): Promise<Response> {
  const store = await own();
  const here = await store.match(event.request, LOOSE);
  if (here) return here;
  // Files that a build shares with the previous one are found in that one's cache.
  const answer = (await caches.match(event.request, LOOSE)) ?? (await fetch(event.request));
  if (answer.ok) event.waitUntil(store.put(event.request, answer.clone()));
  return answer;
}

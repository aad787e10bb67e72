import { isPage, outdated, storeOf, wayOf } from './keeping';
import type { FetchEvent, WorkerScope } from './scope';

/** Which build this is and what of it every page needs; the build writes it in (`web/kept-shell.ts`). */
declare const SHELL: { build: string; files: readonly string[] };

const worker = globalThis as unknown as WorkerScope;
const OWN = storeOf(SHELL.build);
/** The page comes from the line, so that nobody works on an old version; past this it is the one that was kept. */
const PATIENCE_MS = 3000;

/** A file is the same however it was asked for. */
const LOOSE = { ignoreVary: true };
const own = (): Promise<Cache> => caches.open(OWN);

async function keepPage(): Promise<void> {
  const answer = await fetch('/', { headers: { Accept: 'text/html' }, cache: 'no-cache' });
  const text = await answer.clone().text();
  // A newer build came while this one is being kept: its own worker keeps it.
  if (!answer.ok || !text.includes(SHELL.build)) throw new Error('the page is of another build');
  await (await own()).put('/', answer);
}

worker.addEventListener('install', event => {
  // Files are told apart by the hash in their name, so a newer worker may serve the pages of an older one.
  void worker.skipWaiting();
  event.waitUntil(Promise.all([keepPage(), own().then(store => store.addAll([...SHELL.files]))]));
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

/** What the open page has fetched before there was a worker: its screen, its words, its letters. */
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
  return (await (await own()).match('/', LOOSE)) ?? answer ?? asked;
}

async function file(event: FetchEvent): Promise<Response> {
  const store = await own();
  const here = await store.match(event.request, LOOSE);
  if (here) return here;
  // What a build has in common with the one before is there too.
  const answer = (await caches.match(event.request, LOOSE)) ?? (await fetch(event.request));
  if (answer.ok) event.waitUntil(store.put(event.request, answer.clone()));
  return answer;
}

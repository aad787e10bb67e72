import { ownBuild } from './version-poll';

/** Pause between two attempts while the browser says that it is online: the server may be restarting. */
const PAUSE_MS = 2000;

const came = new Map<string, Promise<void>>();
const here = Promise.resolve();

/** Files that the page itself names were loaded before this code ran. */
for (const named of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], script[src]'))
  came.set(new URL(named.getAttribute('href') ?? named.getAttribute('src') ?? '', document.baseURI).pathname, here);

/** The build's files that the service worker has on this device: an import gets them from there, also without a line. */
async function filesOnDevice(): Promise<ReadonlySet<string>> {
  const build = ownBuild();
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers?.controller || build === null) return new Set();
  // The worker names its cache after its build (`worker/keeping.ts`, which is in the worker's file alone).
  const name = (await caches.keys()).find(each => each.endsWith(build));
  const requests = name === undefined ? [] : await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

const onDevice = filesOnDevice().catch(() => new Set<string>());

/**
 * Waits until these files of the build have been fetched, however long the connection is down. Browsers remember a
 * failed import for the life of the page and refuse it ever after, so no import begins before its files are in the
 * browser's cache. A file that the server says it does not have is left to the import to report: a new version has
 * replaced it.
 */
export function filesCame(urls: readonly string[]): Promise<void> {
  return Promise.all(urls.map(url => came.get(url) ?? begin(url))).then(() => undefined);
}

/** Waits until no file has been requested for this long: the page then has all that it needs. */
export async function filesAtRest(ms: number): Promise<void> {
  for (let seen = -1; seen !== came.size || pending > 0;) {
    seen = came.size;
    await new Promise(resolve => setTimeout(resolve, ms));
  }
}

let pending = 0;

function begin(url: string): Promise<void> {
  pending++;
  const file = onDevice.then(files => (files.has(url) ? undefined : fetchUntilAnswered(url))).finally(() => pending--);
  came.set(url, file);
  return file;
}

async function fetchUntilAnswered(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    // A 5xx comes from the gateway of a server that is starting or stopping, and says nothing of the file.
    if (answer && answer.status < 500 && (await whole(answer))) return;
    await lineMayBeBack();
  }
}

/** Reads the body to its end, because the connection may break in the middle of a file. */
const whole = (answer: Response): Promise<boolean> =>
  answer.arrayBuffer().then(
    () => true,
    () => false,
  );

function lineMayBeBack(): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, PAUSE_MS);
    window.addEventListener('online', go);
  });
}

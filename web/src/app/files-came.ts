/** Pause between two attempts while the browser says that it is online: the server may be restarting. */
const PAUSE_MS = 2000;

const came = new Map<string, Promise<void>>();
const here = Promise.resolve();

/** Files that the page itself names were loaded before this code ran. */
for (const named of document.querySelectorAll('link[rel=modulepreload], link[rel=stylesheet], script[src]'))
  came.set(new URL(named.getAttribute('href') ?? named.getAttribute('src') ?? '', document.baseURI).pathname, here);

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
  const file = fetchUntilAnswered(url).finally(() => pending--);
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

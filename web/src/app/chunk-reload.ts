const KEY = 'chunk-reloaded-at';
const PAUSE = 10_000;

/** A page's code could not be fetched: most often a new version has replaced it. */
export function isChunkError(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return /dynamically imported module|module script failed|Unable to preload CSS|Loading chunk|error loading dynamically/i.test(
    text,
  );
}

/** Reloads the page, but not again within 10 seconds of the last time; false if it did not. */
export function reloadOnce(now = Date.now(), reload = () => window.location.reload()): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (now - last < PAUSE) return false;
  sessionStorage.setItem(KEY, String(now));
  reload();
  return true;
}

let ahead = 0;

/** Fetches what will be wanted later: when it fails nothing is lost yet, and least of all the page. */
export async function fetchAhead(task: () => Promise<unknown>): Promise<void> {
  ahead++;
  await task().catch(() => {});
  ahead--;
}

/** Reloads when a page's chunk is missing; off line it is not missing, and the page would be lost. */
export function startChunkReload(): void {
  window.addEventListener('vite:preloadError', event => {
    if (ahead > 0 || !navigator.onLine) return;
    if (reloadOnce()) event.preventDefault();
  });
}

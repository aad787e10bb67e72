const KEY = 'chunk-reloaded-at';
const PAUSE = 10_000;

/** Whether a page's code could not be fetched: most often because a new version has replaced it. */
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

/** Prefetches what will be wanted later. A failure is ignored and must not reload the page: nothing is lost yet. */
export async function fetchAhead(task: () => Promise<unknown>): Promise<void> {
  ahead++;
  await task().catch(() => {});
  ahead--;
}

/**
 * Reloads when a page's chunk is missing. Offline it does not: the chunk may well exist, and a reload would lose the
 * page.
 */
export function startChunkReload(): void {
  window.addEventListener('vite:preloadError', event => {
    if (ahead > 0 || !navigator.onLine) return;
    if (reloadOnce()) event.preventDefault();
  });
}

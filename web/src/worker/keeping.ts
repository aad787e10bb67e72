/** How a request is answered: as a page of the application, as a file of the build, or by the network. */
export type Way = 'page' | 'file' | 'line';

/**
 * Paths that the server answers itself, which are not the application's page. The television has a page of its own
 * (`display.html`).
 */
const NOT_PAGES = /^\/(?:v2|health|merchant|socket\.io|builds|metrics|openapi\.json|\.well-known|display)(?:[/?#]|$)/;

/**
 * Only pages and files of the build are cached, because they are the same for everybody. The API's answers are personal
 * data and are passed through.
 */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin) return 'line';
  if (request.mode === 'navigate') return NOT_PAGES.test(pathname) ? 'line' : 'page';
  return pathname.startsWith('/assets/') ? 'file' : 'line';
}

/**
 * The cache of the page alone. It is one for all builds, because a browser may leave an older worker in charge for
 * minutes after the newer one is installed: whichever answers, the page is the newest.
 */
export const PAGE_STORE = 'alur-page';

const NAME = 'alur-files-';

/** Name of the cache for the files of a build. */
export const storeOf = (build: string): string => NAME + build;

/**
 * The caches that can be deleted, given in the order of their creation: a page of the previous build may still be open
 * and need its files; nobody needs those of older builds.
 */
export function outdated(stores: readonly string[], own: string): string[] {
  const others = stores.filter(name => name.startsWith(NAME) && name !== own);
  return others.slice(0, -1);
}

/** A 5xx comes from the gateway of a server that is starting or stopping, and is no page. */
export const isPage = (answer: Pick<Response, 'status'>): boolean => answer.status < 500;

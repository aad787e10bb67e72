/** How a request is answered: a page of the application, a file of the build, or whatever the line brings. */
export type Way = 'page' | 'file' | 'line';

/** What the server answers by itself: none of it is the application's page. The television's is another (`display.html`). */
const NOT_PAGES = /^\/(?:v2|health|merchant|socket\.io|builds|metrics|openapi\.json|\.well-known|display)(?:[/?#]|$)/;

/**
 * Pages and files of the build alone are ever kept: they are the same for everybody. What the interface answers is
 * somebody's data, and goes by untouched.
 */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin) return 'line';
  if (request.mode === 'navigate') return NOT_PAGES.test(pathname) ? 'line' : 'page';
  return pathname.startsWith('/assets/') ? 'file' : 'line';
}

const NAME = 'alur-files-';

/** Where the files of a build are kept. */
export const storeOf = (build: string): string => NAME + build;

/**
 * Which stores may go, of those there are in the order in which they were made: a page of the build before may still be
 * open and want its files; of older ones nobody does.
 */
export function outdated(stores: readonly string[], own: string): string[] {
  const others = stores.filter(name => name.startsWith(NAME) && name !== own);
  return others.slice(0, -1);
}

/** A server on its way up or down answers for its gateway, not for the page. */
export const isPage = (answer: Pick<Response, 'status'>): boolean => answer.status < 500;

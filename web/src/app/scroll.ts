import type { AppRouter } from './router';

/** The part of the page that scrolls. */
export const MAIN_ID = 'main';

/** A changed path starts at the top, unless its route keeps the scroll or the link names a place. */
export function startScrollToTop(router: AppRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (!pathChanged || toLocation.hash) return;
    if (router.state.matches.at(-1)?.staticData?.keepScroll) return;
    document.getElementById(MAIN_ID)?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  });
}

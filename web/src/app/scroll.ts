import type { AppRouter } from './router';

/** The part of the page that scrolls. */
export const MAIN_ID = 'main';

/**
 * A changed path starts at the top, unless its route keeps the scroll or the link names a place. The page that the
 * browser has just opened is there: scrolling it would lay it out before all of it is drawn.
 */
export function startScrollToTop(router: AppRouter): () => void {
  return router.subscribe('onResolved', ({ pathChanged, fromLocation, toLocation }) => {
    if (!fromLocation || !pathChanged || toLocation.hash) return;
    if (router.state.matches.at(-1)?.staticData?.keepScroll) return;
    document.getElementById(MAIN_ID)?.scrollTo(0, 0);
    window.scrollTo(0, 0);
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '../routeTree.gen';
import { ErrorScreen, NotFoundScreen } from './error-screen';
import { PageSpinner } from './page-spinner';

export interface RouterContext {
  queries: QueryClient;
}

/** The router of the application. Pages are fetched when a pointer rests on their link. */
export function createAppRouter(queries: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    defaultPendingComponent: PageSpinner,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} reset={reset} />,
    defaultNotFoundComponent: NotFoundScreen,
    // Scrolling is ours: only a changed path goes to the top, see `scroll.ts`.
    scrollRestoration: false,
    defaultHashScrollIntoView: true,
  });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** This route keeps the scroll position when its path changes. */
    keepScroll?: boolean;
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { createRouter, useRouterState } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { routeTree } from '../routeTree.gen';
import { ErrorScreen, NotFoundScreen } from './error-screen';
import { FirstSpinner, PageSpinner } from './page-spinner';
import { prefetch } from './prefetch';

export interface RouterContext {
  queries: QueryClient;
}

/** The router of the application. Pages are fetched when a pointer rests on their link. */
export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    ...prefetch,
    defaultPendingMs: 400,
    defaultPendingComponent: PageSpinner,
    InnerWrap: Beginning,
    defaultErrorComponent: ({ error, reset }) => <ErrorScreen error={error} reset={reset} />,
    defaultNotFoundComponent: NotFoundScreen,
    // `scroll.ts` does the scrolling: only a changed path goes to the top.
    scrollRestoration: false,
    defaultHashScrollIntoView: true,
  });
}

/** Shows the spinner until there is a page to draw. */
function Beginning({ children }: { children: ReactNode }): ReactElement {
  const isEmpty = useRouterState({ select: ({ matches }) => matches.length === 0 });
  return (
    <>
      {isEmpty && <FirstSpinner />}
      {children}
    </>
  );
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

import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { LoadingBar } from '@/app/loading-bar';
import { OfflineBanner } from '@/app/offline-banner';
import { PageSpinner } from '@/app/page-spinner';
import type { RouterContext } from '@/app/router';
import { ToastArea } from '@/ui/toast';

export const Route = createRootRouteWithContext<RouterContext>()({
  // As in `/manage`: a pending component is never shown in place of what is on the screen.
  pendingMs: Infinity,
  component: Root,
});

function Root() {
  return (
    <>
      <LoadingBar />
      <OfflineBanner />
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
      <ToastArea />
    </>
  );
}

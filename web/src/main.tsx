import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import '@/index.css';
import { call, setLockedHandler, setUnauthorizedHandler } from '@/api/http';
import { startPresence } from '@/api/presence';
import { beginAccess } from '@/access/access-store';
import { currentMerchant } from '@/access/current-merchant';
import { logout } from '@/api/auth';
import { currentSession, sessionAtom, startSession } from '@/api/session';
import { startAnalytics } from '@/app/analytics';
import { fetchAhead, startChunkReload } from '@/app/chunk-reload';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { lockedAtom, showLocked } from '@/app/lock-state';
import { filesAtRest } from '@/app/files-came';
import { createAppRouter } from '@/app/router';
import { startScrollToTop } from '@/app/scroll';
import { startTheme } from '@/app/theme';
import { startVersionPoll } from '@/app/version-poll';
import { loadErrorTexts, startI18n } from '@/i18n/i18n';
import { getDefaultStore } from 'jotai/vanilla';
import { newVersionAtom } from '@/app/version-notice';

startTheme();
startChunkReload();
startSession();
const store = getDefaultStore();
const queries = createQueryClient();
const router = createAppRouter(queries);
setUnauthorizedHandler(logout);
setLockedHandler(showLocked);
startPresence(() => {
  if (currentSession() && !store.get(lockedAtom)) void call('POST', '/v2/auth/active', { body: {} }).catch(() => {});
});
startScrollToTop(router);
startVersionPoll(() => store.set(newVersionAtom, true));

// When the session is cleared, here or in another tab, the application goes to the root path.
store.sub(sessionAtom, () => {
  if (store.get(sessionAtom)) return;
  queries.clear();
  void router.navigate({ to: '/', replace: true });
});

/** Loads what the first page does not need but what must work offline: error texts, toasts, panels. */
function fetchAtRest(): void {
  for (const part of [
    loadErrorTexts,
    () => import('@/ui/toaster'),
    () => import('@/ui/dialog-panel'),
    () => import('@/ui/menu-panel'),
    () => import('@/ui/selector-panel'),
    () => import('@/app/screen-lock'),
  ])
    void fetchAhead(part);
  void fetchAhead(async () => (await import('@/app/shell-keeper')).keepShell());
  startAnalytics();
}

// This is requested while the texts and the code of the page are loading.
const merchantId = currentMerchant();
if (currentSession() && merchantId !== null && window.location.pathname.startsWith('/manage')) beginAccess(merchantId);

void startI18n().then(() => {
  createRoot(document.getElementById('root')!).render(
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  );
  void filesAtRest(3000).then(fetchAtRest);
});

import { Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { NoAccessScreen } from './error-screen';
import { ClockNotice } from './clock-notice';
import { FacilitySwitch } from './facility-switch';
import { KeysHelp } from './keys-help';
import type { MenuGroup } from './menu';
import { PageSpinner } from './page-spinner';
import { PersonMenu } from './person-menu';
import { LanguageMenu, ThemeMenu } from './preferences-menu';
import { lockedAtom } from './lock-state';
import { MAIN_ID } from './scroll';
import { SearchButton } from './search-button';
import { SideMenu } from './side-menu';
import { VersionNotice } from './version-notice';

const ScreenLock = lazy(() => import('./screen-lock'));
const MenuDrawer = lazy(() => import('./menu-drawer'));

/**
 * The frame of both areas: menu left, bar on top, the page between. The page is a column that may fill
 * the height (`flex min-h-0 flex-1 flex-col`) or grow and scroll.
 */
export function AreaLayout({
  groups,
  home,
  line,
  isRefused = false,
}: {
  groups: MenuGroup[];
  home: string;
  line?: ReactNode;
  /** The person may not see this page, but opened its address. */
  isRefused?: boolean;
}) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState(false);
  const locked = useAtomValue(lockedAtom);
  return (
    <>
      <div className="flex h-[calc(100dvh-var(--banner,0px))] overflow-hidden" inert={locked}>
        <a
          href={`#${MAIN_ID}`}
          className="sr-only z-50 rounded-md bg-primary px-3 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
          onClick={event => {
            event.preventDefault();
            document.getElementById(MAIN_ID)?.focus();
          }}
        >
          {t('skipToContent')}
        </a>
        <SideMenu groups={groups} home={home} />
        <div className="flex min-w-0 flex-1 flex-col">
          <header
            aria-label={t('top.label')}
            className="flex h-12 shrink-0 items-center gap-1 border-b bg-background px-2"
          >
            <Button
              variant="ghost"
              size="icon"
              className="md:hidden"
              aria-label={t('menu.open')}
              onClick={() => setDrawer(true)}
            >
              <MenuIcon aria-hidden />
            </Button>
            <FacilitySwitch />
            <div className="flex min-w-0 flex-1 justify-center px-2 max-sm:ml-auto max-sm:flex-none max-sm:px-1">
              <SearchButton groups={groups} />
            </div>
            {line}
            {/* A phone's top bar has no room for them, so they stand below the menu. */}
            <div className="flex items-center gap-1 max-sm:hidden">
              <LanguageMenu />
              <ThemeMenu />
            </div>
            <PersonMenu />
          </header>
          <VersionNotice />
          <ClockNotice />
          <main
            id={MAIN_ID}
            tabIndex={-1}
            className="relative flex min-h-0 flex-1 flex-col overflow-auto p-4 outline-none"
          >
            <Suspense fallback={<PageSpinner />}>{isRefused ? <NoAccessScreen /> : <Outlet />}</Suspense>
          </main>
        </div>
        {drawer && (
          <Suspense>
            <MenuDrawer groups={groups} onClose={() => setDrawer(false)} />
          </Suspense>
        )}
        <KeysHelp />
      </div>
      {locked && (
        // The page must not be visible before the lock screen itself has loaded.
        <Suspense fallback={<div className="fixed inset-0 z-50 bg-background" />}>
          <ScreenLock />
        </Suspense>
      )}
    </>
  );
}

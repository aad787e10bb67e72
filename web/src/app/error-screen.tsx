import { useRouter, useRouterState } from '@tanstack/react-router';
import { CircleX, FileQuestionMark, ShieldX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { navigationFailure } from '@/api/navigation-failure';
import { Button } from '@/ui/button';
import { isChunkError, reloadOnce } from './chunk-reload';
import { isCrawler } from './crawler';
import { pageNotFoundText } from './params';

/** Whether an error is shown as not found: its status is 404 or its message contains 404. */
export function isNotFound(error: unknown): boolean {
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
  return status === 404 || (typeof message === 'string' && message.includes('404'));
}

/** The screen of a fatal error. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  // A navigation that was cancelled or superseded is no error, so nothing is shown.
  if (navigationFailure(error) !== null) return null;
  // A missing chunk means that there is a new version, and a reload fetches it.
  if (isChunkError(error) && reloadOnce()) return null;
  if (isCrawler()) return <Reported error={error} />;
  if (isNotFound(error)) return <NotFoundScreen />;
  return (
    <Screen
      icon={<CircleX aria-hidden className="size-9 text-danger-text" strokeWidth={1.5} />}
      title={t('shell:error.genericTitle')}
      text={t('shell:error.genericText')}
    >
      {reset && <Button onClick={reset}>{t('common:retry')}</Button>}
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('common:reload')}
      </Button>
      {error instanceof ApiError && <p className="basis-full text-xs text-muted-foreground">{error.code}</p>}
    </Screen>
  );
}

/** Answers a crawler's fatal error with no content that it could index as the page (SPEC 8). */
function Reported({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error]);
  return null;
}

/** The screen of an address that no route matches. */
export function NotFoundScreen() {
  const { t } = useTranslation(['shell', 'common']);
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <Screen
      icon={<FileQuestionMark aria-hidden className="size-9 text-muted-foreground" strokeWidth={1.5} />}
      title={t('shell:error.notFoundTitle')}
      text={t('shell:error.notFoundText')}
    >
      <Button onClick={() => router.history.back()}>{t('common:back')}</Button>
      <Button variant="primary" onClick={() => void router.navigate({ to: '/' })}>
        {t('shell:error.home')}
      </Button>
      <p lang="en" className="basis-full text-xs break-all text-muted-foreground">
        {pageNotFoundText(path)}
      </p>
    </Screen>
  );
}

/** The screen of a page that the person may not see. */
export function NoAccessScreen() {
  const { t } = useTranslation('shell');
  const router = useRouter();
  return (
    <Screen
      icon={<ShieldX aria-hidden className="size-9 text-muted-foreground" strokeWidth={1.5} />}
      title={t('error.noAccessTitle')}
      text={t('error.noAccessText')}
    >
      <Button variant="primary" onClick={() => void router.navigate({ to: '/' })}>
        {t('error.home')}
      </Button>
    </Screen>
  );
}

function Screen({
  icon,
  title,
  text,
  children,
}: {
  icon: React.ReactNode;
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <div role="alert" className="flex min-h-[60dvh] flex-1 flex-col items-center justify-center gap-3 p-6 text-center">
      {icon}
      <h1 className="text-lg font-semibold">{title}</h1>
      <p className="max-w-md text-muted-foreground">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  );
}

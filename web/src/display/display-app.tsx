import { useAtomValue } from 'jotai';
import { Tv } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentMerchant } from '@/access/current-merchant';
import { sessionAtom } from '@/api/session';
import { LiveProvider } from '@/live/live-context';
import { useWakeLock } from './use-wake-lock';

/** The waiting room's television: the facility of this device, its frames gathered for 300 ms. */
export function DisplayApp() {
  const { t } = useTranslation('shell');
  const session = useAtomValue(sessionAtom);
  const merchantId = currentMerchant();
  useWakeLock();
  if (!session || merchantId === null) {
    return (
      <main className="grid min-h-dvh place-items-center bg-background p-8 text-center text-foreground">
        <div className="flex flex-col items-center gap-4">
          <Tv aria-hidden className="size-14 text-muted-foreground" strokeWidth={1.25} />
          <h1 className="text-3xl font-semibold">{t('display.unset')}</h1>
          <p className="text-xl text-muted-foreground">{t('display.unsetHint')}</p>
          <a href="/" className="text-xl text-primary-text underline underline-offset-4">{t('login.title')}</a>
        </div>
      </main>
    );
  }
  return (
    <LiveProvider merchantId={merchantId} flushMs={300}>
      <main className="min-h-dvh bg-background text-foreground" />
    </LiveProvider>
  );
}

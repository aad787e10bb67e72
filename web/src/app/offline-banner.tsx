import { WifiOff, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Says that the browser is offline, until dismissed or online again. Its words are the specification's, in both languages. */
export function OfflineBanner() {
  const { t } = useTranslation('shell');
  const [offline, setOffline] = useState(() => !navigator.onLine);
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const gone = () => {
      setOffline(true);
      setDismissed(false);
    };
    const back = () => setOffline(false);
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
    };
  }, []);
  const shown = offline && !dismissed;
  useEffect(() => {
    // The page is moved down, because a fixed bar must not cover the facility switch or the focused element.
    document.documentElement.style.setProperty('--banner', shown ? '52px' : '0px');
  }, [shown]);
  if (!shown) return null;
  return (
    <div
      role="alert"
      lang="en"
      className="fixed inset-x-0 top-0 z-50 flex h-13 items-center gap-3 bg-danger px-4 text-danger-foreground"
    >
      <WifiOff aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1">
        <strong>{t('offline.title')}</strong> {t('offline.text')}
      </p>
      <button
        type="button"
        aria-label={t('offline.dismiss')}
        className="grid size-9 place-items-center rounded-md outline-danger-foreground"
        onClick={() => setDismissed(true)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}

import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { Setting } from './setting-history';

const SettingHistory = lazy(async () => ({ default: (await import('./setting-history')).SettingHistory }));

/** A button that opens the history of a setting: who changed it, when, and from what to what. */
export function HistoryButton({ of: setting }: { of: Setting }) {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t('history.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SettingHistory of={setting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import type { Settings } from '@alur/contracts/settings/settings';
import { useAtomValue } from 'jotai';
import { History } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { Button } from '@/ui/button';

const SettingHistory = lazy(async () => ({ default: (await import('@/changes/setting-history')).SettingHistory }));

/** Who changed something of this section, one press away. */
export function SectionHistory({ section }: { section: keyof Settings }) {
  const { t } = useTranslation(['settings', 'catalogue']);
  const [isOpen, setOpen] = useState(false);
  const merchant = useAtomValue(currentMerchantAtom);
  if (merchant === null) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        <History aria-hidden />
        {t('catalogue:history.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SettingHistory
            of={{ kind: 'settings', id: merchant, name: t(`settings:section.${section}`), part: section }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

import { atom, useAtomValue } from 'jotai';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';

/** Whether a newer build has been deployed. */
export const newVersionAtom = atom(false);

/** Offers a reload to the new version; the person decides when, since a reload may lose what is being typed. */
export function VersionNotice() {
  const { t } = useTranslation(['shell', 'common']);
  if (!useAtomValue(newVersionAtom)) return null;
  return (
    <div role="status" className="flex items-center gap-3 border-b bg-primary-soft px-4 py-1.5 text-primary-text">
      <Sparkles aria-hidden className="size-4 shrink-0" />
      <p className="min-w-0 flex-1">
        <strong>{t('shell:version.title')}</strong> {t('shell:version.text')}
      </p>
      <Button size="sm" onClick={() => window.location.reload()}>
        {t('common:reload')}
      </Button>
    </div>
  );
}

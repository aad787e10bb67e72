import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/states';

/** Shown to a person whose role opens no page yet. */
export function HomeScreen() {
  const { t } = useTranslation('shell');
  return (
    <>
      <h1 className="sr-only">{t('app')}</h1>
      <EmptyState icon={KeyRound} title={t('home.empty')}>
        {t('home.emptyHint')}
      </EmptyState>
    </>
  );
}

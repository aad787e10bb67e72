import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/states';

/** For a person whose role opens nothing yet. */
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

import { KeyRound, Tv } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { buttonVariants } from '@/ui/button';
import { EmptyState } from '@/ui/states';

/** Shown to a person whose role opens no page yet; one that is a screen's is told where the screen is. */
export function HomeScreen() {
  const { t } = useTranslation('shell');
  const isScreen = useCan()('display:view');
  return (
    <>
      <h1 className="sr-only">{t('app')}</h1>
      {isScreen ? (
        <EmptyState
          icon={Tv}
          title={t('home.screen')}
          action={
            <a className={buttonVariants({ variant: 'primary' })} href="/display">
              {t('home.openScreen')}
            </a>
          }
        >
          {t('home.screenHint')}
        </EmptyState>
      ) : (
        <EmptyState icon={KeyRound} title={t('home.empty')}>
          {t('home.emptyHint')}
        </EmptyState>
      )}
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/ui/page-head';
import { ToothChart } from './tooth-chart';

/** The chart by itself, to be tried out: nothing of it is kept (SPEC 2, `/odontogram-playground`). */
export function OdontogramPlayground() {
  const { t } = useTranslation('record');
  const [value, setValue] = useState('');
  return (
    <main className="mx-auto flex w-full max-w-4xl flex-col gap-3 p-4">
      <PageHead title={t('tooth.chart')} />
      <p className="text-muted-foreground">{t('tooth.playground')}</p>
      <ToothChart value={value} onChange={setValue} />
    </main>
  );
}

import type { RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';

const ReportPaper = lazy(async () => ({ default: (await import('@/features/radiology/report-paper')).ReportPaper }));

/** Prints the validated reports of an order. */
export function PrintButton({ order }: { order: RadiologyOrderRow }) {
  const { t } = useTranslation('radiology');
  const [isPrinting, setPrinting] = useState(false);
  if (order.lines.every(({ version }) => version === 0)) return null;
  return (
    <>
      <Button onClick={() => setPrinting(true)}>
        <Printer aria-hidden />
        {t('printReport')}
      </Button>
      <Suspense>{isPrinting && <ReportPaper order={order} onClose={() => setPrinting(false)} />}</Suspense>
    </>
  );
}

import { Printer } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { DoseLine } from './dose-line';
import { ScheduleChart } from './schedule-chart';
import { useImmunizationRights } from './use-immunization-rights';
import { useImmunizations, type Vaccinated } from './use-immunizations';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));
const CardPaper = lazy(async () => ({ default: (await import('./card-paper')).CardPaper }));

/** Her schedule and all that she has had, outside of any visit: nothing is given here. */
export function PersonImmunizations({ patient }: { patient: Vaccinated }) {
  const { t } = useTranslation('immunization');
  const may = useImmunizationRights();
  const hers = useImmunizations(patient);
  const [opened, setOpened] = useState<'report' | 'print' | null>(null);
  const close = () => setOpened(null);
  if (hers.loading) return <TableSkeleton rows={8} columns={6} />;
  return (
    <div className="grid gap-3">
      {hers.plan.length > 0 && (
        <Card title={t('chartTitle')}>
          <ScheduleChart plan={hers.plan} onGive={null} />
        </Card>
      )}
      <Card
        title={t('history')}
        actions={
          <>
            {may.record && (
              <Button size="sm" onClick={() => setOpened('report')}>
                {t('report')}
              </Button>
            )}
            <Button size="sm" onClick={() => setOpened('print')}>
              <Printer aria-hidden />
              {t('printCard')}
            </Button>
          </>
        }
      >
        {hers.rows.length === 0 ? (
          <EmptyState title={t('none')} />
        ) : (
          <ul className="divide-y">
            {hers.rows.map(row => (
              <DoseLine key={row.id} row={row} />
            ))}
          </ul>
        )}
      </Card>
      <Suspense>
        {opened === 'report' && <ReportDialog {...{ patient, hers }} onClose={close} />}
        {opened === 'print' && <CardPaper {...{ patient, hers }} onClose={close} />}
      </Suspense>
    </div>
  );
}

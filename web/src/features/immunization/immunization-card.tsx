import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { PlannedDose } from '@alur/contracts/immunization/schedule';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { LineSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { DoseLine } from './dose-line';
import { dueIn, nextIn, useDoseName } from './plan-words';
import { useImmunizationRights } from './use-immunization-rights';
import { useImmunizations, type Vaccinated } from './use-immunizations';

const GiveDialog = lazy(async () => ({ default: (await import('./give-dialog')).GiveDialog }));
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog')).ReportDialog }));
const ChartDialog = lazy(async () => ({ default: (await import('./chart-dialog')).ChartDialog }));

type Opened = { what: 'give'; wanted: PlannedDose | null } | { what: 'report' } | { what: 'chart' };

/** Doses that are due in the visit, each with its button, and those that were given in it. */
export function ImmunizationCard({ visit, patient }: { visit: VisitRecordRow; patient: Vaccinated }) {
  const { t } = useTranslation('immunization');
  const may = useImmunizationRights();
  const hers = useImmunizations(patient);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  // Before a doctor has begun nurses may give it too, and until the visit is finished.
  const mayGive = may.record && (visit.status === 'queue' || visit.status === 'ongoing');
  const here = hers.rows.filter(({ encounterId }) => encounterId === visit.encounterId);
  if (hers.loading) return <LineSkeleton />;
  return (
    <Card
      title={t('title')}
      actions={
        hers.plan.length > 0 && (
          <Button size="sm" onClick={() => setOpened({ what: 'chart' })}>
            <CalendarClock aria-hidden />
            {t('chart')}
          </Button>
        )
      }
    >
      <div className="grid gap-2">
        <Due plan={hers.plan} onGive={mayGive ? wanted => setOpened({ what: 'give', wanted }) : null} />
        {here.length > 0 && (
          <ul className="divide-y">
            {here.map(row => (
              <DoseLine key={row.id} row={row} />
            ))}
          </ul>
        )}
        {hers.rows.length === 0 && <p className="text-muted-foreground">{t('none')}</p>}
        {may.record && (
          <div className="flex flex-wrap gap-1">
            {mayGive && (
              <Button size="sm" onClick={() => setOpened({ what: 'give', wanted: null })}>
                {t('giveOther')}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={() => setOpened({ what: 'report' })}>
              {t('report')}
            </Button>
          </div>
        )}
      </div>
      <Suspense>
        {opened?.what === 'give' && <GiveDialog {...{ visit, patient, hers, wanted: opened.wanted }} onClose={close} />}
        {opened?.what === 'report' && <ReportDialog {...{ patient, hers }} onClose={close} />}
        {opened?.what === 'chart' && (
          <ChartDialog
            {...{ patient, hers }}
            onGive={mayGive ? wanted => setOpened({ what: 'give', wanted }) : null}
            onClose={close}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** What she is called for today, else what comes next. */
function Due({ plan, onGive }: { plan: readonly PlannedDose[]; onGive: ((dose: PlannedDose) => void) | null }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const nameOf = useDoseName();
  const due = dueIn(plan);
  const next = nextIn(plan);
  if (due.length === 0)
    return next ? (
      <p className="text-muted-foreground">
        {t('immunization:complete')} {t('immunization:next', { dose: nameOf(next), date: formatDate(next.from) })}
      </p>
    ) : null;
  return (
    <ul className="divide-y">
      {due.map(dose => (
        <li key={`${dose.series} ${dose.doseNumber}`} className="flex min-h-row flex-wrap items-center gap-2 py-1">
          <span className="min-w-0 flex-1">
            <span className="block font-medium">{nameOf(dose)}</span>
            <span className="block text-xs text-muted-foreground">
              {t('immunization:since', { date: formatDate(dose.from) })}
            </span>
          </span>
          {dose.status === 'overdue' ? (
            <StatusChip tone="danger" icon={TriangleAlert}>
              {t('enums:doseStatus.overdue')}
            </StatusChip>
          ) : (
            <StatusChip tone="warning" icon={CalendarClock}>
              {t('enums:doseStatus.due')}
            </StatusChip>
          )}
          {onGive && (
            <Button size="sm" aria-label={`${t('immunization:give')} ${nameOf(dose)}`} onClick={() => onGive(dose)}>
              {t('immunization:give')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

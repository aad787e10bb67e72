import { variantOf } from '@alur/contracts/record/early-warning';
import { labourOf } from '@alur/contracts/labour/rows';
import { observationChart, visitWatch, type WatchRow } from '@alur/contracts/record/observation-rows';
import type { ParameterName } from '@alur/contracts/record/parameters';
import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { useTopics } from '@/live/use-topics';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatDate, formatDateTime } from '@/ui/format';
import { addDays } from '@/ui/add-days';
import { AlertLine } from './alert-line';
import { Curves } from './curves';
import { recordedRows, valueOf, windowOf, within } from './chart-data';
import { offsetAt } from './facility-offset';
import { Devices } from './devices';
import { Figures } from './figures';
import { FluidChart } from './fluid-chart';
import { FluidLane } from './fluid-lane';
import { ScoreChip, scoreName } from './observation-looks';
import { chartOf, tableOf, useObservationRules, variantNow } from './typed-charts';
import { Scales } from './scales';
import { shiftOf } from '@alur/contracts/ward-shift/shifts';

const PrintCharts = lazy(async () => ({ default: (await import('./print-charts')).PrintCharts }));
const EntryForm = lazy(async () => ({ default: (await import('./entry-form')).EntryForm }));

interface Whose {
  encounterId: number;
  patientName: string;
  recordNumber: string;
  age: string | null;
  gender: string;
  roomName: string;
  finishedAt: string | null;
}

/** A patient's charts of the last 24 hours, or of a past day: signs as curves and values, fluids, scales, lines. */
export function ObservationPage({
  of,
  isIntensive = false,
  beside,
}: {
  of: Whose;
  isIntensive?: boolean;
  /** Further cards beside the curves. */
  beside?: ReactNode;
}) {
  const { t } = useTranslation('observation');
  const { encounterId, age, gender } = of;
  const today = useToday();
  const clock = useNow(30_000);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const date = chosen ?? today;
  const end = chosen === null ? clock : Date.parse(`${chosen}T23:59:59${offsetAt(clock)}`);
  const window = windowOf(end);
  const topic = useTopics(observationChart, [
    { encounterId, date },
    { encounterId, date: addDays(date, -1) },
  ]);
  const watch = useTopic(visitWatch, { encounterId }).rows.find(row => row.encounterId === encounterId);
  const charts = topic.rows.filter(
    ({ category, at }) => (category === 'vital_signs' || category === 'icu') && within(at, window),
  );
  const newest = (name: ParameterName) => {
    const found = recordedRows(charts).findLast(row => valueOf(row, name) !== null);
    const value = found && valueOf(found, name);
    return typeof value === 'number' ? value : null;
  };
  const wardDay = chosen ?? shiftOf(new Date(clock).toISOString(), offsetAt(clock)).date;
  return (
    <div className="flex flex-col gap-3">
      <Head of={of} watch={watch} now={clock} isIntensive={isIntensive} />
      <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]">
        <Card
          title={t('curves')}
          actions={
            <>
              <Freshness topicKey={topic.topicKey} status={topic.status} />
              <Button size="icon-sm" variant="ghost" aria-label={t('print')} onClick={() => setPrinting(true)}>
                <Printer aria-hidden />
              </Button>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('dayBefore')}
                onClick={() => setChosen(addDays(date, -1))}
              >
                <ChevronLeft aria-hidden />
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setChosen(null)}>
                {chosen === null ? t('lastDay') : formatDate(chosen)}
              </Button>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={t('dayAfter')}
                disabledReason={chosen === null ? t('noLater') : null}
                onClick={() => setChosen(addDays(date, 1) >= today ? null : addDays(date, 1))}
              >
                <ChevronRight aria-hidden />
              </Button>
            </>
          }
        >
          <Curves rows={charts} window={window} isIntensive={isIntensive}>
            {isIntensive && <FluidLane encounterId={encounterId} date={date} window={window} />}
          </Curves>
          <Figures rows={charts} age={age} isFemale={gender === 'female'} />
        </Card>
        <div className="flex min-w-0 flex-col gap-3">
          {beside}
          <FluidChart
            encounterId={encounterId}
            date={wardDay}
            now={clock}
            weight={variantOf(age) === 'adult' && gender !== '' ? newest('weight') : null}
            temperature={newest('temperature')}
          />
          <Scales encounterId={encounterId} scales={watch?.scales ?? []} now={clock} />
          <Devices encounterId={encounterId} now={leftAt(of, clock)} />
        </div>
      </div>
      {isPrinting && (
        <Suspense>
          <PrintCharts
            of={{ ...of, rows: charts, window, wardDay, scales: watch?.scales ?? [], now: leftAt(of, clock) }}
            first={isIntensive ? 'icu' : 'vital_signs'}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const NOBODYS: { encounterId: number }[] = [];

/** The time up to which durations and due times are counted: now, or the moment when she left. */
const leftAt = ({ finishedAt }: Whose, now: number): number =>
  finishedAt === null ? now : Math.min(now, Date.parse(finishedAt));

/**
 * The patient's condition, the next measurement, the calls that nobody has answered, and the button that records one.
 */
function Head({
  of,
  watch,
  now,
  isIntensive,
}: {
  of: Whose;
  watch: WatchRow | undefined;
  now: number;
  isIntensive: boolean;
}) {
  const { t } = useTranslation('observation');
  const can = useCan();
  const [open, setOpen] = useState<'vital_signs' | 'icu' | null>(null);
  const scored = watch?.observations.findLast(({ score }) => score !== null);
  const due = watch?.nextDueAt ?? null;
  const isFemale = of.gender === 'female';
  const labours = useTopics(
    labourOf,
    isFemale && can('inpatient.ongoing.midwifery:view') ? [{ encounterId: of.encounterId }] : NOBODYS,
  );
  const variant = variantNow(of.age, watch, labours.rows.length > 0);
  const chart = chartOf(variant, useObservationRules());
  return (
    <section aria-label={t('now')} className="flex flex-wrap items-center gap-2">
      {scored && <ScoreChip score={scored.score} level={scored.level} />}
      <span className="text-muted-foreground">
        {t('watchedBy', { chart: [scoreName(tableOf(variant)), chart].filter(Boolean).join(', ') })}
      </span>
      {due && (
        <span
          className={cn('tabular', Date.parse(due) < now ? 'font-semibold text-danger-text' : 'text-muted-foreground')}
        >
          {t(Date.parse(due) < now ? 'wasDue' : 'dueAt', { time: formatDateTime(due) })}
        </span>
      )}
      <span className="flex-1" />
      {can('inpatient.ongoing.chart:record') && (
        <>
          {isIntensive && (
            <Button variant="primary" onClick={() => setOpen('icu')}>
              <Plus aria-hidden />
              {t('recordIcu')}
            </Button>
          )}
          <Button variant={isIntensive ? undefined : 'primary'} onClick={() => setOpen('vital_signs')}>
            <Plus aria-hidden />
            {t('recordVitals')}
          </Button>
        </>
      )}
      {watch?.alerts.map(alert => (
        <AlertLine key={alert.observationId} alert={alert} />
      ))}
      {open && (
        <Suspense>
          <EntryForm
            encounterId={of.encounterId}
            age={of.age}
            isFemale={isFemale}
            isObstetric={variant === 'obstetric'}
            isIntensive={open === 'icu'}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

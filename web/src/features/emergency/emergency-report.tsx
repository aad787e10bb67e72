import { emergencyReport, type EmergencyDayRow } from '@alur/contracts/emergency/rows';
import { Disposition } from '@alur/contracts/emergency/commands';
import { TriageColour } from '@alur/contracts/emergency/triage';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatNumber } from '@/ui/format';
import { MonthChoice } from '@/ui/month-choice';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { useMinutes } from './emergency-looks';

type Figure = Exclude<keyof EmergencyDayRow, 'date' | 'month' | 'hours'>;

/** The month's figures by day and together, live (SPEC 2, emergency report). */
export function EmergencyReport() {
  const { t } = useTranslation('emergency');
  const today = useToday();
  const [{ month = today.slice(0, 7) }, change] = useListSearch<{ month?: string }>();
  const topic = useTopic(emergencyReport, { month });
  const days = topic.rows.toSorted((one, other) => other.date.localeCompare(one.date));
  const sum = (figure: Figure) => days.reduce((total, day) => total + day[figure], 0);
  return (
    <div className="fills flex flex-col gap-3 overflow-auto">
      <div className="flex flex-wrap items-center gap-2">
        <MonthChoice month={month} last={today.slice(0, 7)} onChange={next => change({ month: next })} />
        <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
      </div>
      {topic.loading ? (
        <TableSkeleton rows={8} columns={6} />
      ) : days.length === 0 ? (
        <EmptyState title={t('report.empty')} />
      ) : (
        <>
          <div className="grid gap-3 lg:grid-cols-2 2xl:grid-cols-4">
            <Triages sum={sum} />
            <Times sum={sum} />
            <Dispositions sum={sum} />
            <Hours days={days} />
          </div>
          <Days days={days} />
        </>
      )}
    </div>
  );
}

interface Summed {
  sum: (figure: Figure) => number;
}

function Lines({ lines }: { lines: readonly (readonly [string, string | number])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
      {lines.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="tabular text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Triages({ sum }: Summed) {
  const { t } = useTranslation(['emergency', 'enums']);
  return (
    <Card title={t('emergency:report.byTriage')}>
      <Lines
        lines={[
          [t('emergency:report.visits'), sum('visits')],
          ...TriageColour.options.map(colour => [t(`enums:triageColour.${colour}`), sum(colour)] as const),
          [t('emergency:untriaged'), sum('untriaged')],
        ]}
      />
    </Card>
  );
}

function Times({ sum }: Summed) {
  const { t } = useTranslation('emergency');
  const words = useMinutes();
  const seen = sum('seen');
  const share = seen === 0 ? '–' : `${formatNumber((100 * sum('seenInTime')) / seen, 0)} %`;
  return (
    <Card title={t('report.time')}>
      <Lines
        lines={[
          [t('report.seen'), seen],
          [t('report.inTime'), `${sum('seenInTime')} (${share})`],
          [t('report.average'), seen === 0 ? '–' : words(Math.round(sum('seenMinutes') / seen))],
          [t('report.diedWithin24h'), sum('diedWithin24h')],
        ]}
      />
    </Card>
  );
}

function Dispositions({ sum }: Summed) {
  const { t } = useTranslation(['emergency', 'enums']);
  return (
    <Card title={t('emergency:disposition')}>
      <Lines
        lines={[
          ...Disposition.options.map(one => [t(`enums:emergencyDisposition.${one}`), sum(one)] as const),
          [t('emergency:report.undecided'), sum('undecided')],
        ]}
      />
    </Card>
  );
}

/** Arrivals by the hour, drawn from the same rows; the numbers are in the markup for screen readers. */
function Hours({ days }: { days: readonly EmergencyDayRow[] }) {
  const { t } = useTranslation('emergency');
  const hours = Array.from({ length: 24 }, (_none, hour) => days.reduce((sum, day) => sum + (day.hours[hour] ?? 0), 0));
  const most = Math.max(1, ...hours);
  return (
    <Card title={t('report.byHour')}>
      <ol className="flex h-40 items-end gap-px" aria-label={t('report.byHour')}>
        {hours.map((count, hour) => (
          // The index is a stable key: there are always twenty-four hours.
          <li key={hour} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            <span className="sr-only">{t('report.hour', { hour, count })}</span>
            <span aria-hidden className="rounded-t-sm bg-chart-1" style={{ height: `${(80 * count) / most}%` }} />
            <span aria-hidden className="tabular h-5 overflow-visible text-xs text-muted-foreground">
              {hour % 6 === 0 ? hour : ''}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Days({ days }: { days: EmergencyDayRow[] }) {
  const { t } = useTranslation(['emergency', 'enums']);
  const count = (figure: Figure, header: string) => ({
    ...{ id: figure, header, align: 'right' as const },
    cell: (row: EmergencyDayRow) => row[figure],
  });
  return (
    <DataTable
      label={t('emergency:report.byDay')}
      className="min-h-64 rounded-lg border bg-raised"
      rows={days}
      rowKey={row => row.date}
      columns={[
        { id: 'date', card: 'subject', header: t('emergency:report.day'), cell: row => formatDate(row.date) },
        count('visits', t('emergency:report.visits')),
        ...TriageColour.options.map(colour => count(colour, t(`enums:triageColour.${colour}`))),
        count('seenInTime', t('emergency:report.inTime')),
        count('admitted', t('enums:emergencyDisposition.admitted')),
        count('referred', t('enums:emergencyDisposition.referred')),
        count('died', t('enums:emergencyDisposition.died')),
      ]}
    />
  );
}

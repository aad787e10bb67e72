import {
  laboratoryReportDays,
  laboratoryReportRequesters,
  laboratoryReportTests,
  type LaboratoryDayRow,
  type LaboratoryRequesterMonthRow,
  type LaboratoryTestMonthRow,
} from '@alur/contracts/laboratory/report';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import type { Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { download } from '@/ui/download';
import { formatDate, formatNumber } from '@/ui/format';
import { MonthChoice } from '@/ui/month-choice';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { reportSheet, shareOf, sumOf } from './report-figures';

/** The month's figures, live: turnaround, calls, rejected samples; by test, by requester and by day (SPEC 2). */
export function LaboratoryReport() {
  const { t } = useTranslation('laboratory');
  const today = useToday();
  const [{ month = today.slice(0, 7) }, change] = useListSearch<{ month?: string }>();
  const days = useTopic(laboratoryReportDays, { month });
  const tests = useTopic(laboratoryReportTests, { month });
  const requesters = useTopic(laboratoryReportRequesters, { month });
  const byDay = days.rows.toSorted((one, other) => other.date.localeCompare(one.date));
  const byTest = tests.rows.toSorted((one, other) => other.results - one.results);
  const byRequester = requesters.rows.toSorted((one, other) => other.tests - one.tests);
  const columns = { day: useDayColumns(), test: useTestColumns(), requester: useRequesterColumns() };
  const save = () =>
    download(
      `laboratory-${month}.csv`,
      [
        reportSheet(t('monthReport.byDay'), columns.day, byDay),
        reportSheet(t('monthReport.byTest'), columns.test, byTest),
        reportSheet(t('monthReport.byRequester'), columns.requester, byRequester),
      ].join('\r\n'),
    );
  return (
    <div className="fills flex flex-col gap-3 overflow-auto">
      <div className="flex flex-wrap items-center gap-2">
        <MonthChoice month={month} last={today.slice(0, 7)} onChange={next => change({ month: next })} />
        <Button className="ml-auto" disabledReason={byDay.length === 0 ? t('monthReport.empty') : null} onClick={save}>
          <Download aria-hidden />
          {t('monthReport.save')}
        </Button>
        <Freshness topicKey={days.topicKey} status={days.status} />
      </div>
      {days.loading ? (
        <TableSkeleton rows={8} columns={6} />
      ) : byDay.length === 0 ? (
        <EmptyState title={t('monthReport.empty')} />
      ) : (
        <>
          <Together days={byDay} />
          <Part title={t('monthReport.byTest')} columns={columns.test} rows={byTest} keyOf={row => row.key} />
          <Part
            title={t('monthReport.byRequester')}
            columns={columns.requester}
            rows={byRequester}
            keyOf={row => row.key}
          />
          <Part title={t('monthReport.byDay')} columns={columns.day} rows={byDay} keyOf={row => row.date} />
        </>
      )}
    </div>
  );
}

function Part<Row>(props: { title: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-medium">{props.title}</h3>
      <DataTable
        label={props.title}
        className="rounded-lg border bg-raised"
        rows={props.rows}
        rowKey={props.keyOf}
        columns={props.columns}
      />
    </section>
  );
}

/** What the month comes to. */
function Together({ days }: { days: readonly LaboratoryDayRow[] }) {
  const { t } = useTranslation('laboratory');
  const sum = (figure: Parameters<typeof sumOf>[1]) => sumOf(days, figure);
  const done = sum('done');
  const lines: [string, string | number][][] = [
    [
      [t('monthReport.orders'), sum('orders')],
      [t('monthReport.done'), done],
      [t('monthReport.cancelled'), sum('cancelled')],
      [t('monthReport.refused'), sum('refused')],
    ],
    [
      [t('monthReport.inTime'), shareOf(sum('inTime'), sum('withGoal'))],
      [
        t('monthReport.average'),
        done === 0 ? '–' : t('monthReport.minutes', { count: Math.round(sum('minutes') / done) }),
      ],
    ],
    [
      [t('monthReport.criticals'), sum('criticals')],
      [t('monthReport.called'), sum('called')],
      [t('monthReport.calledInTime'), shareOf(sum('calledInTime'), sum('criticals'))],
      [t('monthReport.rejectedSamples'), sum('rejectedSamples')],
    ],
  ];
  const titles = [t('monthReport.orders'), t('monthReport.turnaround'), t('monthReport.quality')];
  return (
    <div className="grid gap-3 md:grid-cols-3">
      {lines.map((part, index) => (
        <Card key={titles[index]} title={titles[index]}>
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
            {part.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="tabular text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

/** A column of numbers, which the exported sheet holds unformatted. */
const figure = <Row,>(id: keyof Row & string, header: string): Column<Row> => ({
  ...{ id, header, align: 'right' },
  cell: row => formatNumber(Number(row[id]), 0),
});

function useDayColumns(): Column<LaboratoryDayRow>[] {
  const { t } = useTranslation('laboratory');
  return [
    { id: 'date', card: 'subject', header: t('monthReport.day'), cell: row => formatDate(row.date) },
    figure('orders', t('monthReport.orders')),
    figure('done', t('monthReport.done')),
    figure('cancelled', t('monthReport.cancelled')),
    figure('inTime', t('monthReport.inTime')),
    figure('rejectedSamples', t('monthReport.rejectedSamples')),
    figure('criticals', t('monthReport.criticals')),
    figure('calledInTime', t('monthReport.calledInTime')),
  ];
}

function useTestColumns(): Column<LaboratoryTestMonthRow & { key: string }>[] {
  const { t } = useTranslation('laboratory');
  return [
    { id: 'name', card: 'subject', header: t('test'), cell: row => row.name },
    { id: 'groupName', header: t('group'), cell: row => row.groupName ?? '–' },
    figure('results', t('monthReport.results')),
    figure('abnormal', t('monthReport.abnormal')),
    figure('critical', t('monthReport.critical')),
    figure('corrected', t('monthReport.corrected')),
    figure('byAnalyser', t('monthReport.byAnalyser')),
    figure('sentOut', t('monthReport.sentOut')),
  ];
}

function useRequesterColumns(): Column<LaboratoryRequesterMonthRow & { key: string }>[] {
  const { t } = useTranslation('laboratory');
  return [
    { id: 'requester', card: 'subject', header: t('monthReport.requester'), cell: row => row.requester },
    { id: 'unitName', header: t('from'), cell: row => row.unitName },
    figure('orders', t('monthReport.orders')),
    figure('tests', t('monthReport.tests')),
    figure('cito', t('show.cito')),
    figure('cancelled', t('monthReport.cancelled')),
  ];
}

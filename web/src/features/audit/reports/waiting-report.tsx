import { OUTPATIENT_STANDARD, WaitStep, type WaitingRow } from '@alur/contracts/audit/reports';
import { Hourglass } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { DataTable, type Column } from '@/ui/data-table';
import { formatNumber } from '@/ui/format';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { durationWords } from '@/changes/field-words';
import { RangeChart } from './charts/range-chart';
import { useSpreadsheet, useWaiting } from './report-api';
import { ReportBar, spanOf } from './report-bar';
import { ReportTable } from './report-table';
import { useReportWords } from './use-report-words';
import { VisitsBehind } from './visits-behind';

export interface WaitingSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
  step?: WaitStep;
  /** The step whose visits are listed beside the figures, at one schedule and doctor or at all of them. */
  figure?: WaitStep;
  schedule?: number;
  doctor?: number;
}

const ANY = 'any';
const steps = WaitStep.options;
const duration = (seconds: number) => durationWords(seconds * 1000);
const allFirst = ({ scheduleId }: WaitingRow) => (scheduleId === null ? 0 : 1);
const share = ({ withinHour, visits }: WaitingRow) => withinHour / visits;

/** How long patients waited for each step, at each schedule, and how many were seen within an hour. */
export function WaitingReport({ reason, onPatient }: { reason: string; onPatient: (id: number) => void }) {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  const [search, change] = useListSearch<WaitingSearch>();
  const span = spanOf(search);
  const { step, figure } = search;
  const report = useWaiting(span, reason);
  const sheet = useSpreadsheet('waiting', reason);
  const all = useMemo(() => report.data?.data ?? [], [report.data]);
  const rows = useMemo(
    () =>
      all
        .filter(row => !step || row.step === step)
        .toSorted(
          (one, other) => steps.indexOf(one.step) - steps.indexOf(other.step) || allFirst(one) - allFirst(other),
        ),
    [all, step],
  );
  const placeOf = (row: WaitingRow) =>
    row.scheduleId === null ? words.all : `${row.scheduleName} · ${row.doctorName}`;
  const charted = rows.filter(row => (step ? true : row.scheduleId === null));
  const columns = useColumns();
  return (
    <div className="fills flex flex-col gap-3">
      <h1 className="sr-only">{words.sheets.waiting}</h1>
      <ReportBar
        span={span}
        onSpan={next => change({ ...next })}
        onSave={() => void sheet.save({ ...span })}
        saving={sheet.pending}
      >
        <Select
          aria-label={words.columns.step}
          className="w-56"
          value={step ?? ANY}
          onValueChange={value => change({ step: value === ANY ? undefined : value })}
          options={[
            { value: ANY, label: t('reports.anyStep') },
            ...steps.map(value => ({ value, label: words.steps[value] })),
          ]}
        />
      </ReportBar>
      <RangeChart
        title={step ? t('reports.chartOfStep', { step: words.steps[step] }) : t('reports.chartOfSteps')}
        ranges={charted.map(row => ({
          ...row,
          name: step ? placeOf(row) : words.steps[row.step],
          standard: row.step === 'standard' ? OUTPATIENT_STANDARD : null,
        }))}
        words={{
          name: step ? words.columns.schedule : words.columns.step,
          median: t('reports.median'),
          p90: t('reports.p90'),
          longest: t('reports.longest'),
          standard: t('reports.standard'),
        }}
        format={duration}
      />
      <ReportTable of={report} columns={8}>
        {() => (
          <DataTable
            label={words.sheets.waiting}
            className="rounded-lg"
            columns={columns}
            rows={rows}
            rowKey={row => `${row.step} ${row.scheduleId} ${row.doctorId}`}
            rowClassName={row => (row.scheduleId === null ? 'font-medium' : undefined)}
            onOpen={row =>
              change({
                figure: row.step,
                schedule: row.scheduleId ?? undefined,
                doctor: row.doctorId ?? undefined,
              })
            }
            empty={
              <EmptyState icon={Hourglass} title={t('reports.noVisits')}>
                {t('reports.noVisitsHint')}
              </EmptyState>
            }
          />
        )}
      </ReportTable>
      {figure && (
        <VisitsBehind
          query={{ ...span, step: figure, scheduleId: search.schedule, doctorId: search.doctor }}
          title={words.steps[figure]}
          reason={reason}
          onPatient={onPatient}
          onClose={() => change({ figure: undefined, schedule: undefined, doctor: undefined })}
        />
      )}
    </div>
  );
}

function useColumns(): Column<WaitingRow>[] {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  return [
    {
      id: 'step',
      card: 'subject',
      header: words.columns.step,
      width: 200,
      sortBy: row => steps.indexOf(row.step),
      cell: row => <span className="font-medium">{words.steps[row.step]}</span>,
    },
    {
      id: 'schedule',
      header: words.columns.schedule,
      sortBy: row => row.scheduleName ?? '',
      cell: row => <span className="whitespace-nowrap">{row.scheduleName ?? words.all}</span>,
    },
    {
      id: 'doctor',
      header: words.columns.doctor,
      sortBy: row => row.doctorName ?? '',
      cell: row => <span className="whitespace-nowrap">{row.doctorName ?? '–'}</span>,
    },
    {
      id: 'visits',
      header: words.columns.visits,
      align: 'right',
      width: 90,
      sortBy: row => row.visits,
      cell: row => formatNumber(row.visits),
    },
    ...(['median', 'p90', 'longest'] as const).map((name): Column<WaitingRow> => ({
      id: name,
      header: t(`reports.${name}`),
      align: 'right',
      width: 100,
      sortBy: row => row[name],
      cell: row => <span className="whitespace-nowrap">{duration(row[name])}</span>,
    })),
    {
      id: 'kept',
      header: words.columns.kept,
      align: 'right',
      width: 160,
      sortBy: row => (row.step === 'standard' ? share(row) : null),
      cell: row =>
        row.step === 'standard' ? (
          <span className="whitespace-nowrap">
            {t('reports.keptOf', {
              kept: row.withinHour,
              visits: row.visits,
              percent: formatNumber(share(row) * 100, 1),
            })}
          </span>
        ) : (
          '–'
        ),
    },
  ];
}

import type { OpenedEvent } from '@alur/contracts/audit/flow';
import { ChangeKind, type ChangeCount, type ChangeTime, type ReportedChange } from '@alur/contracts/audit/reports';
import { FilePenLine } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useListSearch } from '@/api/use-list';
import { useStaff } from '@/api/use-staff';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate, formatClock } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { EventSheet } from '../event-sheet';
import { eventName, whoWords } from '../event-words';
import { fieldName, isTelling, valueWords } from '@/changes/field-words';
import { BarChart, type Bar } from './charts/bar-chart';
import { ColumnChart, type Column as ChartColumn } from './charts/column-chart';
import { isIn, slotsOf } from './charts/scale';
import { grouped, seriesOf, valuesOf } from './charts/series';
import { PAGE, useChanges, useSpreadsheet, type Span } from './report-api';
import { ReportBar, spanOf } from './report-bar';
import { ReportTable } from './report-table';
import { useReportWords } from './use-report-words';
import { useAuditTexts } from '@/changes/words';

export interface ChangesSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
  kind?: ChangeKind;
  actor?: number;
  page?: number;
  sort_by?: 'asc' | 'desc';
}

const ANY = 'any';

/** How many of each kind each person did, who did most first. */
function personBars(counts: readonly ChangeCount[], keyOf: (kind: string) => string): Bar[] {
  const bars = grouped(counts, ({ actor }) => actor.id).map(([, of]) => {
    const { actor } = of[0]!;
    const total = of.reduce((sum, { count }) => sum + count, 0);
    const name = actor.name || whoWords({ actorId: actor.id, role: actor.role }, null);
    return {
      name,
      total,
      values: valuesOf(
        of.map(({ kind, count }) => ({ group: kind, count })),
        keyOf,
      ),
    };
  });
  return bars.toSorted((one, other) => other.total - one.total);
}

/** How many of each kind in each hour or day. */
function timeColumns({ from, to }: Span, times: readonly ChangeTime[], keyOf: (kind: string) => string): ChartColumn[] {
  return slotsOf(from, to, times).map(slot => ({
    slot,
    values: valuesOf(
      times.filter(time => isIn(slot, time)).map(({ kind, count }) => ({ group: kind, count })),
      keyOf,
    ),
  }));
}

/** What was corrected, undone or repriced: who, why, and from what to what; each opens its event. */
export function ChangesReport({ reason, onReplay }: { reason: string; onReplay: (event: OpenedEvent) => void }) {
  const { t } = useAuditTexts();
  const words = useReportWords();
  const [search, change] = useListSearch<ChangesSearch>();
  const span = spanOf(search);
  const { from, to } = span;
  const { kind, actor, page = 1, sort_by = 'desc' } = search;
  const asked = { ...span, kind, actorId: actor, sort_by };
  const { page: shown, result: report } = useChanges({ ...asked, page }, reason);
  const sheet = useSpreadsheet('changes', reason);
  const { people } = useStaff();
  const [opened, setOpened] = useState<string | null>(null);
  const {
    series,
    columns: times,
    bars,
  } = useMemo(() => {
    const { counts = [], times = [] } = report.data?.meta ?? {};
    const groups = counts.map(({ kind, count }) => ({ group: kind, count }));
    const nameOf = (kind: string) => words.kinds[kind as ChangeKind];
    const { series, keyOf } = seriesOf(groups, { nameOf, others: t('reports.others') });
    return { series, columns: timeColumns({ from, to }, times, keyOf), bars: personBars(counts, keyOf) };
  }, [report.data, from, to, words, t]);
  const columns = useColumns();
  return (
    <div className="fills flex flex-col gap-3">
      <h1 className="sr-only">{words.sheets.changes}</h1>
      <ReportBar
        span={span}
        onSpan={next => change({ ...next })}
        onSave={() => void sheet.save(asked)}
        saving={sheet.pending}
      >
        <Select
          aria-label={words.columns.kind}
          className="w-48"
          value={kind ?? ANY}
          onValueChange={value => change({ kind: value === ANY ? undefined : value })}
          options={[
            { value: ANY, label: t('reports.anyKind') },
            ...ChangeKind.options.map(value => ({ value, label: words.kinds[value] })),
          ]}
        />
        <Select
          aria-label={words.columns.actor}
          className="w-48"
          value={actor === undefined ? ANY : String(actor)}
          onValueChange={value => change({ actor: value === ANY ? undefined : Number(value) })}
          options={[
            { value: ANY, label: t('log.anyActor') },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </ReportBar>
      {bars.length > 0 && (
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 max-lg:grid-cols-1">
          <ColumnChart title={t('reports.chartOfTimes')} columns={times} series={series} when={words.columns.at} />
          <BarChart title={t('reports.chartOfPeople')} bars={bars} series={series} />
        </div>
      )}
      <ReportTable of={report} columns={5}>
        {({ data }) => (
          <DataTable
            label={words.sheets.changes}
            className="rounded-lg"
            columns={columns}
            rows={data}
            rowKey={row => row.id}
            sort={{ by: 'at', direction: sort_by }}
            onSort={({ direction }) => change({ sort_by: direction })}
            onOpen={row => row.own && setOpened(row.position)}
            empty={<EmptyState icon={FilePenLine} title={t('reports.noChanges')} />}
          />
        )}
      </ReportTable>
      <Pagination
        page={shown}
        limit={PAGE}
        total={report.data?.meta.total ?? 0}
        onPage={next => change({ page: next })}
      />
      {opened !== null && (
        <EventSheet
          position={opened}
          reason={reason}
          onOpen={setOpened}
          onReplay={onReplay}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

function useColumns(): Column<ReportedChange>[] {
  const words = useReportWords();
  return [
    {
      id: 'at',
      card: 'state',
      header: words.columns.at,
      width: 170,
      sortBy: row => row.at,
      cell: row => <time className="whitespace-nowrap">{`${formatDate(row.at)} ${formatClock(row.at)}`}</time>,
    },
    {
      id: 'event',
      card: 'subject',
      header: words.columns.event,
      width: 220,
      cell: row => (
        <>
          <span className="block truncate font-medium">{eventName(row.type)}</span>
          <span className="block truncate text-xs text-muted-foreground">{words.kinds[row.kind]}</span>
        </>
      ),
    },
    {
      id: 'actor',
      header: words.columns.actor,
      width: 190,
      cell: row => (
        <span className="block max-w-48 truncate">
          {whoWords({ actorId: row.actor.id, role: row.actor.role }, row.actor.name || null)}
        </span>
      ),
    },
    {
      id: 'reason',
      header: words.columns.reason,
      width: 180,
      cell: row => <span className="line-clamp-2">{valueWords('reason', row.reason, row.module, row.type)}</span>,
    },
    { id: 'changes', header: words.columns.changes, cell: row => <Differences row={row} /> },
  ];
}

const SHOWN = 2;

/** The first few changes in words; the opened event shows all of them. */
function Differences({ row }: { row: ReportedChange }) {
  const { t } = useAuditTexts();
  const telling = row.changes.filter(({ path }) => isTelling(path, row.module, row.type));
  const listed = telling.length > 0 ? telling : row.changes;
  const shown = listed.slice(0, SHOWN);
  const told = (path: string, value: unknown) => valueWords(path, value, row.module, row.type);
  if (shown.length === 0) return <span className="text-muted-foreground">–</span>;
  return (
    <span className="block text-xs">
      {shown.map(({ path, from, to }) => (
        <span key={path} className="line-clamp-1">
          {`${fieldName(path, row.module, row.type)}: ${told(path, from)} → ${told(path, to)}`}
        </span>
      ))}
      {listed.length > SHOWN && (
        <span className="text-muted-foreground">
          {t('audit:reports.moreChanges', { count: listed.length - SHOWN })}
        </span>
      )}
    </span>
  );
}

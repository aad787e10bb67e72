import type { ChainState, RecordLook } from '@alur/contracts/audit/reports';
import { Eye, Link2, Unlink } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { DataTable, type Column } from '@/ui/data-table';
import { formatClock, formatDate, formatDateTime, localDate, localHour } from '@/ui/format';
import { joined } from '@/ui/joined';
import { EmptyState } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { originWords, whoWords } from '../event-words';
import { valueWords } from '@/changes/field-words';
import { BarChart, type Bar } from './charts/bar-chart';
import { ColumnChart, type Column as ChartColumn } from './charts/column-chart';
import { isIn, slotsOf } from './charts/scale';
import { grouped, valuesOf } from './charts/series';
import { useRecordAccess, useSpreadsheet, type Span } from './report-api';
import { ReportBar, spanOf } from './report-bar';
import { ReportTable } from './report-table';
import { lookWord, useReportWords } from './use-report-words';

export interface AccessSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
}

const who = ({ actor }: RecordLook) => whoWords({ actorId: actor.id, role: actor.role }, actor.name || null);

/** Tells a look at her alone from one at several patients, of whom she was one. */
const groupOf = ({ among }: RecordLook) => ({ group: among ? 'among' : 'own', count: 1 });
const groups = ['own', 'among'] as const;

/** How often each looked, most first. */
function barsOf(looks: readonly RecordLook[]): Bar[] {
  const people = grouped(looks, who).toSorted(([, one], [, other]) => other.length - one.length);
  return people.map(([name, of]) => ({ name, values: valuesOf(of.map(groupOf), key => key) }));
}

/** How often she was looked at in each hour or day. */
function columnsOf({ from, to }: Span, looks: readonly RecordLook[]): ChartColumn[] {
  const times = looks.map(look => ({ ...groupOf(look), day: localDate(look.at), hour: localHour(look.at) }));
  return slotsOf(from, to, times).map(slot => ({
    slot,
    values: valuesOf(
      times.filter(time => isIn(slot, time)),
      key => key,
    ),
  }));
}

/** Who looked at one patient's record, when, from where and why; and whether the access log is complete. */
export function AccessReport({ patientId, reason }: { patientId: number; reason: string }) {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  const [search, change] = useListSearch<AccessSearch>();
  const span = spanOf(search);
  const asked = { ...span, patientId };
  const report = useRecordAccess(asked, reason);
  const sheet = useSpreadsheet('access', reason);
  const looks = useMemo(() => report.data?.data ?? [], [report.data]);
  const { from, to } = span;
  const bars = useMemo(() => barsOf(looks), [looks]);
  const times = useMemo(() => columnsOf({ from, to }, looks), [from, to, looks]);
  const series = groups.map((key, at) => ({ key, name: t(`reports.looksAt.${key}`), color: `var(--chart-${at + 1})` }));
  const columns: Column<RecordLook>[] = [
    {
      id: 'at',
      card: 'state',
      header: words.columns.at,
      width: 170,
      sortBy: row => row.at,
      cell: row => <time className="whitespace-nowrap">{`${formatDate(row.at)} ${formatClock(row.at)}`}</time>,
    },
    {
      id: 'actor',
      header: words.columns.actor,
      width: 220,
      sortBy: who,
      cell: row => <span className="block max-w-56 truncate">{who(row)}</span>,
    },
    {
      id: 'what',
      card: 'subject',
      header: words.columns.what,
      sortBy: row => lookWord(words, row.what),
      cell: row => (
        <>
          <span className="block max-w-80 truncate font-medium">{lookWord(words, row.what)}</span>
          {(row.of ?? row.among) && (
            <span className="block max-w-80 truncate text-xs text-muted-foreground">
              {joined(row.among && t('reports.among'), row.of)}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'why',
      header: words.columns.reason,
      width: 220,
      sortBy: row => valueWords('reason', row.why, 'audit'),
      cell: row => <span className="line-clamp-2">{valueWords('reason', row.why, 'audit')}</span>,
    },
    {
      id: 'origin',
      header: t('log.origin'),
      width: 200,
      sortBy: row => originWords(row.origin),
      cell: row => <span className="line-clamp-2 text-xs">{originWords(row.origin)}</span>,
    },
  ];
  return (
    <div className="fills flex flex-col gap-3">
      <ReportBar
        span={span}
        onSpan={next => change({ ...next })}
        onSave={() => void sheet.save(asked)}
        saving={sheet.pending}
      >
        {report.data && <Chain chain={report.data.meta.chain} />}
      </ReportBar>
      {bars.length > 0 && (
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 max-lg:grid-cols-1">
          <ColumnChart title={t('reports.chartOfLookTimes')} columns={times} series={series} when={words.columns.at} />
          <BarChart title={t('reports.chartOfLooks')} bars={bars} series={series} />
        </div>
      )}
      <ReportTable of={report} columns={5}>
        {() => (
          <DataTable
            label={words.sheets.access}
            className="rounded-lg"
            columns={columns}
            rows={looks}
            rowKey={row => row.id}
            empty={<EmptyState icon={Eye} title={t('reports.noLooks')} />}
          />
        )}
      </ReportTable>
    </div>
  );
}

function Chain({ chain: { brokenAt, batches } }: { chain: ChainState }) {
  const { t } = useTranslation('audit');
  return (
    <span role="status">
      {brokenAt ? (
        <StatusChip tone="danger" icon={Unlink}>
          {t('reports.chainBroken', { batch: brokenAt.batch, at: formatDateTime(brokenAt.at) })}
        </StatusChip>
      ) : (
        <StatusChip tone="success" icon={Link2}>
          {t('reports.chainIntact', { count: batches })}
        </StatusChip>
      )}
    </span>
  );
}

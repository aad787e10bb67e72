import type { ChainState, RecordLook } from '@alur/contracts/audit/reports';
import { Eye, Link2, Unlink } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { DataTable, type Column } from '@/ui/data-table';
import { formatClock, formatDate, formatDateTime, formatNumber } from '@/ui/format';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { originWords, whoWords } from '../event-words';
import { ReportChart } from './report-chart';
import { useRecordAccess, useSpreadsheet } from './report-api';
import { ReportBar, spanOf } from './report-bar';
import { lookWord, useReportWords } from './use-report-words';

export interface AccessSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
}

const who = ({ actor }: RecordLook) => whoWords({ actorId: actor.id, role: actor.role }, actor.name || null);

/** How often each looked, most first. */
function barsOf(looks: readonly RecordLook[]) {
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(who(look), (counts.get(who(look)) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => ({ name, values: { count } }));
}

/** Who looked at one patient's record, when, from where and why; and whether the log that says so is whole. */
export function AccessReport({ patientId, reason }: { patientId: number; reason: string }) {
  const { t } = useTranslation('audit');
  const words = useReportWords();
  const [search, change] = useListSearch<AccessSearch>();
  const span = spanOf(search);
  const asked = { ...span, patientId };
  const report = useRecordAccess(asked, reason);
  const sheet = useSpreadsheet('access', reason);
  const looks = useMemo(() => report.data?.data ?? [], [report.data]);
  const bars = useMemo(() => barsOf(looks), [looks]);
  const columns: Column<RecordLook>[] = [
    {
      id: 'at',
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
      header: words.columns.what,
      sortBy: row => lookWord(words, row.what),
      cell: row => (
        <>
          <span className="block truncate font-medium">{lookWord(words, row.what)}</span>
          {(row.of ?? row.among) && (
            <span className="block truncate text-xs text-muted-foreground">
              {[row.among && t('reports.among'), row.of].filter(Boolean).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'why',
      header: words.columns.reason,
      width: 220,
      sortBy: row => row.why ?? '',
      cell: row => <span className="line-clamp-2">{row.why ?? '–'}</span>,
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
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <ReportBar
        span={span}
        onSpan={next => change({ ...next })}
        onSave={() => void sheet.save(asked)}
        saving={sheet.pending}
      >
        {report.data && <Chain chain={report.data.meta.chain} />}
      </ReportBar>
      <ReportChart
        title={t('reports.chartOfLooks')}
        bars={bars}
        series={[{ key: 'count', name: t('reports.looks'), color: 'var(--chart-1)' }]}
        format={value => formatNumber(value)}
      />
      <div className="flex min-h-48 flex-1 flex-col rounded-lg border bg-raised">
        {report.error && !report.data ? (
          <ErrorState error={report.error} onRetry={() => void report.refetch()} />
        ) : report.isPending ? (
          <TableSkeleton rows={8} columns={5} />
        ) : (
          <DataTable
            label={words.sheets.access}
            className="flex-1 rounded-lg"
            columns={columns}
            rows={looks}
            rowKey={row => row.id}
            empty={<EmptyState icon={Eye} title={t('reports.noLooks')} />}
          />
        )}
      </div>
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

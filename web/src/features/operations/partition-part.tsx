import type { BuildRow, PartitionRow, StoppedRow } from '@alur/contracts/kernel/operations-rows';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDateTime, formatNumber } from '@/ui/format';
import { ConditionChip } from './condition-chip';
import { conditionOf } from './condition';
import { useBehind } from './use-behind';

/** Hides a column on phones, which have no room for it. */
export const ON_WIDE = 'max-sm:hidden';

/** Styles a table at the end of a card, whose own border and corners close it. */
export const ENDS_CARD = 'rounded-b-[7px] [&_tbody>tr:last-child>td]:border-b-0';

/** The workers that project each partition's events, and how far they are. */
export function PartitionPart({ rows }: { rows: PartitionRow[] }) {
  const { t } = useTranslation('operations');
  const behind = useBehind();
  const workerOf = (leader: PartitionRow['leader']) =>
    leader ? `${leader.host} · ${leader.pid}` : t('partitions.nobody');
  const columns: Column<PartitionRow>[] = [
    {
      id: 'partition',
      card: 'subject',
      header: t('partitions.partition'),
      cell: ({ index, leader }) => (
        <>
          <span className="font-medium">{t('partitions.name', { index: index + 1 })}</span>
          <span className="block text-xs text-muted-foreground sm:hidden">{workerOf(leader)}</span>
        </>
      ),
    },
    {
      id: 'state',
      card: 'state',
      header: t('state'),
      width: 190,
      cell: row => <ConditionChip condition={conditionOf(row)} />,
    },
    {
      id: 'worker',
      header: t('partitions.worker'),
      className: ON_WIDE,
      cell: ({ leader }) => workerOf(leader),
    },
    {
      id: 'since',
      header: t('partitions.since'),
      width: 170,
      className: ON_WIDE,
      cell: ({ leader }) => (leader ? formatDateTime(leader.since) : '–'),
    },
    {
      id: 'reached',
      header: t('reached'),
      width: 120,
      align: 'right',
      className: ON_WIDE,
      cell: row => formatNumber(Number(row.reached)),
    },
    { id: 'behind', header: t('behind'), width: 200, align: 'right', cell: behind },
  ];
  const builds = rows.flatMap(row => row.builds);
  const stopped = rows.flatMap(row => row.stopped);
  const count = rows.reduce((sum, { stoppedCount }) => sum + stoppedCount, 0);
  return (
    <>
      <Card title={t('partitions.title')} bodyClassName="p-0">
        <DataTable
          label={t('partitions.title')}
          className={ENDS_CARD}
          columns={columns}
          rows={rows}
          rowKey={row => String(row.index)}
        />
      </Card>
      {builds.length > 0 && <Builds builds={builds} />}
      {stopped.length > 0 && <Stopped rows={stopped} count={count} />}
    </>
  );
}

function Builds({ builds }: { builds: BuildRow[] }) {
  const { t } = useTranslation('operations');
  return (
    <Card title={t('builds.title')}>
      <ul className="flex flex-col gap-3">
        {builds.map(({ view, reached, goal, percent }) => (
          <li key={view} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-40 flex-1 truncate font-medium">{view}</span>
            <span
              role="progressbar"
              aria-label={`${t('builds.progress')}: ${view}`}
              aria-valuenow={percent}
              className="h-2 min-w-32 flex-2 overflow-hidden rounded-sm bg-muted"
            >
              <span className="block h-full bg-primary" style={{ width: `${percent}%` }} />
            </span>
            <span className="tabular text-right text-muted-foreground sm:w-64">
              {t('builds.value', { percent, reached: formatNumber(Number(reached)), goal: formatNumber(Number(goal)) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Stopped({ rows, count }: { rows: StoppedRow[]; count: number }) {
  const { t } = useTranslation('operations');
  const columns: Column<StoppedRow>[] = [
    {
      id: 'view',
      card: 'subject',
      header: t('stopped.view'),
      cell: row => <span className="font-medium">{row.view}</span>,
    },
    { id: 'facility', header: t('stopped.facility'), width: 120, align: 'right', cell: row => row.merchantId },
    { id: 'key', header: t('stopped.key'), cell: row => row.key },
    { id: 'at', header: t('stopped.at'), width: 150, align: 'right', cell: row => formatNumber(Number(row.at)) },
  ];
  return (
    <Card title={t('stopped.title')} bodyClassName="p-0">
      <p className="px-4 py-3 text-muted-foreground">{t('stopped.hint')}</p>
      <DataTable
        label={t('stopped.title')}
        className={count > rows.length ? '' : ENDS_CARD}
        columns={columns}
        rows={rows}
        rowKey={row => `${row.view} ${row.merchantId} ${row.key}`}
      />
      {count > rows.length && (
        <p className="px-4 py-3 text-muted-foreground">{t('stopped.more', { count: count - rows.length })}</p>
      )}
    </Card>
  );
}

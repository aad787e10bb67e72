import type { TopicRow } from '@alur/contracts/kernel/topic';
import { requisitionList, requisitionsOpen, type RequisitionRow } from '@alur/contracts/requisition/rows';
import { CircleCheck, CircleDashed, Clock, PackageOpen, Plus, Truck, Ban, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { DaysFilter } from '@/live/period';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';
import { StatusFilter } from '@/ui/status-filter';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';

const dialogs = () => import('./requisition-dialogs');
const MakeDialog = lazy(async () => ({ default: (await dialogs()).MakeDialog }));
const RequisitionDialog = lazy(async () => ({ default: (await dialogs()).RequisitionDialog }));

type Row = TopicRow<typeof requisitionsOpen>;
const keyOf = (row: Row) => row.key;
const looks: Record<RequisitionRow['status'], [Tone, LucideIcon]> = {
  made: ['waiting', Clock],
  approved: ['info', CircleDashed],
  sent: ['warning', Truck],
  received: ['success', CircleCheck],
  refused: ['danger', Ban],
};

/** Open ones first, then those that have ended. */
const stages = ['open', 'received', 'refused'] as const;
type Search = { search?: string; page?: number; stage?: (typeof stages)[number]; from?: string; to?: string };

/** The live list of requisitions that have not arrived, the oldest first; and pages of those that have ended. */
export function RequisitionBoard() {
  const { t } = useTranslation(['requisition', 'enums']);
  const can = useCan();
  const topic = useTopic(requisitionsOpen, { unfinished: 'yes' });
  const [open, setOpen] = useState<RequisitionRow | 'new' | null>(null);
  const [{ search = '', page = 1, stage = 'open', from, to }, change] = useListSearch<Search>();
  const isOpen = stage === 'open';
  const past = useList(
    requisitionList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: isOpen ? ('received' as const) : stage, date_from: from, date_to: to },
    },
    { enabled: !isOpen },
  );
  const text = search.trim().toLowerCase();
  const rows = useMemo(
    () =>
      topic.rows
        .filter(row => [row.storeName, row.fromStoreName, row.requestedBy].join(' ').toLowerCase().includes(text))
        .toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt) || a.id - b.id),
    [topic.rows, text],
  );
  const held = useHeldOrder(rows, keyOf, text);
  const columns = useColumns(setOpen);
  const shown = open && open !== 'new' ? [...topic.rows, ...past.rows].find(({ id }) => id === open.id) : undefined;
  return (
    <>
      <BoardPage
        count={topic.rows.filter(({ status }) => status === 'made').length}
        loading={isOpen ? topic.loading : past.loading}
        columns={columns.length}
        held={held}
        tools={
          <>
            <SearchBox
              label={t('requisition:search')}
              value={search}
              onChange={next => change({ search: next || undefined })}
            />
            <StatusFilter
              label={t('requisition:column.status')}
              value={stage}
              onChange={next => change({ stage: next === 'open' ? undefined : next })}
              options={stages.map(value => ({
                value,
                label: value === 'open' ? t('requisition:stillOpen') : t(`enums:requisitionStatus.${value}`),
              }))}
            />
            {!isOpen && <DaysFilter />}
            <span className="ml-auto flex items-center gap-3">
              {isOpen && <Freshness topicKey={topic.topicKey} status={topic.status} />}
              {can('inventory.requisition:make') && (
                <Button variant="primary" onClick={() => setOpen('new')}>
                  <Plus aria-hidden />
                  {t('requisition:make')}
                </Button>
              )}
            </span>
          </>
        }
      >
        <DataTable
          label={t('requisition:title')}
          className="rounded-lg"
          columns={columns}
          rows={isOpen ? held.rows : past.rows}
          rowKey={keyOf}
          flashOn={row => row.position}
          onOpen={setOpen}
          empty={
            isOpen && !text ? (
              <EmptyState icon={PackageOpen} title={t('requisition:emptyTitle')}>
                {t('requisition:emptyHint')}
              </EmptyState>
            ) : (
              <EmptyState icon={PackageOpen} title={t('requisition:noMatch')}>
                {t('requisition:noMatchHint')}
              </EmptyState>
            )
          }
        />
        {!isOpen && (
          <Pagination page={past.page} limit={50} total={past.total} onPage={next => change({ page: next })} />
        )}
      </BoardPage>
      <Suspense>
        {open === 'new' && <MakeDialog onClose={() => setOpen(null)} />}
        {shown && <RequisitionDialog row={shown} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

function useColumns(onOpen: (row: RequisitionRow) => void): Column<Row>[] {
  const { t } = useTranslation(['requisition', 'enums']);
  return [
    {
      id: 'who',
      header: t('requisition:column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => (
        <Subject name={row.storeName}>
          <span className="text-xs text-muted-foreground">
            {row.requestedBy} · {row.fromStoreName || t('requisition:mainStore')}
          </span>
        </Subject>
      ),
    },
    {
      id: 'items',
      header: t('requisition:column.items'),
      cell: row => t('requisition:itemCount', { count: row.lines.length }),
    },
    {
      id: 'since',
      header: t('requisition:column.since'),
      align: 'right',
      className: NARROWER.first,
      cell: row => <time dateTime={row.requestedAt}>{formatDateTime(row.requestedAt)}</time>,
    },
    {
      id: 'status',
      header: t('requisition:column.status'),
      card: 'state',
      cell: row => {
        const [tone, icon] = looks[row.status];
        return (
          <StatusChip tone={tone} icon={icon}>
            {t(`enums:requisitionStatus.${row.status}`)}
          </StatusChip>
        );
      },
    },
    {
      id: 'action',
      header: t('requisition:column.action'),
      card: 'action',
      cell: row => (
        <Button size="sm" onClick={() => onOpen(row)}>
          {t('requisition:open')}
        </Button>
      ),
    },
  ];
}

import type { TopicRow } from '@alur/contracts/kernel/topic';
import { requisitionsOpen, type RequisitionRow } from '@alur/contracts/requisition/rows';
import { CircleCheck, CircleDashed, Clock, PackageOpen, Plus, Truck, Ban, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { EmptyState } from '@/ui/states';
import { StatusChip, type Tone } from '@/ui/status-chip';
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

/** What stores ask of each other and has not arrived, live: the oldest above. */
export function RequisitionBoard() {
  const { t } = useTranslation('requisition');
  const can = useCan();
  const topic = useTopic(requisitionsOpen, { unfinished: 'yes' });
  const [open, setOpen] = useState<RequisitionRow | 'new' | null>(null);
  const rows = useMemo(
    () => topic.rows.toSorted((a, b) => a.requestedAt.localeCompare(b.requestedAt) || a.id - b.id),
    [topic.rows],
  );
  const held = useHeldOrder(rows, keyOf, '');
  const columns = useColumns(setOpen);
  const live = open && open !== 'new' ? (topic.rows.find(row => row.id === open.id) ?? null) : null;
  return (
    <>
      <BoardPage
        count={rows.filter(({ status }) => status === 'made').length}
        loading={topic.loading}
        columns={columns.length}
        held={held}
        tools={
          <>
            {can('inventory.requisition:make') && (
              <Button variant="primary" onClick={() => setOpen('new')}>
                <Plus aria-hidden />
                {t('make')}
              </Button>
            )}
            <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
          </>
        }
      >
        <DataTable
          label={t('title')}
          className="rounded-lg"
          columns={columns}
          rows={held.rows}
          rowKey={keyOf}
          flashOn={row => row.position}
          onOpen={setOpen}
          empty={
            <EmptyState icon={PackageOpen} title={t('emptyTitle')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </BoardPage>
      <Suspense>
        {open === 'new' && <MakeDialog onClose={() => setOpen(null)} />}
        {live && <RequisitionDialog row={live} onClose={() => setOpen(null)} />}
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

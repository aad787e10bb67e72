import type { TopicRow } from '@alur/contracts/kernel/topic';
import { purchaseList, purchasesOpen, type PurchaseRow, type PurchaseStatus } from '@alur/contracts/purchase/rows';
import { useNavigate } from '@tanstack/react-router';
import { Plus, ShoppingCart } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { DaysFilter } from '@/live/period';
import { useTopic } from '@/live/use-topic';
import { supplier } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatRupiah } from '@/ui/format';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { PurchaseChip } from './purchase-chip';

type Row = TopicRow<typeof purchasesOpen>;
const keyOf = (row: Row) => row.key;

const states = [
  ...(['draft', 'ordered', 'partially_received', 'received'] as const),
  ...(['closed_short', 'invoiced', 'paid', 'cancelled'] as const),
];
const isEnded = (state: PurchaseStatus | undefined) => state === 'paid' || state === 'cancelled';

interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  state?: PurchaseStatus;
  supplier?: number;
  from?: string;
  to?: string;
}

/** The live list of purchases that are not at their end, the latest first; and pages of any, by state and days. */
export function PurchaseBoard() {
  const { t } = useTranslation(['purchase', 'enums']);
  const navigate = useNavigate();
  const topic = useTopic(purchasesOpen, { unfinished: 'yes' });
  const [{ search = '', page = 1, state, supplier: supplierId, from, to }, change] = useListSearch<Search>();
  const isLive = !isEnded(state) && !from && !to;
  const past = useList(
    purchaseList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: state, supplierId, date_from: from, date_to: to },
    },
    { enabled: !isLive },
  );
  const text = search.trim().toLowerCase();
  const rows = useMemo(
    () =>
      topic.rows
        .filter(row => !state || row.status === state)
        .filter(row => !supplierId || row.supplierId === supplierId)
        .filter(row => [row.number, row.supplierName, row.storeName].join(' ').toLowerCase().includes(text))
        .toSorted((a, b) => b.id - a.id),
    [topic.rows, text, state, supplierId],
  );
  const held = useHeldOrder(rows, keyOf, `${text} ${state} ${supplierId}`);
  const open = ({ id }: PurchaseRow) => void navigate({ to: '/manage/inventory/purchase/$id', params: { id } });
  const columns = useColumns();
  const isFiltered = Boolean(text || state || supplierId || from || to);
  return (
    <BoardPage
      count={topic.rows.length}
      loading={isLive ? topic.loading : past.loading}
      columns={columns.length}
      held={held}
      tools={<Tools live={isLive ? <Freshness topicKey={topic.topicKey} status={topic.status} /> : null} />}
    >
      <DataTable
        label={t('purchase:title')}
        className="rounded-lg"
        columns={columns}
        rows={isLive ? held.rows : past.rows}
        rowKey={keyOf}
        flashOn={row => row.position}
        onOpen={open}
        empty={
          <EmptyState icon={ShoppingCart} title={isFiltered ? t('purchase:noMatch') : t('purchase:emptyTitle')}>
            {isFiltered ? t('purchase:noMatchHint') : t('purchase:emptyHint')}
          </EmptyState>
        }
      />
      {!isLive && <Pagination page={past.page} limit={50} total={past.total} onPage={next => change({ page: next })} />}
    </BoardPage>
  );
}

function Tools({ live }: { live: React.ReactNode }) {
  const { t } = useTranslation(['purchase', 'enums']);
  const can = useCan();
  const navigate = useNavigate();
  const [{ search = '', state, supplier: supplierId }, change] = useListSearch<Search>();
  return (
    <>
      <SearchBox
        label={t('purchase:search')}
        className="w-52"
        value={search}
        onChange={next => change({ search: next || undefined })}
      />
      <Select
        aria-label={t('purchase:column.status')}
        className="w-40"
        value={state ?? 'open'}
        onValueChange={next => change({ state: next === 'open' ? undefined : next })}
        options={[
          { value: 'open' as const, label: t('purchase:stillOpen') },
          ...states.map(value => ({ value, label: t(`enums:purchaseStatus.${value}`) })),
        ]}
      />
      <div className="w-48">
        <ItemSelector
          of={supplier}
          clearable
          aria-label={t('purchase:supplier')}
          placeholder={t('purchase:allSuppliers')}
          value={supplierId ?? null}
          onChange={id => change({ supplier: id ?? undefined })}
        />
      </div>
      <DaysFilter />
      <span className="ml-auto flex items-center gap-3">
        {live}
        {can('inventory.purchase:edit') && (
          <Button variant="primary" onClick={() => void navigate({ to: '/manage/inventory/purchase/add' })}>
            <Plus aria-hidden />
            {t('purchase:add')}
          </Button>
        )}
      </span>
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('purchase');
  return [
    {
      id: 'who',
      header: t('column.who'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => (
        <Subject name={row.supplierName}>
          <span className="text-xs text-muted-foreground">{row.number ?? t('noNumber')}</span>
        </Subject>
      ),
    },
    { id: 'items', header: t('column.items'), cell: row => t('itemCount', { count: row.lines.length }) },
    {
      id: 'date',
      header: t('column.date'),
      className: NARROWER.first,
      cell: row => formatDate(row.orderedOn ?? row.date),
    },
    {
      id: 'due',
      header: t('column.due'),
      className: NARROWER.first,
      cell: row => (row.invoice ? formatDate(row.invoice.dueOn) : NONE),
    },
    { id: 'amount', header: t('column.amount'), align: 'right', cell: row => formatRupiah(row.amount) },
    { id: 'status', header: t('column.status'), card: 'state', cell: row => <PurchaseChip status={row.status} /> },
  ];
}

import type { TopicRow } from '@alur/contracts/kernel/topic';
import { purchaseList, purchasesOpen, type PurchaseStatus } from '@alur/contracts/purchase/rows';
import { useNavigate } from '@tanstack/react-router';
import { Plus, ShoppingCart } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { OpenList } from '@/live/open-list';
import { useTopic } from '@/live/use-topic';
import { supplier } from '@/selectors/global/stock';
import { ItemSelector } from '@/selectors/item-selector';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { formatDate, formatRupiah } from '@/ui/format';
import { Select } from '@/ui/select';
import { Subject } from '@/ui/subject';
import { PurchaseChip } from './purchase-chip';

type Row = TopicRow<typeof purchasesOpen>;
const textsOf = (row: Row) => [row.number, row.supplierName, row.storeName];

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
  const { t } = useTranslation('purchase');
  const navigate = useNavigate();
  const topic = useTopic(purchasesOpen, { unfinished: 'yes' });
  const [{ search = '', page = 1, state, supplier: supplierId, from, to }] = useListSearch<Search>();
  const isLive = !isEnded(state) && !from && !to;
  const past = useList(
    purchaseList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: state, supplierId, date_from: from, date_to: to },
    },
    { enabled: !isLive },
  );
  const rows = useMemo(
    () => topic.rows.filter(row => (!state || row.status === state) && (!supplierId || row.supplierId === supplierId)),
    [topic.rows, state, supplierId],
  );
  return (
    <OpenList<Row>
      {...{ topic, rows, textsOf }}
      past={isLive ? null : past}
      filters={[state, supplierId]}
      columns={useColumns()}
      onOpen={({ id }) => void navigate({ to: '/manage/inventory/purchase/$id', params: { id } })}
      tools={<Filters />}
      action={<Add />}
      icon={ShoppingCart}
      words={{
        ...{ title: t('title'), search: t('search'), noMatch: t('noMatch'), noMatchHint: t('noMatchHint') },
        ...{ emptyTitle: t('emptyTitle'), emptyHint: t('emptyHint') },
      }}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['purchase', 'enums']);
  const [{ state, supplier: supplierId }, change] = useListSearch<Search>();
  return (
    <>
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
    </>
  );
}

function Add() {
  const { t } = useTranslation('purchase');
  const can = useCan();
  const navigate = useNavigate();
  if (!can('inventory.purchase:edit')) return null;
  return (
    <Button variant="primary" onClick={() => void navigate({ to: '/manage/inventory/purchase/add' })}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
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

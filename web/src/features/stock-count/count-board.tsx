import { store } from '@alur/contracts/catalogue/store';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { stockCountList, stockCountsOpen, StockCountStatus } from '@alur/contracts/stock-count/rows';
import { useNavigate } from '@tanstack/react-router';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { OpenList } from '@/live/open-list';
import { useItemsInUse } from '@/live/use-items-in-use';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { formatDate } from '@/ui/format';
import { Select } from '@/ui/select';
import { Subject } from '@/ui/subject';
import { CountChip } from './count-chip';
import { signedRupiah, toneOf } from './signed';

type Row = TopicRow<typeof stockCountsOpen>;
const textsOf = (row: Row) => [row.number, row.storeName, row.category];
const isEnded = (status: StockCountStatus | undefined) => status === 'approved' || status === 'cancelled';
const ALL = 'all';

interface Search extends Record<string, unknown> {
  search?: string;
  page?: number;
  count?: StockCountStatus;
  store?: number;
  from?: string;
  to?: string;
}

/** The live list of counts that are not at their end, the latest first; and pages of any, by state, store and days. */
export function CountBoard() {
  const { t } = useTranslation('stock-count');
  const navigate = useNavigate();
  const topic = useTopic(stockCountsOpen, { unfinished: 'yes' });
  const [{ search = '', page = 1, count, store: storeId, from, to }] = useListSearch<Search>();
  const isLive = !isEnded(count) && !from && !to;
  const past = useList(
    stockCountList,
    {
      ...{ search, page, order_by: 'id', sort_by: 'desc' },
      ...{ status: count, storeId, date_from: from, date_to: to },
    },
    { enabled: !isLive },
  );
  const rows = useMemo(
    () => topic.rows.filter(row => (!count || row.status === count) && (!storeId || row.storeId === storeId)),
    [topic.rows, count, storeId],
  );
  return (
    <OpenList<Row>
      {...{ topic, rows, textsOf }}
      past={isLive ? null : past}
      filters={[count, storeId]}
      columns={useColumns()}
      onOpen={({ id }) => void navigate({ to: '/manage/inventory/count/$id', params: { id } })}
      tools={<Filters />}
      action={<Open />}
      icon={ClipboardCheck}
      words={{
        ...{ title: t('title'), search: t('search'), noMatch: t('noMatch'), noMatchHint: t('noMatchHint') },
        ...{ emptyTitle: t('emptyTitle'), emptyHint: t('emptyHint') },
      }}
    />
  );
}

function Filters() {
  const { t } = useTranslation(['stock-count', 'enums']);
  const [{ count, store: storeId }, change] = useListSearch<Search>();
  const stores = useItemsInUse(store).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  return (
    <>
      <Select
        aria-label={t('stock-count:column.status')}
        className="w-44"
        value={count ?? 'open'}
        onValueChange={next => change({ count: next === 'open' ? undefined : next })}
        options={[
          { value: 'open' as const, label: t('stock-count:stillOpen') },
          ...StockCountStatus.options.map(value => ({ value, label: t(`enums:stockCountStatus.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('stock-count:store')}
        className="w-44"
        value={storeId === undefined ? ALL : String(storeId)}
        onValueChange={next => change({ store: next === ALL ? undefined : Number(next) })}
        options={[
          { value: ALL, label: t('stock-count:allStores') },
          ...stores.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    </>
  );
}

/** Opening asks what is in the store, which only those see who see the stock. */
function Open() {
  const { t } = useTranslation('stock-count');
  const can = useCan();
  const navigate = useNavigate();
  if (!can('inventory.count:count') || !can('inventory.item:view')) return null;
  return (
    <Button variant="primary" onClick={() => void navigate({ to: '/manage/inventory/count/add' })}>
      <Plus aria-hidden />
      {t('open')}
    </Button>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation(['stock-count', 'enums']);
  return [
    {
      id: 'what',
      header: t('stock-count:column.count'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => (
        <Subject name={row.storeName ?? t('stock-count:mainStore')}>
          <span className="text-xs text-muted-foreground">{row.number}</span>
        </Subject>
      ),
    },
    {
      id: 'scope',
      header: t('stock-count:scope'),
      className: NARROWER.first,
      cell: row => row.category ?? t(`enums:stockCountScope.${row.scope}`),
    },
    {
      id: 'items',
      header: t('stock-count:column.items'),
      cell: row => t('stock-count:extent', { items: row.items, lots: row.lots }),
    },
    { id: 'date', header: t('stock-count:column.date'), cell: row => formatDate(row.date) },
    {
      id: 'variance',
      header: t('stock-count:variance'),
      align: 'right',
      cell: row =>
        row.variance === null ? NONE : <span className={toneOf(row.variance)}>{signedRupiah(row.variance)}</span>,
    },
    { id: 'status', header: t('stock-count:column.status'), card: 'state', cell: row => <CountChip {...row} /> },
  ];
}

import { store } from '@alur/contracts/catalogue/store';
import { stockList } from '@alur/contracts/inventory/lists';
import type { StockRow } from '@alur/contracts/inventory/rows';
import { pricedOn } from '@alur/contracts/kernel/dated-price';
import { useNavigate } from '@tanstack/react-router';
import { FlaskConical, PackageSearch } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useRule } from '@/app/facilities';
import { useMainStore } from '@/app/main-store';
import { useList, useListSearch } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import { useItemsInUse } from '@/live/use-items-in-use';
import { Button } from '@/ui/button';
import { addDays } from '@/ui/add-days';
import { NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatNumber, formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { StatusFilter } from '@/ui/status-filter';
import { useSteady } from '@/ui/use-steady';
import { useDebounced } from '@/ui/use-debounced';
import { NEAR_DAYS, StockChip } from './stock-state';

const StockSheet = lazy(async () => ({ default: (await import('./stock-sheet')).StockSheet }));

/** DOMAIN 7: what expires within three months, and within six. */
const expiresWithin = { quarter: NEAR_DAYS, half: 2 * NEAR_DAYS } as const;

interface Search {
  page?: number;
  search?: string;
  below?: boolean;
  prepared?: boolean;
  expires?: keyof typeof expiresWithin;
  store?: number;
  order_by?: string;
  sort_by?: 'asc' | 'desc';
}

/** What is in stock in a store, and the way to each medicine's lots. */
export function StockScreen() {
  const { t } = useTranslation('inventory');
  const [search, setSearch] = useListSearch<Search & Record<string, unknown>>();
  const navigate = useNavigate();
  const [open, setOpen] = useState<StockRow | null>(null);
  const minimums = useRule('stock_lower_limit');
  const can = useCan();
  const main = useMainStore();
  const storeId = search.store ?? main;
  const typed = useDebounced(search.search ?? '', 200);
  const today = useToday();
  const { expires } = search;
  const sort = {
    by: search.order_by ?? (expires ? 'nearestExpiry' : 'name'),
    direction: search.sort_by ?? ('asc' as const),
  };
  const list = useList(stockList, {
    page: search.page,
    storeId: storeId ?? undefined,
    search: typed,
    belowMinimum: minimums ? search.below : undefined,
    prepared: search.prepared,
    nearestExpiry_to: expires && addDays(today, expiresWithin[expires]),
    order_by: sort.by,
    sort_by: sort.direction,
  });
  const show = useSteady((row: StockRow) => {
    if (row.prepared && can('inventory.mixed:view'))
      void navigate({ to: '/manage/inventory/mixed/$id', params: { id: row.id } });
    else setOpen(row);
  });
  const columns = useColumns(show, minimums);
  const isFiltered = Boolean(typed || search.below || search.prepared || expires);
  return (
    <>
      <ListPage
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={8}
        tools={
          <>
            <SearchBox
              label={t('search')}
              value={search.search ?? ''}
              onChange={next => setSearch({ search: next || undefined })}
              onEnter={() => list.rows[0] && show(list.rows[0])}
            />
            <StoreChoice value={storeId} onChange={id => setSearch({ store: id === main ? undefined : id })} />
            <StockFilter minimums={minimums} />
            <Button onClick={() => void navigate({ to: '/manage/inventory/recall' })}>
              <PackageSearch aria-hidden />
              {t('recall.open')}
            </Button>
            {can('inventory.mixed:edit') && (
              <Button onClick={() => void navigate({ to: '/manage/inventory/mixed/add' })}>
                <FlaskConical aria-hidden />
                {t('addPrepared')}
              </Button>
            )}
          </>
        }
        pages={
          <Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => setSearch({ page })} />
        }
      >
        <DataTable
          label={t('tab.stock')}
          className="rounded-lg"
          columns={columns}
          rows={list.rows}
          rowKey={row => String(row.id)}
          onOpen={show}
          sort={sort}
          onSort={({ by, direction }) => setSearch({ order_by: by, sort_by: direction })}
          empty={
            <EmptyState title={isFiltered ? t('noMatch') : t('emptyTitle')}>
              {isFiltered ? t('noMatchHint') : t('emptyHint')}
            </EmptyState>
          }
        />
      </ListPage>
      {open && (
        <Suspense>
          <StockSheet key={`${open.storeId}_${open.id}`} medicine={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What is low where the facility has minimums, what expires soon, and what it makes itself. */
function StockFilter({ minimums }: { minimums: boolean }) {
  const { t } = useTranslation('inventory');
  const [search, change] = useListSearch<Search & Record<string, unknown>>();
  const isLow = minimums && search.below === true;
  return (
    <StatusFilter
      label={t('filter')}
      value={search.prepared ? 'prepared' : isLow ? 'below' : (search.expires ?? 'all')}
      onChange={next =>
        change({
          below: next === 'below' || undefined,
          prepared: next === 'prepared' || undefined,
          expires: next === 'quarter' || next === 'half' ? next : undefined,
        })
      }
      options={[
        { value: 'all', label: t('all') },
        ...(minimums ? [{ value: 'below' as const, label: t('below') }] : []),
        { value: 'quarter', label: t('expiresInQuarter') },
        { value: 'half', label: t('expiresInHalf') },
        { value: 'prepared', label: t('prepared') },
      ]}
      className="flex-1 max-sm:min-w-full sm:min-w-[30rem]"
    />
  );
}

/** Chooses the store; hidden where there is only one. */
function StoreChoice({ value, onChange }: { value: number | null; onChange: (id: number) => void }) {
  const { t } = useTranslation('inventory');
  const stores = useItemsInUse(store).toSorted((a, b) => a.name.localeCompare(b.name, 'id'));
  if (stores.length < 2) return null;
  return (
    <Select
      aria-label={t('store')}
      value={value === null ? null : String(value)}
      onValueChange={id => onChange(Number(id))}
      options={stores.map(({ id, name }) => ({ value: String(id), label: name }))}
      className="w-56"
    />
  );
}

function useColumns(open: (row: StockRow) => void, minimums: boolean): Column<StockRow>[] {
  const { t } = useTranslation('inventory');
  const today = useToday();
  return useMemo(() => {
    const priceOf = (row: StockRow) => pricedOn(row, row.prices, today).price;
    return [
      {
        id: 'name',
        card: 'subject',
        header: t('column.name'),
        cell: row => (
          <span className="flex items-center gap-2">
            <span className="font-medium whitespace-nowrap">{row.name}</span>
            {row.prepared && <Badge tone="info">{t('prepared')}</Badge>}
          </span>
        ),
        sortBy: row => row.name,
      },
      {
        id: 'onHand',
        header: t('column.onHand'),
        width: 84,
        align: 'right',
        cell: row => formatNumber(row.onHand, 3),
        sortBy: row => row.onHand,
      },
      {
        id: 'reserved',
        header: t('column.reserved'),
        width: 84,
        align: 'right',
        cell: row => (row.reserved ? formatNumber(row.reserved, 3) : '–'),
      },
      {
        id: 'available',
        header: t('column.available'),
        width: 124,
        align: 'right',
        cell: row => (
          <span className="font-medium whitespace-nowrap">
            {formatNumber(row.available, 3)} {row.baseUnit}
          </span>
        ),
        sortBy: row => row.available,
      },
      ...(minimums
        ? [
            {
              id: 'minimum',
              header: t('column.minimum'),
              width: 96,
              align: 'right' as const,
              cell: (row: StockRow) => (row.minimumStock === null ? '–' : formatNumber(row.minimumStock)),
            },
          ]
        : []),
      {
        id: 'nearestExpiry',
        header: t('column.expiry'),
        width: 132,
        cell: row =>
          row.nearestExpiry ? <span className="whitespace-nowrap">{formatDate(row.nearestExpiry)}</span> : '–',
        sortBy: row => row.nearestExpiry,
      },
      {
        id: 'price',
        header: t('column.price'),
        width: 104,
        align: 'right',
        className: NARROWER.second,
        cell: row => <span className="whitespace-nowrap">{formatRupiah(priceOf(row))}</span>,
        sortBy: priceOf,
      },
      {
        id: 'status',
        card: 'state',
        header: t('column.status'),
        width: 156,
        cell: row => <StockChip row={row} today={today} />,
      },
      {
        id: 'action',
        card: 'action',
        header: t('column.action'),
        width: 92,
        cell: row => (
          <Button size="sm" onClick={() => open(row)}>
            {t('detail')}
          </Button>
        ),
      },
    ];
  }, [t, today, open, minimums]);
}

import type { MerchantCategory, MerchantStatus } from '@alur/contracts/merchant/features';
import { MerchantCategory as Categories } from '@alur/contracts/merchant/features';
import { merchantList } from '@alur/contracts/merchant/lists';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import type { FacilityFiguresRow } from '@alur/contracts/merchant/topics';
import { Hospital, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelCan } from '@/access/use-channel-can';
import { useList, useListSearch } from '@/api/use-list';
import { useNow } from '@/live/clock';
import { Freshness } from '@/live/freshness';
import { Button } from '@/ui/button';
import { NARROWER, NONE } from '@/ui/column';
import { DataTable, type Column } from '@/ui/data-table';
import { formatDate, formatNumber } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { PageHead } from '@/ui/page-head';
import { Pagination } from '@/ui/pagination';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { FacilityState } from './facility-state';
import { silentDays } from './silence';
import { useLiveFacilities } from './use-live-facilities';

export interface MerchantSearch extends Record<string, unknown> {
  page?: number;
  search?: string;
  category?: MerchantCategory;
  status?: MerchantStatus;
}

/** The operator's facilities. */
export function MerchantList({ onOpen, onAdd }: { onOpen: (id: number) => void; onAdd: () => void }) {
  const { t } = useTranslation(['merchant', 'enums', 'ui']);
  const can = useChannelCan();
  const [search, change] = useListSearch<MerchantSearch>();
  const list = useList(merchantList, search);
  const live = useLiveFacilities();
  const columns = useColumns(live.figures);
  const filtered = !!search.search || !!search.category || !!search.status;
  const add = can('channel.merchants:create') && (
    <Button variant="primary" onClick={onAdd}>
      <Plus aria-hidden />
      {t('merchant:add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('merchant:title')}
        meta={live.status !== 'refused' && <Freshness topicKey={live.topicKey} status={live.status} />}
        actions={add}
      />
      <ListPage
        tools={
          <>
            <SearchBox
              label={t('merchant:search')}
              value={search.search ?? ''}
              onChange={text => change({ search: text })}
              onEnter={() => list.rows[0] && onOpen(list.rows[0].id)}
            />
            <Select
              className="w-44"
              aria-label={t('merchant:field.category')}
              value={search.category ?? 'all'}
              onValueChange={value => change({ category: value === 'all' ? undefined : value })}
              options={[
                { value: 'all' as const, label: t('merchant:everyCategory') },
                ...Categories.options.map(value => ({ value, label: t(`enums:merchantCategory.${value}`) })),
              ]}
            />
            <Select
              className="w-40"
              aria-label={t('merchant:field.status')}
              value={search.status ?? 'all'}
              onValueChange={value => change({ status: value === 'all' ? undefined : value })}
              options={[
                { value: 'all' as const, label: t('merchant:everyStatus') },
                { value: 'active' as const, label: t('merchant:status.active') },
                { value: 'suspended' as const, label: t('merchant:status.suspended') },
              ]}
            />
          </>
        }
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={6}
        pages={<Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />}
      >
        <DataTable
          label={t('merchant:title')}
          className="rounded-lg"
          columns={columns}
          rows={list.rows}
          rowKey={row => String(row.id)}
          onOpen={row => onOpen(row.id)}
          empty={
            filtered ? (
              <EmptyState title={t('merchant:noMatch')}>{t('merchant:noMatchHint')}</EmptyState>
            ) : (
              <EmptyState icon={Hospital} title={t('merchant:empty')} action={add}>
                {t('merchant:emptyHint')}
              </EmptyState>
            )
          }
        />
      </ListPage>
    </>
  );
}

function useColumns(figures: ReadonlyMap<number, FacilityFiguresRow>): Column<MerchantRow>[] {
  const { t } = useTranslation(['merchant', 'shell', 'enums']);
  const now = useNow(60_000);
  return useMemo(
    (): Column<MerchantRow>[] => [
      { id: 'name', card: 'subject', header: t('merchant:field.name'), cell: row => <Subject name={row.name} /> },
      {
        id: 'category',
        header: t('merchant:field.category'),
        width: 150,
        cell: row => t(`enums:merchantCategory.${row.category}`),
      },
      {
        id: 'licence',
        header: t('merchant:field.licenceNumber'),
        width: 160,
        className: NARROWER.second,
        cell: row => row.licenceNumber || NONE,
      },
      {
        id: 'city',
        header: t('merchant:field.city'),
        width: 180,
        className: NARROWER.first,
        cell: row => row.city?.name ?? NONE,
      },
      {
        id: 'bpjs',
        header: t('shell:merchants.bpjs'),
        width: 80,
        cell: row => (row.isBpjs ? t('merchant:yes') : NONE),
      },
      {
        id: 'visits',
        header: t('merchant:figure.visits'),
        width: 130,
        align: 'right',
        className: NARROWER.second,
        cell: row => {
          const visits = figures.get(row.id)?.visits;
          return visits === undefined ? NONE : formatNumber(visits);
        },
      },
      {
        id: 'since',
        header: t('merchant:since'),
        width: 120,
        className: NARROWER.second,
        cell: row => formatDate(row.createdAt),
      },
      {
        id: 'status',
        card: 'state',
        header: t('merchant:field.status'),
        width: 200,
        cell: row => {
          const live = figures.get(row.id);
          return <FacilityState status={live?.status ?? row.status} silent={live ? silentDays(live, now) : null} />;
        },
      },
    ],
    [t, figures, now],
  );
}

import { radiologyOrders, type RadiologyOrderRow, type RadiologyStatus } from '@alur/contracts/radiology/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate, formatTime } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { CitoChip, OrderStatusChip } from './order-looks';

const past = ['done', 'cancelled', 'not_done'] satisfies RadiologyStatus[];

/** Orders that have ended, the latest first. */
export function RadiologyHistory({ onOpen }: { onOpen: (order: RadiologyOrderRow) => void }) {
  const { t } = useTranslation(['radiology', 'enums']);
  const [{ search = '', page = 1, radiologyStatus = 'done', from, to }, change] = useListSearch<{
    search?: string;
    page?: number;
    radiologyStatus?: (typeof past)[number];
    from?: string;
    to?: string;
  }>();
  const columns = useColumns();
  const list = useList(radiologyOrders, {
    ...{ search, page, status: radiologyStatus, date_from: from, date_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={5}
      tools={
        <>
          <SearchBox
            label={t('radiology:searchHistory')}
            value={search}
            onChange={next => change({ search: next || undefined, page: undefined })}
          />
          <StatusFilter
            label={t('radiology:status')}
            value={radiologyStatus}
            onChange={next => change({ radiologyStatus: next === 'done' ? undefined : next, page: undefined })}
            options={past.map(value => ({ value, label: t(`enums:radiologyStatus.${value}`) }))}
          />
          <DaysFilter />
        </>
      }
      pages={<Pagination page={page} limit={50} total={list.total} onPage={next => change({ page: next })} />}
    >
      <DataTable
        label={t('radiology:tabs.history')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('radiology:emptyHistory')} />}
        columns={columns}
      />
    </ListPage>
  );
}

function useColumns(): Column<RadiologyOrderRow>[] {
  const { t } = useTranslation(['radiology', 'enums']);
  return [
    {
      id: 'patient',
      card: 'subject',
      header: t('radiology:patient'),
      className: GIVES_WAY,
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'examinations',
      header: t('radiology:examinations'),
      cell: row => (
        <span className="block max-w-72 truncate">{row.lines.map(({ examination }) => examination).join(', ')}</span>
      ),
    },
    {
      id: 'unit',
      header: t('radiology:from'),
      className: NARROWER.first,
      cell: row => `${row.unitName} · ${row.requester}`,
    },
    {
      id: 'date',
      header: t('radiology:orderedAt'),
      className: 'whitespace-nowrap',
      cell: row => `${formatDate(row.date)} ${formatTime(row.orderedAt)}`,
    },
    {
      id: 'status',
      card: 'state',
      header: t('radiology:status'),
      cell: row => (
        <span className="flex gap-1">
          <CitoChip order={row} />
          <OrderStatusChip order={row} />
        </span>
      ),
    },
  ];
}

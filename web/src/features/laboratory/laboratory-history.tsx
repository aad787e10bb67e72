import { laboratoryOrders, LaboratoryStatus, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
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

const past = ['done', 'cancelled', 'not_done'] satisfies LaboratoryStatus[];

/** Orders that have ended, the latest first. */
export function LaboratoryHistory({ onOpen }: { onOpen: (order: LaboratoryOrderRow) => void }) {
  const { t } = useTranslation(['laboratory', 'enums']);
  const [{ search = '', page = 1, labStatus = 'done', from, to }, change] = useListSearch<{
    search?: string;
    page?: number;
    labStatus?: (typeof past)[number];
    from?: string;
    to?: string;
  }>();
  const columns = useColumns();
  const list = useList(laboratoryOrders, {
    ...{ search, page, status: labStatus, date_from: from, date_to: to },
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
            label={t('laboratory:searchHistory')}
            value={search}
            onChange={next => change({ search: next || undefined, page: undefined })}
          />
          <StatusFilter
            label={t('laboratory:status')}
            value={labStatus}
            onChange={next => change({ labStatus: next === 'done' ? undefined : next, page: undefined })}
            options={past.map(value => ({ value, label: t(`enums:laboratoryStatus.${value}`) }))}
          />
          <DaysFilter />
        </>
      }
      pages={<Pagination page={page} limit={50} total={list.total} onPage={next => change({ page: next })} />}
    >
      <DataTable
        label={t('laboratory:tabs.history')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('laboratory:emptyHistory')} />}
        columns={columns}
      />
    </ListPage>
  );
}

function useColumns(): Column<LaboratoryOrderRow>[] {
  const { t } = useTranslation(['laboratory', 'enums']);
  return [
    {
      id: 'patient',
      card: 'subject',
      header: t('laboratory:patient'),
      className: GIVES_WAY,
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'items',
      header: t('laboratory:items'),
      cell: row => <span className="block max-w-72 truncate">{row.items.join(', ')}</span>,
    },
    {
      id: 'unit',
      header: t('laboratory:from'),
      className: NARROWER.first,
      cell: row => `${row.unitName} · ${row.requester}`,
    },
    {
      id: 'date',
      header: t('laboratory:orderedAt'),
      className: 'whitespace-nowrap',
      cell: row => `${formatDate(row.date)} ${formatTime(row.orderedAt)}`,
    },
    {
      id: 'status',
      card: 'state',
      header: t('laboratory:status'),
      cell: row => (
        <span className="flex gap-1">
          <CitoChip order={row} />
          <OrderStatusChip order={row} />
        </span>
      ),
    },
  ];
}

import type { SurgeryStatus } from '@alur/contracts/surgery/enums';
import { surgeryList, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { DaysFilter } from '@/live/period';
import { doctor as doctors } from '@/selectors/global/staff';
import { StaffIdSelector } from '@/selectors/staff-selector';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDate } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { SurgeryStatusChip } from './looks';

const past = ['finish', 'cancelled', 'not_done'] satisfies SurgeryStatus[];

type Search = Partial<{
  search: string;
  page: number;
  ended: (typeof past)[number];
  doctor: number;
  from: string;
  to: string;
}>;

/** Operations that have ended, the latest first. */
export function SurgeryHistory({ onOpen }: { onOpen: (row: SurgeryRow) => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const [{ search = '', page = 1, ended = 'finish', doctor, from, to }, change] = useListSearch<Search>();
  const columns = useColumns();
  const list = useList(surgeryList, {
    ...{ search, page, status: ended, doctorId: doctor, listDate_from: from, listDate_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <ListPage
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      columns={columns.length}
      tools={
        <>
          <SearchBox
            label={t('surgery:board.search')}
            value={search}
            onChange={next => change({ search: next || undefined, page: undefined })}
          />
          <StatusFilter
            label={t('surgery:board.filter')}
            value={ended}
            onChange={next => change({ ended: next === 'finish' ? undefined : next, page: undefined })}
            options={past.map(value => ({ value, label: t(`enums:surgeryStatus.${value}`) }))}
          />
          <div className="w-52">
            <StaffIdSelector
              aria-label={t('surgery:board.doctor')}
              placeholder={t('surgery:board.allDoctors')}
              of={doctors}
              value={doctor ?? null}
              onChange={next => change({ doctor: next ?? undefined, page: undefined })}
            />
          </div>
          <DaysFilter />
        </>
      }
      pages={<Pagination page={page} limit={50} total={list.total} onPage={next => change({ page: next })} />}
    >
      <DataTable
        label={t('surgery:tabs.report')}
        className="rounded-lg"
        rows={list.rows}
        rowKey={row => String(row.id)}
        onOpen={onOpen}
        empty={<EmptyState title={t('surgery:board.emptyHistory')} />}
        columns={columns}
      />
    </ListPage>
  );
}

function useColumns(): Column<SurgeryRow>[] {
  const { t } = useTranslation('surgery');
  return [
    {
      id: 'patient',
      card: 'subject',
      header: t('board.patient'),
      className: GIVES_WAY,
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'operation',
      header: t('board.operation'),
      cell: row => <span className="block max-w-72 truncate">{row.name}</span>,
    },
    { id: 'doctor', header: t('board.operator'), className: NARROWER.first, cell: row => row.doctorName ?? '–' },
    { id: 'theatre', header: t('board.theatre'), className: NARROWER.second, cell: row => row.theatreName ?? '–' },
    { id: 'date', header: t('board.date'), className: 'whitespace-nowrap', cell: row => formatDate(row.listDate) },
    {
      id: 'payment',
      header: t('board.payment'),
      className: NARROWER.second,
      cell: row => <TransactionStatusChip status={row.transactionStatus} />,
    },
    { id: 'status', card: 'state', header: t('board.status'), cell: row => <SurgeryStatusChip status={row.status} /> },
  ];
}

import type { SurgeryStatus } from '@alur/contracts/surgery/enums';
import { surgeryList, type SurgeryRow } from '@alur/contracts/surgery/rows';
import { useTranslation } from 'react-i18next';
import { useList, useListSearch } from '@/api/use-list';
import { PagedOrders } from '@/orders/paged-orders';
import { SourceFilter, type SourceSearch } from '@/orders/source-filter';
import { patient } from '@/orders/worklist-columns';
import { doctor as doctors } from '@/selectors/global/staff';
import { StaffIdSelector } from '@/selectors/staff-selector';
import { NARROWER, type Column } from '@/ui/column';
import { formatDate } from '@/ui/format';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { SurgeryStatusChip } from './looks';

const past = ['finish', 'cancelled', 'not_done'] satisfies SurgeryStatus[];

type Search = SourceSearch &
  Partial<{
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
  const [{ search, page, ended = 'finish', doctor, source, from, to }, change] = useListSearch<Search>();
  const columns = useColumns();
  const list = useList(surgeryList, {
    ...{ search, page, status: ended, doctorId: doctor, unitSource: source, listDate_from: from, listDate_to: to },
    ...{ order_by: 'id', sort_by: 'desc' },
  });
  return (
    <PagedOrders
      {...{ list, columns, onOpen }}
      status={{
        value: ended,
        onChange: next => change({ ended: next === 'finish' ? undefined : next }),
        options: past.map(value => ({ value, label: t(`enums:surgeryStatus.${value}`) })),
      }}
      tool={
        <>
          <div className="w-52">
            <StaffIdSelector
              aria-label={t('surgery:board.doctor')}
              placeholder={t('surgery:board.allDoctors')}
              of={doctors}
              value={doctor ?? null}
              onChange={next => change({ doctor: next ?? undefined })}
            />
          </div>
          <SourceFilter />
        </>
      }
      words={{
        ...{ search: t('surgery:board.search'), status: t('surgery:board.filter') },
        ...{ title: t('surgery:tabs.report'), empty: t('surgery:board.emptyHistory') },
      }}
    />
  );
}

function useColumns(): Column<SurgeryRow>[] {
  const { t } = useTranslation('surgery');
  return [
    patient(t('board.patient')),
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

import type { TopicRow } from '@alur/contracts/kernel/topic';
import { transactions } from '@alur/contracts/transaction/lists';
import { transactionList, transactionUnfinished } from '@alur/contracts/transaction/topics';
import { ReceiptText } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LiveList } from '@/live/live-list';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { formatRupiah } from '@/ui/format';
import { DayMark } from '@/ui/day-mark';
import { HeldChip } from '@/ui/held-chip';
import { orErased } from '@/ui/or-erased';
import { Subject } from '@/ui/subject';
import { SubmissionChip } from '@/ui/submission-chip';
import { buyerName } from './buyer-name';
import { cashierOrder, cashierStatuses, countByStatus, matches } from './cashier-order';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';
import { useSteady } from '@/ui/use-steady';
import { PharmacyChip } from './pharmacy-chip';

type Row = TopicRow<typeof transactionList>;

/** The cashier's live day: first what earlier days left open, then bills that wait for payment. */
export function CashierBoard({
  onOpen,
  open,
  detail,
}: {
  onOpen: (id: number) => void;
  /** The bill that is open beside the list of a wide window. */
  open?: number;
  detail?: ReactNode;
}) {
  const { t } = useTranslation(['transaction', 'enums']);
  const date = useToday();
  const list = useTopic(transactionList, { date });
  const earlier = useEarlier(transactionUnfinished);
  const all = useMemo(() => [...cashierOrder(earlier), ...cashierOrder(list.rows)], [earlier, list.rows]);
  const counts = useMemo(() => countByStatus(all), [all]);
  const isSent = all.some(({ satusehatStatus }) => satusehatStatus !== null);
  const columns = useColumns(useSteady(onOpen), isSent);
  const words = {
    title: t('title'),
    search: t('search'),
    filter: t('filter'),
    emptyTitle: t('emptyTitle'),
    emptyHint: t('emptyHint'),
    noMatch: t('noMatch'),
    noMatchHint: t('noMatchHint'),
  };
  return (
    <LiveList
      topic={list}
      rows={all}
      list={transactions}
      waiting={counts.ONGOING}
      detail={detail}
      chosen={row => row.id === open}
      statuses={(['ALL', ...cashierStatuses] as const).map(value => ({
        value,
        label: value === 'ALL' ? t('all') : t(`enums:transactionStatus.${value}`),
        count: counts[value],
      }))}
      matches={matches}
      columns={columns}
      onOpen={row => onOpen(row.id)}
      words={words}
      icon={ReceiptText}
    />
  );
}

/** The doctor; before one is known, the kind of service. */
function Service({ row }: { row: Row }) {
  const { t } = useTranslation('transaction');
  return <span className="block max-w-44 truncate">{row.doctorName ?? t(`service.${row.serviceType}`)}</span>;
}

const sending = (header: string): Column<Row> => ({
  ...{ id: 'satusehat', header, width: 132, className: NARROWER.first },
  cell: row => (row.satusehatStatus ? <SubmissionChip status={row.satusehatStatus} /> : NONE),
});

/** `isSent`: something is asked of the national health record; where it is off, no bill has such a status. */
function useColumns(onOpen: (id: number) => void, isSent: boolean): Column<Row>[] {
  const { t } = useTranslation(['transaction', 'enums']);
  const mayPay = useCan()('cashier:pay');
  return useMemo(
    () => [
      {
        id: 'ref',
        header: t('column.ref'),
        width: 132,
        className: NARROWER.second,
        cell: row => <span className="whitespace-nowrap">{row.refNumber}</span>,
      },
      {
        id: 'patient',
        header: t('column.patient'),
        className: GIVES_WAY,
        card: 'subject',
        cell: row => (
          <Subject name={buyerName(row)}>
            <span className="text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
            <DayMark date={row.date} />
            <HeldChip marks={row.held} />
          </Subject>
        ),
      },
      {
        id: 'service',
        header: t('column.service'),
        className: NARROWER.first,
        cell: row => <Service row={row} />,
      },
      {
        ...{ id: 'payer', header: t('column.payer'), width: 84 },
        cell: row => <span className="whitespace-nowrap">{t(`payer.${row.payer}`)}</span>,
      },
      {
        id: 'pharmacy',
        header: t('column.pharmacy'),
        width: 164,
        className: NARROWER.second,
        cell: row => (row.pharmacyStatus ? <PharmacyChip status={row.pharmacyStatus} /> : NONE),
      },
      ...(isSent ? [sending(t('column.satusehat'))] : []),
      {
        id: 'total',
        header: t('column.total'),
        width: 116,
        align: 'right',
        cell: row => (
          <span className="block leading-tight whitespace-nowrap">
            {formatRupiah(row.total)}
            {row.paid > 0 && row.remaining > 0 && (
              <span className="block text-xs text-muted-foreground @7xl:hidden">
                {t('column.remaining')} {formatRupiah(row.remaining)}
              </span>
            )}
          </span>
        ),
        sortBy: row => row.total,
      },
      {
        id: 'remaining',
        header: t('column.remaining'),
        width: 116,
        align: 'right',
        className: NARROWER.first,
        cell: row => (
          <span className={row.remaining > 0 ? 'font-medium whitespace-nowrap' : 'text-muted-foreground'}>
            {row.remaining > 0 ? formatRupiah(row.remaining) : '–'}
          </span>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        card: 'state',
        width: 172,
        cell: row => <TransactionStatusChip status={row.status} />,
      },
      {
        id: 'action',
        header: t('column.action'),
        card: 'action',
        width: 92,
        cell: row =>
          row.status === 'ONGOING' && mayPay ? (
            <Button size="sm" variant="primary" onClick={() => onOpen(row.id)}>
              {t('pay')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onOpen(row.id)}>
              {t('open')}
            </Button>
          ),
      },
    ],
    [t, onOpen, mayPay, isSent],
  );
}

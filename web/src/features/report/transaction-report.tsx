import { PaymentMethod, TransactionStatus } from '@alur/contracts/transaction/enums';
import { transactions } from '@alur/contracts/transaction/lists';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { FileSpreadsheet, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { allRows } from '@/api/all-rows';
import { useList, useListSearch } from '@/api/use-list';
import { useToday } from '@/live/use-today';
import { useSheetOf } from '@/sheets/use-sheet-of';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { DateRange } from '@/ui/date-range';
import { formatDate, formatRupiah } from '@/ui/format';
import { ListPage } from '@/ui/list-page';
import { Pagination } from '@/ui/pagination';
import { PatientSubject } from '@/ui/patient-subject';
import { EmptyState } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { SubmissionChip } from '@/ui/submission-chip';
import { TransactionStatusChip } from '@/ui/transaction-status-chip';

interface ReportSearch extends Record<string, unknown> {
  from?: string;
  to?: string;
  status?: TransactionStatus;
  /** Selects by the day of payment instead of the day of service. */
  by?: 'paid';
  page?: number;
}

const PAGE = 50;
const ALL = 'ALL';
const NO_WRAP = 'whitespace-nowrap';

/** SPEC 2, Reports: the bills of some days by their day of service or payment, with an export of all of them. */
export function TransactionReport() {
  const { t } = useTranslation(['report', 'enums']);
  const today = useToday();
  const [{ from = `${today.slice(0, 7)}-01`, to = today, status, by, page = 1 }, change] =
    useListSearch<ReportSearch>();
  const asked = {
    ...(by === 'paid'
      ? { paidDate_from: from, paidDate_to: to, order_by: 'paidDate' }
      : { date_from: from, date_to: to, order_by: 'date' }),
    ...(status && { status }),
  };
  const list = useList(transactions, { ...asked, page, sort_by: 'desc' });
  const columns = useColumns();
  const paymentText = usePaymentText();
  const sheet = useSheetOf<TransactionRow>(
    t('report:sheet', { from, to }),
    [
      { title: t('report:ref'), of: row => row.refNumber },
      { title: t('report:date'), of: row => row.date },
      { title: t('report:recordNumber'), of: row => row.recordNumber },
      { title: t('report:patient'), of: row => row.patientName },
      { title: t('report:kind'), of: row => t(`report:service.${row.serviceType}`) },
      { title: t('report:total'), of: row => row.total },
      { title: t('report:discount'), of: row => row.discount },
      { title: t('report:paid'), of: row => row.paid },
      { title: t('report:borne'), of: row => row.receivable },
      { title: t('report:payment'), of: paymentText },
      {
        title: t('report:prescription'),
        of: row => (row.pharmacyStatus ? t(`report:pharmacyStatus.${row.pharmacyStatus}`) : ''),
      },
      {
        title: t('report:satusehat'),
        of: row => t(`enums:satusehatStatus.${row.satusehatStatus ?? 'unsent'}`),
      },
      { title: t('report:status'), of: row => t(`enums:transactionStatus.${row.status}`) },
    ],
    { rows: () => allRows(transactions, asked), said: t('report:downloaded') },
  );
  return (
    <div className="fills flex flex-col gap-3">
      <ListPage
        loading={list.loading}
        error={list.error}
        onRetry={list.retry}
        columns={6}
        tools={
          <>
            <DateRange
              {...{ from, to }}
              max={today}
              labels={{ from: t('report:from'), to: t('report:to') }}
              onChange={next => change({ ...next })}
            />
            <StatusFilter
              label={t('report:byDay.label')}
              value={by ?? 'service'}
              onChange={next => change({ by: next === 'paid' ? next : undefined })}
              options={[
                { value: 'service', label: t('report:byDay.service') },
                { value: 'paid', label: t('report:byDay.paid') },
              ]}
            />
            <StatusFilter
              label={t('report:status')}
              value={status ?? ALL}
              onChange={next => change({ status: next === ALL ? undefined : next })}
              options={[
                { value: ALL, label: t('report:allStatuses') },
                ...TransactionStatus.options.map(value => ({ value, label: t(`enums:transactionStatus.${value}`) })),
              ]}
            />
            <span className="flex-1" />
            <Button pending={sheet.pending} onClick={sheet.save}>
              <FileSpreadsheet aria-hidden />
              {t('report:save')}
            </Button>
          </>
        }
        pages={<Pagination page={list.page} limit={PAGE} total={list.total} onPage={next => change({ page: next })} />}
      >
        <DataTable
          label={t('report:transactionReport')}
          className="rounded-lg"
          rows={list.rows}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={ReceiptText} title={t('report:noTransactions')} />}
          columns={columns}
        />
      </ListPage>
    </div>
  );
}

/** How it was paid, in words; empty while nothing is. */
function usePaymentText(): (row: TransactionRow) => string {
  const { t } = useTranslation(['report', 'enums']);
  return ({ paymentType: type }) => {
    if (type === null) return '';
    if (type === 'split' || type === 'deposit') return t(`report:paymentType.${type}`);
    const method = [...PaymentMethod.options, 'insurance' as const].find(one => one === type);
    return method ? t(`enums:paymentMethod.${method}`) : type;
  };
}

function useColumns(): Column<TransactionRow>[] {
  const { t } = useTranslation(['report', 'enums']);
  const paymentText = usePaymentText();
  const money = (id: 'total' | 'paid' | 'receivable', word: string): Column<TransactionRow> => ({
    id,
    header: word,
    align: 'right',
    width: 128,
    className: id === 'total' ? undefined : NARROWER.first,
    cell: row => formatRupiah(row[id]),
  });
  return [
    { id: 'ref', card: 'lead', header: t('report:ref'), className: NO_WRAP, cell: row => row.refNumber },
    { id: 'date', header: t('report:date'), className: NO_WRAP, cell: row => formatDate(row.date) },
    {
      id: 'patient',
      card: 'subject',
      header: t('report:patient'),
      className: GIVES_WAY,
      cell: row => <PatientSubject of={row} />,
    },
    {
      id: 'kind',
      header: t('report:kind'),
      className: NARROWER.second,
      cell: row => t(`report:service.${row.serviceType}`),
    },
    {
      id: 'satusehat',
      header: t('report:satusehat'),
      className: NARROWER.second,
      cell: row => (row.satusehatStatus ? <SubmissionChip status={row.satusehatStatus} /> : NONE),
    },
    money('total', t('report:total')),
    money('paid', t('report:paid')),
    money('receivable', t('report:borne')),
    {
      id: 'payment',
      header: t('report:payment'),
      className: `${NARROWER.first} ${NO_WRAP}`,
      cell: row => paymentText(row) || NONE,
    },
    {
      id: 'status',
      card: 'state',
      header: t('report:status'),
      className: NO_WRAP,
      cell: row => <TransactionStatusChip status={row.status} />,
    },
  ];
}

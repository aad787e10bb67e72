import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionQueue } from '@alur/contracts/prescription/topics';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Pill } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { DataTable, type Column } from '@/ui/data-table';
import { formatTime } from '@/ui/format';
import { NewRowsPill } from '@/ui/new-rows-pill';
import { SearchBox } from '@/ui/search-box';
import { EmptyState, TableSkeleton } from '@/ui/states';
import { StatusFilter } from '@/ui/status-filter';
import { useHeldOrder } from '@/ui/use-held-order';
import { orErased } from '@/ui/or-erased';
import { countByStatus, matches, pharmacyOrder, pharmacyStatuses, type PharmacyFilter } from './pharmacy-order';
import { PrescriptionMarks } from './prescription-marks';
import { BillChip, PrescriptionStatusChip } from './prescription-status';

type Row = TopicRow<typeof prescriptionQueue>;
const keyOf = (row: Row) => row.key;

/** The pharmacy's day, live: what waits first, in the order it came. */
export function PharmacyBoard({ onOpen }: { onOpen: (row: PrescriptionRow) => void }) {
  const { t } = useTranslation('prescription');
  const date = useToday();
  const queue = useTopic(prescriptionQueue, { date });
  const [{ status = 'ALL', search = '' }, setSearch] = useListSearch<{ status?: PharmacyFilter; search?: string }>();
  const all = useMemo(() => pharmacyOrder(queue.rows), [queue.rows]);
  const counts = useMemo(() => countByStatus(all), [all]);
  const wanted = useMemo(
    () => all.filter(row => (status === 'ALL' || row.status === status) && matches(row, search)),
    [all, status, search],
  );
  const held = useHeldOrder(wanted, keyOf);
  const columns = useColumns(onOpen);
  const options = [
    { value: 'ALL' as const, label: t('all'), count: counts.ALL },
    ...pharmacyStatuses.map(value => ({ value, label: t(`status.${value}`), count: counts[value] })),
  ];

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchBox
          label={t('search')}
          value={search}
          onChange={next => setSearch({ search: next || undefined })}
          onEnter={() => {
            const first = wanted[0];
            if (first) onOpen(first);
          }}
        />
        <StatusFilter
          label={t('filter')}
          value={status}
          onChange={next => setSearch({ status: next === 'ALL' ? undefined : next })}
          options={options}
          className="order-last w-full 2xl:order-none 2xl:w-auto 2xl:flex-1"
        />
        <Freshness className="ml-auto" topicKey={queue.topicKey} status={queue.status} />
      </div>
      <div className="relative flex min-h-0 flex-1 flex-col rounded-lg border" {...held.holdProps}>
        <NewRowsPill count={held.waiting} onPress={held.release} />
        {queue.loading ? (
          <TableSkeleton columns={7} />
        ) : (
          <DataTable
            label={t('title')}
            className="flex-1 rounded-lg"
            columns={columns}
            rows={held.rows}
            rowKey={keyOf}
            flashOn={row => row.position}
            onOpen={onOpen}
            empty={
              <EmptyState icon={Pill} title={all.length === 0 ? t('emptyTitle') : t('noMatch')}>
                {all.length === 0 ? t('emptyHint') : t('noMatchHint')}
              </EmptyState>
            }
          />
        )}
      </div>
    </div>
  );
}

function useColumns(onOpen: (row: PrescriptionRow) => void): Column<Row>[] {
  const { t } = useTranslation('prescription');
  const can = useCan();
  const mayApprove = can('pharmacy.internal-outpatient:approve');
  const mayHandOver = can('pharmacy.internal-outpatient:hand-over');
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('column.number'),
        width: 84,
        cell: row => <span className="font-medium">{row.queueNumber ?? '–'}</span>,
      },
      {
        id: 'patient',
        header: t('column.patient'),
        cell: row => (
          <span className="flex min-w-0 items-baseline gap-2">
            <span className="truncate font-medium">{orErased(row.patientName)}</span>
            <span className="text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
          </span>
        ),
      },
      {
        id: 'doctor',
        header: t('column.doctor'),
        // On a small screen the next thing to do counts more.
        className: 'max-2xl:hidden',
        cell: row => <span className="block max-w-48 truncate">{row.doctorName}</span>,
      },
      {
        id: 'lines',
        header: t('column.lines'),
        cell: row => (
          <span className="flex items-center gap-2 whitespace-nowrap">
            {t('lineCount', { count: row.lineCount })}
            <PrescriptionMarks row={row} />
          </span>
        ),
      },
      { id: 'payer', header: t('column.payer'), width: 84, cell: row => t(`payer.${row.payer}`) },
      {
        id: 'since',
        header: t('column.since'),
        width: 72,
        align: 'right',
        cell: row => (row.submittedAt ? <time dateTime={row.submittedAt}>{formatTime(row.submittedAt)}</time> : '–'),
      },
      {
        id: 'bill',
        header: t('column.bill'),
        width: 116,
        cell: row =>
          row.status === 'approve' || row.status === 'done' ? (
            <BillChip row={row} />
          ) : (
            <span className="text-muted-foreground">–</span>
          ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 176,
        cell: row => <PrescriptionStatusChip status={row.status} />,
      },
      {
        id: 'action',
        header: t('column.action'),
        width: 112,
        cell: row => {
          if (row.status === 'queue' && mayApprove)
            return (
              <Button size="sm" variant="primary" onClick={() => onOpen(row)}>
                {t('review')}
              </Button>
            );
          if (row.status === 'approve' && mayHandOver)
            return (
              <Button
                size="sm"
                variant="primary"
                disabledReason={row.paid ? null : t('billNotPaid')}
                onClick={() => onOpen(row)}
              >
                {t('handOver')}
              </Button>
            );
          return (
            <Button size="sm" onClick={() => onOpen(row)}>
              {t('open')}
            </Button>
          );
        },
      },
    ],
    [t, onOpen, mayApprove, mayHandOver],
  );
}

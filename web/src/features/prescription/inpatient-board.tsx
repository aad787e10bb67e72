import type { TopicRow } from '@alur/contracts/kernel/topic';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { inpatientPrescriptions } from '@alur/contracts/prescription/topics';
import { BedDouble } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { BoardPage } from '@/ui/board-page';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { DataTable } from '@/ui/data-table';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { Subject } from '@/ui/subject';
import { useHeldOrder } from '@/ui/use-held-order';
import { PrescriptionMarks } from './prescription-marks';
import { PrescriptionStatusChip } from './prescription-status';

type Row = TopicRow<typeof inpatientPrescriptions>;
const keyOf = (row: Row) => row.key;
const order = ['queue', 'approve', 'returned'];
const isFound = (row: Row, query: string): boolean =>
  [row.patientName, row.recordNumber, row.roomName, row.doctorName].some(text => text.toLowerCase().includes(query));

/** How much of it the ward has had, in lines. */
const doneOf = ({ lines }: PrescriptionRow) =>
  lines.filter(line => line.stopped || line.dispensedQuantity >= (line.approvedQuantity ?? line.quantity)).length;

/** What the wards wait for, live: reviews first, then what is still to be dispensed, the oldest above. */
export function InpatientBoard({
  onOpen,
  open,
  detail,
}: {
  onOpen: (row: PrescriptionRow) => void;
  open?: number;
  detail?: ReactNode;
}) {
  const { t } = useTranslation('prescription');
  const topic = useTopic(inpatientPrescriptions, { unfinished: 'yes' });
  const [{ search = '' }, change] = useListSearch<{ search?: string }>();
  const rows = useMemo(
    () =>
      topic.rows
        .filter(row => isFound(row, search.trim().toLowerCase()))
        .toSorted(
          (a, b) =>
            order.indexOf(a.status) - order.indexOf(b.status) || a.writtenAt.localeCompare(b.writtenAt) || a.id - b.id,
        ),
    [topic.rows, search],
  );
  const held = useHeldOrder(rows, keyOf, search);
  const columns = useColumns(onOpen);
  return (
    <BoardPage
      count={rows.filter(({ status }) => status === 'queue').length}
      loading={topic.loading}
      columns={columns.length}
      held={held}
      detail={detail}
      detailLabel={t('tabInpatient')}
      tools={
        <>
          <SearchBox
            label={t('ward.search')}
            value={search}
            onChange={next => change({ search: next || undefined })}
            onEnter={() => rows[0] && onOpen(rows[0])}
          />
          <Freshness className="ml-auto" topicKey={topic.topicKey} status={topic.status} />
        </>
      }
    >
      <DataTable
        label={t('tabInpatient')}
        className="rounded-lg"
        columns={columns}
        rows={held.rows}
        rowKey={keyOf}
        rowClassName={row => (row.id === open ? 'bg-primary-soft' : undefined)}
        flashOn={row => row.position}
        onOpen={onOpen}
        empty={
          <EmptyState icon={BedDouble} title={t(search ? 'noMatch' : 'ward.emptyTitle')}>
            {t(search ? 'noMatchHint' : 'ward.emptyHint')}
          </EmptyState>
        }
      />
    </BoardPage>
  );
}

function useColumns(onOpen: (row: PrescriptionRow) => void): Column<Row>[] {
  const { t } = useTranslation(['prescription', 'enums']);
  return [
    {
      id: 'patient',
      header: t('prescription:column.patient'),
      className: GIVES_WAY,
      card: 'subject',
      cell: row => (
        <Subject name={orErased(row.patientName)}>
          <span className="text-xs text-muted-foreground">
            {orErased(row.recordNumber)} · {row.roomName}
          </span>
        </Subject>
      ),
    },
    { id: 'supply', header: t('prescription:ward.supply'), cell: row => row.supply && t(`enums:supply.${row.supply}`) },
    {
      id: 'doctor',
      header: t('prescription:column.doctor'),
      className: NARROWER.first,
      cell: row => <span className="block max-w-48 truncate">{row.doctorName}</span>,
    },
    {
      id: 'lines',
      header: t('prescription:column.lines'),
      cell: row => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          {t('prescription:lineCount', { count: row.lineCount })}
          <PrescriptionMarks row={row} />
        </span>
      ),
    },
    {
      id: 'since',
      header: t('prescription:column.since'),
      align: 'right',
      className: NARROWER.second,
      cell: row => <time dateTime={row.writtenAt}>{formatDateTime(row.writtenAt)}</time>,
    },
    {
      id: 'progress',
      header: t('prescription:ward.progress'),
      className: NARROWER.first,
      cell: row =>
        row.status === 'approve' ? t('prescription:ward.dispensedOf', { done: doneOf(row), all: row.lineCount }) : '–',
    },
    {
      id: 'status',
      header: t('prescription:column.status'),
      card: 'state',
      cell: row => <PrescriptionStatusChip status={row.status} />,
    },
    {
      id: 'action',
      header: t('prescription:column.action'),
      card: 'action',
      cell: row => (
        <Button size="sm" variant={row.status === 'returned' ? 'secondary' : 'primary'} onClick={() => onOpen(row)}>
          {t(
            row.status === 'queue'
              ? 'prescription:review'
              : row.status === 'approve'
                ? 'prescription:handOver'
                : 'prescription:open',
          )}
        </Button>
      ),
    },
  ];
}

import type { TopicRow } from '@alur/contracts/kernel/topic';
import { prescriptionList } from '@alur/contracts/prescription/lists';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { inpatientPrescriptions } from '@alur/contracts/prescription/topics';
import { BedDouble } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListSearch } from '@/api/use-list';
import { LiveList } from '@/live/live-list';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, type Column } from '@/ui/column';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Badge } from '@/ui/status-chip';
import { Subject } from '@/ui/subject';
import { useSteady } from '@/ui/use-steady';
import { PrescriptionMarks } from './prescription-marks';
import { PrescriptionStatusChip } from './prescription-status';
import { isSentToday, isWaiting, matchesInWard, wardOrder } from './ward-order';

type Row = TopicRow<typeof inpatientPrescriptions>;
const OF_WARDS = { inpatientId_filled: true };
const open = ['queue', 'approve', 'returned'] as const;
/** Statuses that are shown for past days only. */
const over = ['done', 'stopped', 'cancelled'] as const;

/** How many lines the ward has received. */
const doneOf = ({ lines }: PrescriptionRow) =>
  lines.filter(line => line.stopped || line.dispensedQuantity >= (line.approvedQuantity ?? line.quantity)).length;

/** The live prescriptions of the wards: reviews first, then those not sent today, the oldest first. */
export function InpatientBoard({
  onOpen,
  open: chosen,
  detail,
}: {
  onOpen: (row: PrescriptionRow) => void;
  open?: number;
  detail?: ReactNode;
}) {
  const { t } = useTranslation('prescription');
  const today = useToday();
  const topic = useTopic(inpatientPrescriptions, { unfinished: 'yes' });
  const [{ days, from, to }] = useListSearch<{ days?: string; from?: string; to?: string }>();
  const isPast = [days, from, to].some(each => each !== undefined);
  const rows = useMemo(() => wardOrder(topic.rows, today), [topic.rows, today]);
  const countOf = (status: PrescriptionRow['status']) => rows.filter(row => row.status === status).length;
  const columns = useColumns(useSteady(onOpen), today);
  return (
    <LiveList
      topic={topic}
      rows={rows}
      list={prescriptionList}
      within={OF_WARDS}
      waiting={countOf('queue')}
      statuses={[
        { value: 'ALL', label: t('all'), count: rows.length },
        ...open.map(value => ({ value, label: t(`status.${value}`), count: countOf(value) })),
        ...(isPast ? over.map(value => ({ value, label: t(`status.${value}`) })) : []),
      ]}
      matches={matchesInWard}
      columns={columns}
      onOpen={onOpen}
      chosen={row => row.id === chosen}
      detail={detail}
      words={{
        ...{ title: t('tabInpatient'), search: t('ward.search'), filter: t('filter') },
        ...{ emptyTitle: t('ward.emptyTitle'), emptyHint: t('ward.emptyHint') },
        ...{ noMatch: t('noMatch'), noMatchHint: t('ward.noMatchHint') },
      }}
      icon={BedDouble}
    />
  );
}

function useColumns(onOpen: (row: PrescriptionRow) => void, today: string): Column<Row>[] {
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
    {
      id: 'supply',
      header: t('prescription:ward.supply'),
      className: 'whitespace-nowrap',
      cell: row => row.supply && t(`enums:supply.${row.supply}`),
    },
    {
      id: 'doctor',
      header: t('prescription:column.doctor'),
      className: NARROWER.first,
      cell: row => <span className="block max-w-48 truncate wide:max-w-none">{row.doctorName}</span>,
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
      className: NARROWER.first,
      cell: row => <time dateTime={row.writtenAt}>{formatDateTime(row.writtenAt)}</time>,
    },
    {
      id: 'progress',
      header: t('prescription:ward.progress'),
      cell: row =>
        row.status === 'approve' ? (
          <span className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
            {t('prescription:ward.dispensedOf', { done: doneOf(row), all: row.lineCount })}
            {isSentToday(row, today) && <Badge>{t('prescription:ward.sentToday')}</Badge>}
          </span>
        ) : (
          '–'
        ),
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
        <Button size="sm" variant={isWaiting(row, today) ? 'primary' : 'secondary'} onClick={() => onOpen(row)}>
          {t(
            row.status === 'queue'
              ? 'prescription:review'
              : row.status === 'approve' && isWaiting(row, today)
                ? 'prescription:handOver'
                : 'prescription:open',
          )}
        </Button>
      ),
    },
  ];
}

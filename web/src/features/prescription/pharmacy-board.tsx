import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { prescriptionList } from '@alur/contracts/prescription/lists';
import { prescriptionQueue, prescriptionUnfinished } from '@alur/contracts/prescription/topics';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Pill } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { LiveList } from '@/live/live-list';
import { useEarlier } from '@/live/use-earlier';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { GIVES_WAY, NARROWER, NONE, type Column } from '@/ui/column';
import { DayMark } from '@/ui/day-mark';
import { formatTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { Subject } from '@/ui/subject';
import { useSteady } from '@/ui/use-steady';
import { countByStatus, matches, pharmacyOrder, pharmacyStatuses } from './pharmacy-order';
import { PrescriptionMarks } from './prescription-marks';
import { BillChip, PrescriptionStatusChip } from './prescription-status';

type Row = TopicRow<typeof prescriptionQueue>;
const OF_CLINICS = { inpatientId_filled: false };

/**
 * The pharmacy's live day: first what earlier days left open, then today's prescriptions in the order of their arrival.
 */
export function PharmacyBoard({
  onOpen,
  open,
  detail,
}: {
  onOpen: (row: PrescriptionRow) => void;
  /** The id of the prescription that is open beside the list of a wide window. */
  open?: number;
  detail?: ReactNode;
}) {
  const { t } = useTranslation('prescription');
  const date = useToday();
  const queue = useTopic(prescriptionQueue, { date });
  const earlier = useEarlier(prescriptionUnfinished);
  const all = useMemo(() => [...pharmacyOrder(earlier), ...pharmacyOrder(queue.rows)], [earlier, queue.rows]);
  const counts = useMemo(() => countByStatus(all), [all]);
  const columns = useColumns(useSteady(onOpen));
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
      topic={queue}
      rows={all}
      list={prescriptionList}
      within={OF_CLINICS}
      waiting={counts.queue}
      detail={detail}
      chosen={row => row.id === open}
      statuses={[
        { value: 'ALL', label: t('all'), count: counts.ALL },
        ...pharmacyStatuses.map(value => ({ value, label: t(`status.${value}`), count: counts[value] })),
      ]}
      matches={matches}
      columns={columns}
      onOpen={onOpen}
      words={words}
      icon={Pill}
    />
  );
}

function useColumns(onOpen: (row: PrescriptionRow) => void): Column<Row>[] {
  const { t } = useTranslation('prescription');
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('column.number'),
        card: 'lead',
        width: 84,
        cell: row => <span className="font-medium">{row.queueNumber ?? '–'}</span>,
      },
      {
        id: 'patient',
        header: t('column.patient'),
        className: GIVES_WAY,
        card: 'subject',
        cell: row => (
          <Subject name={orErased(row.patientName)}>
            <span className="text-xs text-muted-foreground">{orErased(row.recordNumber)}</span>
            <DayMark date={row.date} />
          </Subject>
        ),
      },
      {
        id: 'doctor',
        header: t('column.doctor'),
        // On a small screen the column gives way to the next action.
        className: NARROWER.first,
        cell: row => <span className="block max-w-48 truncate wide:max-w-none">{row.doctorName}</span>,
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
      {
        id: 'payer',
        header: t('column.payer'),
        width: 84,
        className: NARROWER.second,
        cell: row => t(`payer.${row.payer}`),
      },
      {
        id: 'since',
        header: t('column.since'),
        width: 72,
        align: 'right',
        className: NARROWER.second,
        cell: row => (row.submittedAt ? <time dateTime={row.submittedAt}>{formatTime(row.submittedAt)}</time> : '–'),
      },
      {
        id: 'bill',
        header: t('column.bill'),
        width: 116,
        cell: row => (row.status === 'approve' || row.status === 'done' ? <BillChip row={row} /> : NONE),
      },
      {
        id: 'status',
        header: t('column.status'),
        card: 'state',
        width: 176,
        cell: row => <PrescriptionStatusChip status={row.status} />,
      },
      {
        id: 'action',
        header: t('column.action'),
        card: 'action',
        width: 112,
        cell: row => <NextStep row={row} onOpen={onOpen} />,
      },
    ],
    [t, onOpen],
  );
}

/** The action that this prescription waits for, where the person may do it. */
function NextStep({ row, onOpen }: { row: Row; onOpen: (row: PrescriptionRow) => void }) {
  const { t } = useTranslation('prescription');
  const can = useCan();
  if (row.status === 'queue' && can('pharmacy.internal-outpatient:approve'))
    return (
      <Button size="sm" variant="primary" onClick={() => onOpen(row)}>
        {t('review')}
      </Button>
    );
  if (row.status === 'approve' && can('pharmacy.internal-outpatient:hand-over'))
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
}

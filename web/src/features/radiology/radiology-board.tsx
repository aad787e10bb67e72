import { radiologyBoard, type RadiologyOrderRow } from '@alur/contracts/radiology/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { Bone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { WorklistBoard, type Stage } from '@/orders/worklist-board';
import { due, orderedFrom, patientOfDay } from '@/orders/worklist-columns';
import type { Column } from '@/ui/column';
import { formatDate, formatTime } from '@/ui/format';
import { CitoChip, CriticalChip, OrderStatusChip } from './order-looks';
import { criticalSinceOf, radiologyWorklist } from './worklist';

const MINUTE = 60_000;

/** The live orders that wait or are being examined and reported, urgent ones first. */
export function RadiologyBoard({ stage, onOpen }: { stage: Stage; onOpen: (order: RadiologyOrderRow) => void }) {
  const { t } = useTranslation('radiology');
  const topic = useTopic(radiologyBoard, { board: 'open' });
  const now = useNow(MINUTE);
  const columns = useColumns(now);
  const isQueue = stage === 'queue';
  return (
    <WorklistBoard
      {...{ topic, stage, now, columns, onOpen }}
      worklist={radiologyWorklist}
      icon={Bone}
      words={{
        ...{ search: t('searchBoard'), filter: t('filter'), show: filter => t(`show.${filter}`) },
        title: t(isQueue ? 'tabs.queue' : 'tabs.ongoing'),
        empty: t(isQueue ? 'emptyQueue' : 'emptyOngoing'),
        emptyHint: t(isQueue ? 'emptyQueueHint' : 'emptyOngoingHint'),
      }}
    />
  );
}

/** Lines that are to be done or are done. */
const linesToDo = ({ lines }: RadiologyOrderRow) =>
  lines.filter(({ status }) => status !== 'cancelled' && status !== 'not_done');

function useColumns(now: number): Column<TopicRow<typeof radiologyBoard>>[] {
  const { t } = useTranslation('radiology');
  return [
    patientOfDay(t('patient')),
    {
      id: 'examinations',
      header: t('examinations'),
      cell: row => (
        <span className="block min-w-40 max-w-80 wide:max-w-96">
          {linesToDo(row)
            .map(({ examination }) => examination)
            .join(', ')}
        </span>
      ),
    },
    {
      id: 'modality',
      header: t('modality'),
      width: 88,
      cell: row => [...new Set(linesToDo(row).map(({ modality }) => modality))].join(', '),
    },
    orderedFrom(t('from')),
    {
      id: 'scheduled',
      header: t('scheduled'),
      align: 'right',
      width: 112,
      cell: row => (
        <time dateTime={row.scheduledAt}>
          {row.scheduledAt.slice(0, 10) > row.orderedAt.slice(0, 10)
            ? formatDate(row.scheduledAt)
            : formatTime(row.scheduledAt)}
        </time>
      ),
    },
    {
      id: 'progress',
      header: t('progress'),
      align: 'right',
      width: 76,
      cell: row => (
        <span className="tabular" title={t('progressHint')}>
          {`${linesToDo(row).filter(({ status }) => status === 'validated').length}/${linesToDo(row).length}`}
        </span>
      ),
    },
    due(t('due'), now),
    {
      id: 'status',
      header: t('status'),
      card: 'state',
      cell: row => (
        <span className="flex flex-wrap gap-1">
          <CitoChip order={row} />
          {criticalSinceOf(row) === null ? <OrderStatusChip order={row} /> : <CriticalChip order={row} now={now} />}
        </span>
      ),
    },
  ];
}

import { laboratoryBoard, type LaboratoryOrderRow } from '@alur/contracts/laboratory/rows';
import type { TopicRow } from '@alur/contracts/kernel/topic';
import { FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { WorklistBoard, type Stage } from '@/orders/worklist-board';
import { due, orderedFrom, patientOfDay } from '@/orders/worklist-columns';
import type { Column } from '@/ui/column';
import { CitoChip, CriticalChip, OrderStatusChip } from './order-looks';
import { laboratoryWorklist } from './worklist';

const MINUTE = 60_000;

/** The live orders that wait for a sample or are being measured, late and urgent ones first. */
export function LaboratoryBoard({ stage, onOpen }: { stage: Stage; onOpen: (order: LaboratoryOrderRow) => void }) {
  const { t } = useTranslation('laboratory');
  const topic = useTopic(laboratoryBoard, { board: 'open' });
  const now = useNow(MINUTE);
  const columns = useColumns(now);
  const isQueue = stage === 'queue';
  return (
    <WorklistBoard
      {...{ topic, stage, now, columns, onOpen }}
      worklist={laboratoryWorklist}
      icon={FlaskConical}
      words={{
        ...{ search: t('searchBoard'), filter: t('filter'), show: filter => t(`show.${filter}`) },
        title: t(isQueue ? 'tabs.queue' : 'tabs.ongoing'),
        empty: t(isQueue ? 'emptyQueue' : 'emptyOngoing'),
        emptyHint: t(isQueue ? 'emptyQueueHint' : 'emptyOngoingHint'),
      }}
    />
  );
}

function useColumns(now: number): Column<TopicRow<typeof laboratoryBoard>>[] {
  const { t } = useTranslation('laboratory');
  return [
    patientOfDay(t('patient')),
    {
      id: 'items',
      header: t('items'),
      cell: row => <span className="block max-w-64 truncate wide:max-w-96">{row.items.join(', ')}</span>,
    },
    orderedFrom(t('from')),
    {
      id: 'number',
      header: t('sample'),
      width: 112,
      cell: row => (
        <span className="tabular">
          {row.specimens
            .map(({ number }) => number ?? '')
            .filter(Boolean)
            .join(', ') || '–'}
        </span>
      ),
    },
    {
      id: 'progress',
      header: t('progress'),
      align: 'right',
      width: 84,
      cell: row => (
        <span className="tabular" title={t('progressHint')}>
          {`${row.entered.length}/${row.validated.length}/${row.tests}`}
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
          {row.criticalSince === null ? <OrderStatusChip order={row} /> : <CriticalChip order={row} now={now} />}
        </span>
      ),
    },
  ];
}

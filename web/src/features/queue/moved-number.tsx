import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { queueBoard } from '@alur/contracts/queue/topics';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { NumberSlip } from '@/ui/number-slip';
import type { PrintHandle } from '@/ui/print-frame';
import { toast } from '@/ui/toast';

/** A moved visit, with the number that it had before. */
export interface Moved {
  row: QueueBoardRow;
  scheduleId: number;
  date: string;
}

/** Shows the clerk the patient's new number as soon as it is known, and prints it. */
export function MovedNumber({ row: before, scheduleId, date }: Moved) {
  const { t } = useTranslation('queue');
  const { rows } = useTopic(queueBoard, { scheduleId, date });
  const row = rows.find(({ encounterId }) => encounterId === before.encounterId);
  const slip = useRef<PrintHandle>(null);
  const told = useRef(false);
  useEffect(() => {
    if (!row || told.current) return;
    told.current = true;
    toast.success(t('done.moved', { from: before.display, to: row.display }), {
      label: t('printNumber'),
      onPress: () => slip.current?.print(),
    });
  }, [row, before.display, t]);
  return row ? <NumberSlip ref={slip} row={row} title={t('slip')} /> : null;
}

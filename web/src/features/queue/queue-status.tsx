import type { QueueBoardRow } from '@alur/contracts/queue/rows';
import { Ban, CircleCheck, Clock, Megaphone, SkipForward, Stethoscope, UserX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<QueueBoardRow['status'], [Tone, LucideIcon]> = {
  waiting: ['waiting', Clock],
  called: ['info', Megaphone],
  skipped: ['warning', SkipForward],
  serving: ['success', Stethoscope],
  done: ['neutral', CircleCheck],
  absent: ['danger', UserX],
  cancelled: ['neutral', Ban],
};

/** Where a number stands in its queue. */
export function QueueStatusChip({ status, calls }: Pick<QueueBoardRow, 'status' | 'calls'>) {
  const { t } = useTranslation(['queue', 'enums']);
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`enums:queueStatus.${status}`)}
      {status === 'called' && calls > 1 && ` ${t('queue:calls', { count: calls })}`}
    </StatusChip>
  );
}

import type { PrescriptionRow, PrescriptionStatus } from '@alur/contracts/prescription/rows';
import { BadgeCheck, Ban, CircleCheck, Clock, CornerUpLeft, OctagonX, PencilLine, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<PrescriptionStatus, [Tone, LucideIcon]> = {
  written: ['neutral', PencilLine],
  queue: ['waiting', Clock],
  approve: ['info', BadgeCheck],
  done: ['success', CircleCheck],
  returned: ['warning', CornerUpLeft],
  cancelled: ['danger', Ban],
  stopped: ['neutral', OctagonX],
};

/** Where a prescription stands. */
export function PrescriptionStatusChip({ status }: { status: PrescriptionStatus }) {
  const { t } = useTranslation('prescription');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </StatusChip>
  );
}

/** Whether the bill permits the handover: paid, guaranteed, or not yet. */
export function BillChip({ row }: { row: PrescriptionRow }) {
  const { t } = useTranslation('prescription');
  if (!row.paid)
    return (
      <StatusChip tone="warning" icon={Clock}>
        {t('unpaid')}
      </StatusChip>
    );
  const word = row.transactionStatus === 'PAID' ? t('paid') : t('guaranteed');
  return (
    <StatusChip tone="success" icon={CircleCheck}>
      {word}
    </StatusChip>
  );
}

import type { TransactionStatus } from '@alur/contracts/transaction/enums';
import { Ban, CircleCheck, Clock, FilePen, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from './status-chip';

const looks: Record<TransactionStatus, [Tone, LucideIcon]> = {
  DRAFT: ['neutral', FilePen],
  WAITING: ['info', Hourglass],
  ONGOING: ['waiting', Clock],
  PAID: ['success', CircleCheck],
  CANCELLED: ['danger', Ban],
  VOID: ['danger', Undo2],
};

/** Where a bill stands. */
export function TransactionStatusChip({ status }: { status: TransactionStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`transactionStatus.${status}`)}
    </StatusChip>
  );
}

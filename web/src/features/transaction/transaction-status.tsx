import type { PharmacyStatus, TransactionStatus } from '@alur/contracts/transaction/enums';
import { BadgeCheck, Ban, CircleCheck, Clock, FilePen, Hourglass, Undo2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

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

const pharmacyLooks: Record<PharmacyStatus, [Tone, LucideIcon]> = {
  queue: ['waiting', Clock],
  approve: ['info', BadgeCheck],
  done: ['success', CircleCheck],
};

/** The status of the bill's prescription; nothing without one. */
export function PharmacyChip({ status }: { status: PharmacyStatus | null }) {
  const { t } = useTranslation('transaction');
  if (!status) return <span className="text-muted-foreground">–</span>;
  const [tone, icon] = pharmacyLooks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`pharmacy.${status}`)}
    </StatusChip>
  );
}

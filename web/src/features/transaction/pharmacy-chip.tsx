import type { PharmacyStatus } from '@alur/contracts/transaction/enums';
import { BadgeCheck, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

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

import type { ClaimStatus } from '@alur/contracts/casemix/enums';
import { Ban, CircleCheck, CircleDashed, ListChecks, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<ClaimStatus, [Tone, LucideIcon]> = {
  open: ['waiting', CircleDashed],
  coded: ['info', ListChecks],
  finalized: ['success', CircleCheck],
  cancelled: ['danger', Ban],
};

export function ClaimChip({ status }: { status: ClaimStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`claimStatus.${status}`)}
    </StatusChip>
  );
}

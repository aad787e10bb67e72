import type { ReferralRow, ReferralStatus } from '@alur/contracts/referral/rows';
import { Ambulance, Ban, CircleCheck, Clock, FilePen, Undo2, UserCheck, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<ReferralStatus, [Tone, LucideIcon]> = {
  draft: ['neutral', FilePen],
  waiting_confirmation: ['waiting', Clock],
  ready_transfer: ['info', UserCheck],
  ongoing_transfer: ['warning', Ambulance],
  done: ['success', CircleCheck],
  rejected: ['danger', Ban],
  cancelled: ['danger', Undo2],
};

/** Where a referral stands. */
export function ReferralStatusChip({ status }: { status: ReferralStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`referralStatus.${status}`)}
    </StatusChip>
  );
}

/** Where she goes, in a few words. */
export const goalOf = ({ toUnitName, destination }: Pick<ReferralRow, 'toUnitName' | 'destination'>): string =>
  destination ? [destination.facility, destination.department].filter(Boolean).join(', ') : (toUnitName ?? '');

/** Where in the access tree referrals stand: whoever may at one of them may. */
export const places = ['inpatient', 'outpatient', 'emergency'] as const;

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

/** The goal of a referral in a few words. */
export const goalOf = ({ toUnitName, destination }: Pick<ReferralRow, 'toUnitName' | 'destination'>): string =>
  destination ? [destination.facility, destination.department].filter(Boolean).join(', ') : (toUnitName ?? '');

/** Places of the access tree where referrals are handled: a right at any of them is enough. */
export const places = ['inpatient', 'outpatient', 'emergency'] as const;

import type { PcareReferralStatus, PcareVisitStatus, RegistrationStatus } from '@alur/contracts/bpjs/enums';
import type { PcareListRow } from '@alur/contracts/bpjs/rows';
import { CircleCheck, CircleDashed, CircleX, CloudUpload, Trash2, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { orErased } from '@/ui/or-erased';
import { StatusChip, type Tone } from '@/ui/status-chip';

const registrations: Record<RegistrationStatus, [Tone, LucideIcon]> = {
  unsent: ['neutral', CircleDashed],
  queued: ['waiting', CloudUpload],
  registered: ['success', CircleCheck],
  failed: ['danger', CircleX],
  deleting: ['waiting', Trash2],
  deleted: ['neutral', Trash2],
};
const visits: Record<PcareVisitStatus, [Tone, LucideIcon]> = {
  unsent: ['neutral', CircleDashed],
  queued: ['waiting', CloudUpload],
  sent: ['success', CircleCheck],
  failed: ['danger', CircleX],
};
const referrals: Record<PcareReferralStatus, [Tone, LucideIcon]> = {
  none: ['neutral', CircleDashed],
  due: ['waiting', CloudUpload],
  issued: ['success', CircleCheck],
  failed: ['danger', CircleX],
};

export function RegistrationChip({ status }: { status: RegistrationStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = registrations[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`pcareRegistration.${status}`)}
    </StatusChip>
  );
}

export function PcareVisitChip({ status }: { status: PcareVisitStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = visits[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`pcareVisit.${status}`)}
    </StatusChip>
  );
}

/** How the referral letter of a report stands; nothing where nobody was referred on. */
export function ReferralChip({ status }: { status: PcareReferralStatus }) {
  const { t } = useTranslation(['bpjs', 'enums']);
  const [tone, icon] = referrals[status];
  if (status === 'none') return null;
  return (
    <StatusChip tone={tone} icon={icon}>
      {t('bpjs:letter.stands', { status: t(`enums:pcareReferral.${status}`) })}
    </StatusChip>
  );
}

/** Why something failed or waits, and what BPJS said of it in its own words. */
export function Problem({ of }: { of: NonNullable<PcareListRow['visitProblem']> }) {
  const { t } = useTranslation('enums');
  return (
    <>
      {t(`bpjsProblem.${of.problem}`)}
      {of.message && (
        <span className="block text-xs text-muted-foreground">
          {orErased(of.message)}
          {of.code !== null && ` (${of.code})`}
        </span>
      )}
    </>
  );
}

import type { SubmissionStatus } from '@alur/contracts/casemix/enums';
import { CircleCheck, CircleDashed, CircleX, CloudUpload, Layers, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks: Record<SubmissionStatus, [Tone, LucideIcon]> = {
  unsent: ['neutral', CircleDashed],
  queued: ['waiting', CloudUpload],
  grouped: ['info', Layers],
  sent: ['success', CircleCheck],
  failed: ['danger', CircleX],
};

/** How a claim stands with E-Klaim. */
export function ClaimSubmissionChip({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`claimSubmission.${status}`)}
    </StatusChip>
  );
}

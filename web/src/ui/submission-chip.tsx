import type { SubmissionStatus } from '@alur/contracts/satusehat/status';
import { Ban, CircleCheck, CircleDashed, CircleX, CloudUpload, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from './status-chip';

const looks: Record<SubmissionStatus, [Tone, LucideIcon]> = {
  unsent: ['neutral', CircleDashed],
  queued: ['waiting', CloudUpload],
  sent: ['success', CircleCheck],
  failed: ['danger', CircleX],
  waived: ['neutral', Ban],
};

/** How a visit stands with SATUSEHAT. */
export function SubmissionChip({ status }: { status: SubmissionStatus }) {
  const { t } = useTranslation('enums');
  const [tone, icon] = looks[status];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`satusehatStatus.${status}`)}
    </StatusChip>
  );
}

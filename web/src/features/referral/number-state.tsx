import type { ReferralRow } from '@alur/contracts/referral/rows';
import { CircleX, LoaderCircle, TriangleAlert, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip, type Tone } from '@/ui/status-chip';

const looks = {
  queued: ['info', LoaderCircle],
  waits: ['warning', TriangleAlert],
  failed: ['danger', CircleX],
  changing: ['info', LoaderCircle],
  unchanged: ['danger', CircleX],
  deleting: ['info', LoaderCircle],
  undeleted: ['danger', CircleX],
} as const satisfies Record<string, readonly [Tone, LucideIcon]>;

type State = keyof typeof looks;

/** What VClaim was asked last of a referral's number and has not done yet; a request that it did not take yet waits. */
export const numberStateOf = ({ numberRequest, numberChange, numberDeletion }: ReferralRow): State | null => {
  if (numberDeletion) return numberDeletion.status === 'queued' ? 'deleting' : 'undeleted';
  if (numberChange) return numberChange.status === 'queued' ? 'changing' : 'unchanged';
  if (!numberRequest) return null;
  if (numberRequest.status === 'failed') return 'failed';
  return numberRequest.problem ? 'waits' : 'queued';
};

/** How a referral's number stands with VClaim; nothing where nothing is asked. */
export function NumberState({ referral }: { referral: ReferralRow }) {
  const { t } = useTranslation('referral');
  const state = numberStateOf(referral);
  if (!state) return null;
  const [tone, icon] = looks[state];
  return (
    <StatusChip tone={tone} icon={icon}>
      {t(`number.state.${state}`)}
    </StatusChip>
  );
}

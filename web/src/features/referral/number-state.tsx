import type { ReferralRow } from '@alur/contracts/referral/rows';
import { useTranslation } from 'react-i18next';
import { VclaimState } from '@/selectors/vclaim-state';

const looks = {
  queued: 'going',
  waits: 'waits',
  failed: 'failed',
  changing: 'going',
  unchanged: 'failed',
  deleting: 'going',
  undeleted: 'failed',
} as const;

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
  return <VclaimState is={looks[state]}>{t(`number.state.${state}`)}</VclaimState>;
}

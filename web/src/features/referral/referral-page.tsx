import { referralDetail } from '@alur/contracts/referral/rows';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { NotFoundScreen } from '@/app/error-screen';
import { Freshness } from '@/live/freshness';
import { useTopic } from '@/live/use-topic';
import { Card } from '@/ui/card';
import { PageHead, type Back } from '@/ui/page-head';
import { ErrorState, TableSkeleton } from '@/ui/states';
import { ReferralDetail } from './referral-detail';

/** SPEC 1, `ward-referral/{referralid}`: one referral of one visit. */
export function ReferralPage({
  referralId,
  encounterId,
  back,
}: {
  referralId: number;
  encounterId: number;
  back: Back;
}) {
  const { t } = useTranslation('referral');
  const topic = useTopic(referralDetail, { referralId });
  const referral = topic.rows.find(row => row.id === referralId && row.encounterId === encounterId);
  if (topic.status === 'refused') return <ErrorState error={new ApiError(403, topic.code ?? 'forbidden')} />;
  if (!topic.loading && !referral) return <NotFoundScreen />;
  return (
    <>
      <PageHead title={t('one')} back={back} meta={<Freshness topicKey={topic.topicKey} status={topic.status} />} />
      {referral ? (
        <Card>
          <ReferralDetail referral={referral} />
        </Card>
      ) : (
        <TableSkeleton rows={8} columns={2} />
      )}
    </>
  );
}

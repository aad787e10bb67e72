import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { ReferralPage } from '@/features/referral/referral-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/emergency/$id_/ward-referral/$referralid')({
  params: numeric('id', 'referralid'),
  loader: textsFor('referral'),
  component: Referral,
});

function Referral() {
  const { id, referralid } = Route.useParams();
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/emergency/$id', params: { id } }));
  useAccessScope('emergency', 'referral');
  return <ReferralPage referralId={referralid} encounterId={id} back={back} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { recordPage } from '@/features/consultation/visit-address';
import { ReferralPage } from '@/features/referral/referral-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute(
  '/manage/outpatient/patient/$patientid/booking/$bookingid/ward-referral/$referralid',
)({
  params: numeric('patientid', 'bookingid', 'referralid'),
  loader: textsFor('referral'),
  component: Referral,
});

function Referral() {
  const { patientid: patientId, bookingid: encounterId, referralid } = Route.useParams();
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate(recordPage({ patientId, encounterId })));
  useAccessScope('outpatient', 'referral');
  return <ReferralPage referralId={referralid} encounterId={encounterId} back={back} />;
}

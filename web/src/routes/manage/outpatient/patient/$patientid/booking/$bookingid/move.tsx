import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { Referrals } from '@/features/referral/visit-panel';
import { textsFor } from '@/i18n/i18n';
import { Visit } from '../../../../-visit';

export const Route = createFileRoute('/manage/outpatient/patient/$patientid/booking/$bookingid/move')({
  params: numeric('patientid', 'bookingid'),
  loader: textsFor('consultation', 'patient', 'referral'),
  component: Move,
});

/** SPEC 1: the referrals of a clinic's patient, opened with the draft of a transfer to a ward. */
function Move() {
  const { patientid, bookingid } = Route.useParams();
  const can = useCan();
  useAccessScope('outpatient', 'referral');
  return (
    <Visit patientId={patientid} encounterId={bookingid}>
      {record => (
        <Referrals
          visit={record}
          drafts={record.status === 'ongoing' && can('outpatient.referral:send') ? 'internal' : null}
        />
      )}
    </Visit>
  );
}

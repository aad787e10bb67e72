import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

const ReferralDraftDialog = lazy(async () => ({
  default: (await import('@/features/referral/referral-draft')).ReferralDraftDialog,
}));

export const Route = createFileRoute('/manage/inpatient/$id_/reference')({
  params: numeric('id'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record', 'medication', 'referral'),
  component: Reference,
});

/** SPEC 1: the stay's page, opened with the draft of a referral to another facility. */
function Reference() {
  const { id } = Route.useParams();
  const can = useCan();
  const navigate = Route.useNavigate();
  const [open, setOpen] = useState(true);
  return (
    <>
      <StayPage encounterId={id} />
      {open && can('inpatient.referral:send') && (
        <Suspense>
          <ReferralDraftDialog
            encounterId={id}
            type="external"
            onClose={() => setOpen(false)}
            onDone={referralid =>
              void navigate({ to: '/manage/inpatient/$id/ward-referral/$referralid', params: { id, referralid } })
            }
          />
        </Suspense>
      )}
    </>
  );
}

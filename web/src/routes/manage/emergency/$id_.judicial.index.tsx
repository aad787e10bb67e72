import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyPage } from './-emergency-page';

const JudicialReports = lazy(async () => ({ default: (await import('@/features/judicial/reports')).JudicialReports }));

export const Route = createFileRoute('/manage/emergency/$id_/judicial/')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'judicial'),
  component: Judicial,
});

/** SPEC 2, `judicial`: reports to the police, which need a right of their own. */
function Judicial() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const open = (judicialid: number) =>
    void navigate({ to: '/manage/emergency/$id/judicial/$judicialid', params: { id, judicialid } });
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.judicial:view">
      {() => (
        <Suspense>
          <JudicialReports encounterId={id} onOpen={open} onNew={() => open(0)} />
        </Suspense>
      )}
    </EmergencyPage>
  );
}

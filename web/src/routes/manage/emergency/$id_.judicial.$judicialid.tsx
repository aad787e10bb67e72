import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyPage } from './-emergency-page';

const JudicialOf = lazy(async () => ({ default: (await import('../-judicial-of')).JudicialOf }));

export const Route = createFileRoute('/manage/emergency/$id_/judicial/$judicialid')({
  params: numeric('id', 'judicialid'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'judicial'),
  component: Report,
});

/** One report; 0 is a new one. */
function Report() {
  const { id, judicialid } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.judicial:view">
      {record => (
        <Suspense>
          <JudicialOf
            key={judicialid}
            visit={record}
            reportId={judicialid}
            onOpen={signed =>
              void navigate({ to: '/manage/emergency/$id/judicial/$judicialid', params: { id, judicialid: signed } })
            }
            onLeave={() => void navigate({ to: '/manage/emergency/$id/judicial', params: { id } })}
          />
        </Suspense>
      )}
    </EmergencyPage>
  );
}

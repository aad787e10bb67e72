import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyPage } from './-emergency-page';

const NurseCare = lazy(async () => ({ default: (await import('@/features/nursing/nurse-care')).NurseCare }));

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'nursing'),
  component: Care,
});

/** Plans of nursing care and handovers of a visit to the department. */
function Care() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {() => (
        <Suspense>
          <NurseCare
            encounterId={id}
            onOpen={careid => void navigate({ to: '/manage/emergency/$id/nurse-care/$careid', params: { id, careid } })}
            onNew={() => void navigate({ to: '/manage/emergency/$id/nurse-care/add', params: { id } })}
          />
        </Suspense>
      )}
    </EmergencyPage>
  );
}

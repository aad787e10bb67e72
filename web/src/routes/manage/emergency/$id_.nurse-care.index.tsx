import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyPage } from './-emergency-page';

const LabourCard = lazy(async () => ({ default: (await import('@/features/labour/labour-card')).LabourCard }));
const NurseCare = lazy(async () => ({ default: (await import('@/features/nursing/nurse-care')).NurseCare }));

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'nursing', 'labour'),
  component: Care,
});

/** Plans of nursing care and handovers of a visit to the department. */
function Care() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const can = useCan();
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {record => (
        <Suspense>
          <NurseCare
            encounterId={id}
            onOpen={careid => void navigate({ to: '/manage/emergency/$id/nurse-care/$careid', params: { id, careid } })}
            onNew={() => void navigate({ to: '/manage/emergency/$id/nurse-care/add', params: { id } })}
          />
          {record.gender === 'female' && can('inpatient.ongoing.midwifery:view') && (
            <div className="pt-3">
              <LabourCard visit={record} />
            </div>
          )}
        </Suspense>
      )}
    </EmergencyPage>
  );
}

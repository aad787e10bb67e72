import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useCan } from '@/access/use-can';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

const LabourCard = lazy(async () => ({ default: (await import('@/features/labour/labour-card')).LabourCard }));
const NurseCare = lazy(async () => ({ default: (await import('@/features/nursing/nurse-care')).NurseCare }));

export const Route = createFileRoute('/manage/inpatient/$id_/nurse-care/')({
  params: numeric('id'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record', 'nursing', 'labour'),
  component: Care,
});

/** SPEC 2, `inpatient/{id}/nurse-care`: plans of nursing care, and handovers. */
function Care() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const can = useCan();
  const open = (careid: number) =>
    void navigate({ to: '/manage/inpatient/$id/nurse-care/$careid', params: { id, careid } });
  return (
    <StayPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {record => (
        <Suspense>
          <NurseCare encounterId={id} onOpen={open} onNew={() => open(0)} />
          {record.gender === 'female' && can('inpatient.ongoing.midwifery:view') && (
            <div className="pt-3">
              <LabourCard visit={record} />
            </div>
          )}
        </Suspense>
      )}
    </StayPage>
  );
}

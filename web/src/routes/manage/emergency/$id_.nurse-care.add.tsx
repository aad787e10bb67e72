import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { CareOf } from '../-care-of';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/add')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'nursing'),
  component: NewCare,
});

/** A new nursing care plan. */
function NewCare() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {record => (
        <CareOf
          visit={record}
          careId={0}
          onOpen={careid => void navigate({ to: '/manage/emergency/$id/nurse-care/$careid', params: { id, careid } })}
          onEdit={() => {}}
          onLeave={() => void navigate({ to: '/manage/emergency/$id/nurse-care', params: { id } })}
        />
      )}
    </EmergencyPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { CareOf } from '../-care-of';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/$careid')({
  params: numeric('id', 'careid'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record', 'nursing'),
  component: Care,
});

function Care() {
  const { id, careid } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <EmergencyPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {record => (
        <CareOf
          key={careid}
          visit={record}
          careId={careid}
          onOpen={signed =>
            void navigate({ to: '/manage/emergency/$id/nurse-care/$careid', params: { id, careid: signed } })
          }
          onEdit={() =>
            void navigate({
              to: '/manage/emergency/$id/medical-record/$recordid/edit',
              params: { id, recordid: careid },
            })
          }
          onLeave={() => void navigate({ to: '/manage/emergency/$id/nurse-care', params: { id } })}
        />
      )}
    </EmergencyPage>
  );
}

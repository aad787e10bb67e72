import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { CareOf } from '../-care-of';
import { StayPage } from './-stay-page';

export const Route = createFileRoute('/manage/inpatient/$id_/nurse-care/$careid')({
  params: numeric('id', 'careid'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record', 'nursing'),
  component: Care,
});

/** One nursing care plan; 0 is a new one. */
function Care() {
  const { id, careid } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <StayPage encounterId={id} needs="inpatient.ongoing.nursing-care:view">
      {record => (
        <CareOf
          key={careid}
          visit={record}
          careId={careid}
          onOpen={signed =>
            void navigate({ to: '/manage/inpatient/$id/nurse-care/$careid', params: { id, careid: signed } })
          }
          onEdit={() =>
            void navigate({
              to: '/manage/inpatient/$id/medical-record/$recordid/edit',
              params: { id, recordid: careid },
              search: { form_name: 'nursing-care' },
            })
          }
          onLeave={() => void navigate({ to: '/manage/inpatient/$id/nurse-care', params: { id } })}
        />
      )}
    </StayPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { day, positive, search } from '@/app/search-params';
import { VisitHistory } from '@/features/consultation/visit-history';
import { PatientBanner } from '@/features/patient/patient-banner';
import { textsFor } from '@/i18n/i18n';
import { RecordPage } from '@/ui/record-page';

export const Route = createFileRoute('/manage/outpatient/medical-history/$id')({
  params: numeric('id'),
  validateSearch: search({ from: day, to: day, page: positive }),
  loader: textsFor('consultation', 'patient'),
  component: MedicalHistoryPage,
});

/** All visits of one patient. */
function MedicalHistoryPage() {
  const { id } = Route.useParams();
  const { t } = useTranslation('consultation');
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/outpatient', search: { tab: 'medical-history' } }));
  useAccessScope('outpatient', 'medical-history');
  return (
    <RecordPage place={t('title')} banner={<PatientBanner id={id} back={back} />}>
      <VisitHistory
        patientId={id}
        onOpen={row =>
          void navigate({
            to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
            params: { patientid: id, bookingid: row.encounterId },
          })
        }
      />
    </RecordPage>
  );
}

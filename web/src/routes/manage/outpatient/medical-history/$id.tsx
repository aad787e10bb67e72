import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { day, positive, search } from '@/app/search-params';
import { VisitHistory } from '@/features/consultation/visit-history';
import { PatientBanner } from '@/features/patient/patient-banner';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/outpatient/medical-history/$id')({
  params: numeric('id'),
  validateSearch: search({ from: day, to: day, page: positive }),
  loader: textsFor('consultation', 'patient'),
  component: MedicalHistoryPage,
});

/** All visits of one patient. */
function MedicalHistoryPage() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('outpatient', 'medical-history');
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <PatientBanner id={id} />
      <VisitHistory
        patientId={id}
        onOpen={row =>
          void navigate({
            to: '/manage/outpatient/patient/$patientid/medical/$bookingid',
            params: { patientid: id, bookingid: row.encounterId },
          })
        }
      />
    </div>
  );
}

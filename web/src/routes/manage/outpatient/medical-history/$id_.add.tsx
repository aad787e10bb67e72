import { visitHistory } from '@alur/contracts/consultation/lists';
import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useList } from '@/api/use-list';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { PatientBanner } from '@/features/patient/patient-banner';
import { FormChooser } from '@/features/record/forms/form-chooser';
import { formPage } from '@/features/record/forms/form-address';
import { textsFor } from '@/i18n/i18n';
import { RecordPage } from '@/ui/record-page';
import { ErrorState } from '@/ui/states';
import { KnownPatient } from './-known-patient';

export const Route = createFileRoute('/manage/outpatient/medical-history/$id_/add')({
  params: numeric('id'),
  loader: textsFor('consultation', 'patient', 'record'),
  component: OfPatient,
});

function OfPatient() {
  const { id } = Route.useParams();
  return (
    <KnownPatient id={id}>
      <AddRecordPage />
    </KnownPatient>
  );
}

/** SPEC 2, `medical-history/{id}/add`: a new form in the patient's open visit. */
function AddRecordPage() {
  const { id } = Route.useParams();
  const { t } = useTranslation('consultation');
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/outpatient/medical-history/$id', params: { id } }));
  useAccessScope('outpatient', 'form');
  const list = useList(visitHistory, { personId: id, order_by: 'date', sort_by: 'desc', limit: 20 });
  const open = list.rows.filter(({ status }) => status === 'ongoing' || status === 'queue');
  return (
    <RecordPage place={t('title')} banner={<PatientBanner id={id} back={back} />}>
      {list.error ? (
        <ErrorState error={list.error} onRetry={list.retry} />
      ) : (
        !list.loading && (
          <FormChooser visits={open} onChoose={(visit, form) => void navigate(formPage(visit, form, 0))} />
        )
      )}
    </RecordPage>
  );
}

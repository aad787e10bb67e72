import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { PatientBanner } from '@/features/patient/patient-banner';
import { Correcting } from '@/features/record/forms/form-work';
import { FormOfPerson } from '@/features/record/forms/form-of-person';
import { textsFor } from '@/i18n/i18n';
import { RecordPage } from '@/ui/record-page';

export const Route = createFileRoute('/manage/outpatient/medical-history/$id_/record/$recordid_/edit')({
  params: numeric('id', 'recordid'),
  loader: textsFor('consultation', 'patient', 'record'),
  component: EditHistoryRecordPage,
});

/** The same form, corrected by its signer. */
function EditHistoryRecordPage() {
  const { id, recordid } = Route.useParams();
  const { t } = useTranslation('consultation');
  const navigate = Route.useNavigate();
  useAccessScope('outpatient', 'form');
  const done = () =>
    void navigate({ to: '/manage/outpatient/medical-history/$id/record/$recordid', params: { id, recordid } });
  return (
    <RecordPage place={t('title')} banner={<PatientBanner id={id} />}>
      <FormOfPerson personId={id} formId={recordid}>
        {row => <Correcting row={row} onDone={done} />}
      </FormOfPerson>
    </RecordPage>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { PatientBanner } from '@/features/patient/patient-banner';
import { FormRecord } from '@/features/record/forms/form-record';
import { FormOfPerson } from '@/features/record/forms/form-of-person';
import { textsFor } from '@/i18n/i18n';
import { RecordPage } from '@/ui/record-page';

export const Route = createFileRoute('/manage/outpatient/medical-history/$id_/record/$recordid')({
  params: numeric('id', 'recordid'),
  loader: textsFor('consultation', 'patient', 'record'),
  component: HistoryRecordPage,
});

/**
 * SPEC 2, `medical-history/{id}/record/{recordid}`: a form of this patient, with its versions and the trend of its
 * scores.
 */
function HistoryRecordPage() {
  const { id, recordid } = Route.useParams();
  const { t } = useTranslation('consultation');
  const navigate = Route.useNavigate();
  const back = useBack(() => void navigate({ to: '/manage/outpatient/medical-history/$id', params: { id } }));
  useAccessScope('outpatient', 'medical-history');
  const edit = () =>
    void navigate({ to: '/manage/outpatient/medical-history/$id/record/$recordid/edit', params: { id, recordid } });
  return (
    <RecordPage place={t('title')} banner={<PatientBanner id={id} back={back} />}>
      <FormOfPerson personId={id} formId={recordid}>
        {row => <FormRecord row={row} onEdit={edit} />}
      </FormOfPerson>
    </RecordPage>
  );
}

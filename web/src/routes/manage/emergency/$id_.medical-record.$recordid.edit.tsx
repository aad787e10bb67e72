import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyForm } from './-emergency-form';

export const Route = createFileRoute('/manage/emergency/$id_/medical-record/$recordid/edit')({
  params: numeric('id', 'recordid'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: Form,
});

function Form() {
  const { id, recordid } = Route.useParams();
  return <EmergencyForm encounterId={id} formId={recordid} edit />;
}

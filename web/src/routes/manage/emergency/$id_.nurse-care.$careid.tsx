import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyForm } from './-emergency-form';

export const Route = createFileRoute('/manage/emergency/$id_/nurse-care/$careid')({
  params: numeric('id', 'careid'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: Form,
});

function Form() {
  const { id, careid } = Route.useParams();
  return <EmergencyForm encounterId={id} formId={careid} />;
}

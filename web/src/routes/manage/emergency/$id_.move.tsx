import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { EmergencyPage } from './-emergency-page';

export const Route = createFileRoute('/manage/emergency/$id_/move')({
  params: numeric('id'),
  loader: textsFor('emergency', 'stay', 'consultation', 'patient', 'record'),
  component: Visit,
});

function Visit() {
  return <EmergencyPage encounterId={Route.useParams().id} form="move" />;
}

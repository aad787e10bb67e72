import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { StayPage } from './-stay-page';

export const Route = createFileRoute('/manage/inpatient/$id_/move')({
  params: numeric('id'),
  loader: textsFor('stay', 'bed', 'consultation', 'patient', 'record', 'medication'),
  component: Stay,
});

function Stay() {
  return <StayPage encounterId={Route.useParams().id} form="move" />;
}

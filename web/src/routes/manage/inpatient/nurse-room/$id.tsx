import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { textsFor } from '@/i18n/i18n';
import { NurseRoom } from './-nurse-room';

export const Route = createFileRoute('/manage/inpatient/nurse-room/$id')({
  params: numeric('id'),
  loader: textsFor('observation', 'bed'),
  component: Room,
});

/** SPEC 1, `inpatient/nurse-room/{id}`: one room of a ward. */
function Room() {
  return <NurseRoom roomId={Route.useParams().id} />;
}

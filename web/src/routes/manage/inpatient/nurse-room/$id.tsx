import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { oneOf, search } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { NurseRoom } from './-nurse-room';

export const Route = createFileRoute('/manage/inpatient/nurse-room/$id')({
  params: numeric('id'),
  validateSearch: search({ show: oneOf('mine', 'overdue', 'red') }),
  loader: textsFor('observation', 'bed'),
  component: Room,
});

/** SPEC 1, `inpatient/nurse-room/{id}`: one room of a ward. */
function Room() {
  const { show } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NurseRoom roomId={Route.useParams().id} show={show} onShow={next => void navigate({ search: { show: next } })} />
  );
}

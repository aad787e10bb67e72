import { createFileRoute } from '@tanstack/react-router';
import { flag, oneOf, positive, search } from '@/app/search-params';
import { textsFor } from '@/i18n/i18n';
import { NurseRoom } from './-nurse-room';

export const Route = createFileRoute('/manage/inpatient/nurse-room/')({
  validateSearch: search({ ward: positive, wall: flag, show: oneOf('mine', 'overdue', 'red') }),
  loader: textsFor('observation', 'bed'),
  component: Post,
});

/** SPEC 1, `inpatient/nurse-room`: the nursing post. */
function Post() {
  const { ward, wall, show } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NurseRoom
      wardId={ward}
      show={show}
      isWall={wall ?? false}
      onWard={id => void navigate({ search: { ward: id, wall, show } })}
      onShow={next => void navigate({ search: { ward, wall, show: next } })}
      onWall={isOpen => void navigate({ search: { ward, wall: isOpen || undefined, show } })}
    />
  );
}

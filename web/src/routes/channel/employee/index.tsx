import { Profession } from '@alur/contracts/identity/profession';
import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useAccessScope } from '@/access/use-access-scope';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { useCurrentFacility } from '@/app/facilities';
import { flag, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { EmployeeList } from '@/features/identity/employee-list';
import { OwnPeople } from '@/features/identity/facility-people';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/employee/')({
  validateSearch: search({
    ...listParams,
    profession: oneOf(...Profession.options),
    facility: positive,
    facilityName: text,
    active: flag,
    lapsing: flag,
  }),
  loader: textsFor('identity'),
  component: EmployeesPage,
});

/** Lists everybody for the operator, and a facility's own people for its administrator. */
function EmployeesPage() {
  const session = useAtomValue(sessionAtom);
  return session && isOperator(session.user) ? <Everybody /> : <Own />;
}

function Everybody() {
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'employee');
  return (
    <EmployeeList
      onOpen={id => void navigate({ to: '/channel/employee/$id', params: { id } })}
      onAdd={() => void navigate({ to: '/channel/employee/add' })}
    />
  );
}

function Own() {
  const navigate = Route.useNavigate();
  useAccessScope('settings', 'access');
  const facility = useCurrentFacility();
  return (
    facility && (
      <OwnPeople
        facility={facility}
        onOpen={id => void navigate({ to: '/channel/acl/employee/$id', params: { id } })}
      />
    )
  );
}

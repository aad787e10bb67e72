import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { flag, listParams, positive, search, text } from '@/app/search-params';
import { EmployeeList } from '@/features/identity/employee-list';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/employee/')({
  beforeLoad: guardOperator,
  validateSearch: search({
    ...listParams,
    profession: text,
    facility: positive,
    facilityName: text,
    active: flag,
    lapsing: flag,
  }),
  loader: textsFor('identity'),
  component: EmployeesPage,
});

function EmployeesPage() {
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'employee');
  return (
    <EmployeeList
      onOpen={id => void navigate({ to: '/channel/employee/$id', params: { id } })}
      onAdd={() => void navigate({ to: '/channel/employee/add' })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { numeric } from '@/app/params';
import { flag, search } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { EmployeePage } from '@/features/identity/employee-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/employee/$id/')({
  params: numeric('id'),
  beforeLoad: guardOperator,
  validateSearch: search({ invite: flag }),
  loader: textsFor('identity'),
  component: OneEmployeePage,
});

function OneEmployeePage() {
  const { id } = Route.useParams();
  const { invite } = Route.useSearch();
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'employee');
  return (
    <EmployeePage
      id={id}
      invite={invite}
      back={useBack(() => void navigate({ to: '/channel/employee' }))}
      onInvited={() => void navigate({ search: {}, replace: true })}
      onEdit={() => void navigate({ to: '/channel/employee/$id/edit', params: { id } })}
      onAccess={() => void navigate({ to: '/channel/acl/employee/$id', params: { id } })}
    />
  );
}

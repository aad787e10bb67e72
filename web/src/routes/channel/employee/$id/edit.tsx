import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { PageError } from '@/app/page-error';
import { guardOperator } from '@/app/guards';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { EmployeeForm } from '@/features/identity/employee-form';
import { useEmployee } from '@/features/identity/employee-queries';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';

export const Route = createFileRoute('/channel/employee/$id/edit')({
  params: numeric('id'),
  beforeLoad: guardOperator,
  loader: textsFor('identity'),
  component: EditEmployeePage,
});

function EditEmployeePage() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'employee');
  const { data, error, refetch } = useEmployee(id);
  const leave = () => void navigate({ to: '/channel/employee/$id', params: { id } });
  const back = useBack(leave);
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <>
      <PageHead title={data.name} back={back} />
      <EmployeeForm employee={data} onSaved={leave} onCancel={leave} />
    </>
  );
}

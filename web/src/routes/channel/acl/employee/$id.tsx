import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { EmployeeAccess } from '@/features/identity/employee-access';
import { useEmployee } from '@/features/identity/employee-queries';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { ErrorState, TableSkeleton } from '@/ui/states';

export const Route = createFileRoute('/channel/acl/employee/$id')({
  params: numeric('id'),
  beforeLoad: guardOperator,
  loader: textsFor('identity', 'words'),
  component: EmployeeAccessPage,
});

function EmployeeAccessPage() {
  const { t } = useTranslation('identity');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'acl');
  const { data, error, refetch } = useEmployee(id);
  const back = useBack(() => void navigate({ to: '/channel/employee/$id', params: { id } }));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <>
      <PageHead title={t('access.title', { name: data.name })} place={t('role.title')} back={back} />
      <EmployeeAccess key={data.id} employee={data} />
    </>
  );
}

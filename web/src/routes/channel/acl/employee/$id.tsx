import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageError } from '@/app/page-error';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { EmployeeAccess } from '@/features/identity/employee-access';
import { useEmployee } from '@/features/identity/employee-queries';
import { textsFor } from '@/i18n/i18n';
import { PageHead } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { useAccessManager } from '../-use-facility';

export const Route = createFileRoute('/channel/acl/employee/$id')({
  params: numeric('id'),
  loader: textsFor('identity', 'words'),
  component: EmployeeAccessPage,
});

function EmployeeAccessPage() {
  const { t } = useTranslation('identity');
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const { operates, own, mayEdit } = useAccessManager();
  const { data, error, refetch } = useEmployee(id);
  const back = useBack(
    () => void navigate(operates ? { to: '/channel/employee/$id', params: { id } } : { to: '/channel/employee' }),
  );
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton />;
  return (
    <>
      <PageHead title={t('access.title', { name: data.name })} place={t('role.title')} back={back} />
      <EmployeeAccess key={data.id} employee={data} only={operates ? null : own} mayEdit={mayEdit} />
    </>
  );
}

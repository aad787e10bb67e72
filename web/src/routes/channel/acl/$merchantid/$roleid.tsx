import { accessModules } from '@alur/contracts/identity/access-modules';
import { createFileRoute } from '@tanstack/react-router';
import { lookAs } from '@/access/look-as';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { useRoles } from '@/features/identity/employee-queries';
import { RoleEditor } from '@/features/identity/role-editor';
import { textsFor } from '@/i18n/i18n';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useTranslation } from 'react-i18next';
import { useAccessManager } from '../-use-facility';

export const Route = createFileRoute('/channel/acl/$merchantid/$roleid')({
  params: numeric('merchantid', 'roleid'),
  loader: textsFor('identity', 'words'),
  component: RolePage,
});

function RolePage() {
  const { t } = useTranslation('identity');
  const { merchantid, roleid } = Route.useParams();
  const navigate = Route.useNavigate();
  const { mayEdit, own, operates, personAt } = useAccessManager();
  const { rows, loading, error, retry } = useRoles(merchantid);
  const leave = () => void navigate({ to: '/channel/acl', search: { facility: merchantid } });
  const back = useBack(leave);
  const role = rows.find(({ id }) => id === roleid);
  // Only members of the facility can look as its roles: the operator has no role there, and may not read its rows.
  const look = async () => {
    if (!role) return;
    lookAs(role.name, accessModules(new Set(role.rights), 'manage'));
    await navigate({ to: '/manage' });
  };
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (loading) return <TableSkeleton />;
  if (!role) return <EmptyState title={t('role.gone')} />;
  return (
    <RoleEditor
      key={role.id}
      facilityId={merchantid}
      role={role}
      mayEdit={mayEdit}
      personAt={personAt}
      back={back}
      onSaved={() => leave()}
      onLeave={leave}
      onLook={!operates && own?.id === merchantid ? () => void look() : undefined}
    />
  );
}

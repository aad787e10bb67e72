import { createFileRoute } from '@tanstack/react-router';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { RoleEditor } from '@/features/identity/role-editor';
import { textsFor } from '@/i18n/i18n';
import { useAccessManager } from '../-use-facility';

export const Route = createFileRoute('/channel/acl/$merchantid/add')({
  params: numeric('merchantid'),
  loader: textsFor('identity', 'words'),
  component: AddRolePage,
});

function AddRolePage() {
  const { merchantid } = Route.useParams();
  const navigate = Route.useNavigate();
  const { mayEdit, personAt } = useAccessManager();
  const leave = () => void navigate({ to: '/channel/acl', search: { facility: merchantid } });
  return (
    <RoleEditor
      facilityId={merchantid}
      mayEdit={mayEdit}
      personAt={personAt}
      back={useBack(leave)}
      onSaved={roleid =>
        void navigate({ to: '/channel/acl/$merchantid/$roleid', params: { merchantid, roleid }, replace: true })
      }
      onLeave={leave}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { flag, positive, search, text } from '@/app/search-params';
import { RoleList } from '@/features/identity/role-list';
import { textsFor } from '@/i18n/i18n';
import { useAccessManager } from './-use-facility';

export const Route = createFileRoute('/channel/acl/')({
  validateSearch: search({ facility: positive, facilityName: text, all: flag }),
  loader: textsFor('identity', 'words'),
  component: RolesPage,
});

function RolesPage() {
  const navigate = Route.useNavigate();
  const { facility, facilityName } = Route.useSearch();
  const { operates, own, mayEdit } = useAccessManager();
  const chosen = facility === undefined ? null : { id: facility, name: facilityName ?? `#${facility}` };
  const shown = operates ? chosen : own;
  const at = { merchantid: shown?.id ?? 0 };
  return (
    <RoleList
      key={shown?.id}
      facility={shown}
      onFacility={
        operates
          ? next =>
              void navigate({
                search: next ? { facility: next.id, facilityName: next.name } : {},
                replace: true,
              })
          : null
      }
      mayEdit={mayEdit}
      onOpen={role => void navigate({ to: '/channel/acl/$merchantid/$roleid', params: { ...at, roleid: role.id } })}
      onAdd={() => void navigate({ to: '/channel/acl/$merchantid/add', params: at })}
    />
  );
}

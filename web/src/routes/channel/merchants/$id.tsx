import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { guardOperator } from '@/app/guards';
import { numeric } from '@/app/params';
import { listParams, search, text } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { FacilityPeople } from '@/features/identity/facility-people';
import { MerchantPage } from '@/features/merchant/merchant-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/merchants/$id')({
  params: numeric('id'),
  validateSearch: search({ ...listParams, tab: text }),
  beforeLoad: guardOperator,
  loader: textsFor('merchant', 'identity', 'catalogue'),
  component: OneMerchantPage,
});

function OneMerchantPage() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'merchants');
  const leave = () => void navigate({ to: '/channel/merchants' });
  return (
    <MerchantPage
      id={id}
      back={useBack(leave)}
      onLeave={leave}
      onAddEmployee={name =>
        void navigate({ to: '/channel/employee/add', search: { facility: id, facilityName: name } })
      }
      people={onAdd => (
        <FacilityPeople
          facilityId={id}
          onOpen={person => void navigate({ to: '/channel/employee/$id', params: { id: person } })}
          onAdd={onAdd}
        />
      )}
      onRoles={name => void navigate({ to: '/channel/acl', search: { facility: id, facilityName: name } })}
    />
  );
}

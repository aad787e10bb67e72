import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useAccessScope } from '@/access/use-access-scope';
import { isOperator } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { FacilityChoice } from '@/app/facility-choice';
import { listParams, oneOf, search } from '@/app/search-params';
import { MerchantList } from '@/features/merchant/merchant-list';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/channel/merchants/')({
  validateSearch: search({
    ...listParams,
    category: oneOf('primary_clinic', 'main_clinic', 'puskesmas', 'hospital', 'practice'),
    status: oneOf('active', 'suspended'),
  }),
  loader: textsFor('merchant', 'enums'),
  component: MerchantsPage,
});

/** The operator's list of facilities; for everybody else the page where a facility is chosen. */
function MerchantsPage() {
  const session = useAtomValue(sessionAtom);
  return session && isOperator(session.user) ? <Operator /> : <FacilityChoice />;
}

function Operator() {
  const navigate = Route.useNavigate();
  useAccessScope('channel', 'merchants');
  return (
    <MerchantList
      onOpen={id => void navigate({ to: '/channel/merchants/$id', params: { id } })}
      onAdd={() => void navigate({ to: '/channel/merchants/create' })}
    />
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { PurchaseRecord } from '@/features/purchase/purchase-record';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/inventory/purchase/$id')({
  params: numeric('id'),
  loader: textsFor('purchase', 'catalogue'),
  component: Purchase,
});

/** SPEC 2: one purchase. */
function Purchase() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'purchase');
  const back = useBack(() => void navigate({ to: '/manage/inventory', search: { tab: 'purchase' } }));
  return <PurchaseRecord key={id} id={id} back={back} />;
}

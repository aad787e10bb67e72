import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { CountRecord } from '@/features/stock-count/count-record';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/inventory/count/$id')({
  params: numeric('id'),
  loader: textsFor('stock-count', 'catalogue'),
  component: Count,
});

/** DOMAIN 7: one stock count. */
function Count() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'count');
  const back = useBack(() => void navigate({ to: '/manage/inventory', search: { tab: 'count' } }));
  return <CountRecord key={id} id={id} back={back} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { useBack } from '@/app/use-back';
import { StockDetail } from '@/features/inventory/stock-sheet';
import { PreparationRecord } from '@/features/preparation/preparation-record';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/inventory/mixed/$id')({
  params: numeric('id'),
  loader: textsFor('preparation', 'inventory', 'catalogue'),
  component: Preparation,
});

/** SPEC 2: one compounded item. */
function Preparation() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'mixed');
  const back = useBack(() => void navigate({ to: '/manage/inventory', search: { prepared: true } }));
  return <PreparationRecord key={id} {...{ id, back }} stock={row => <StockDetail row={row} freshness={null} />} />;
}

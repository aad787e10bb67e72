import { createFileRoute } from '@tanstack/react-router';
import { useAccessScope } from '@/access/use-access-scope';
import { numeric } from '@/app/params';
import { positive, search } from '@/app/search-params';
import { useBack } from '@/app/use-back';
import { StockPage } from '@/features/inventory/stock-page';
import { textsFor } from '@/i18n/i18n';

export const Route = createFileRoute('/manage/inventory/item/$id')({
  params: numeric('id'),
  validateSearch: search({ store: positive }),
  loader: textsFor('inventory'),
  component: Item,
});

/** SPEC 2: one item's stock. */
function Item() {
  const { id } = Route.useParams();
  const { store } = Route.useSearch();
  const navigate = Route.useNavigate();
  useAccessScope('inventory', 'item');
  const back = useBack(() => void navigate({ to: '/manage/inventory' }));
  return (
    <StockPage
      key={id}
      {...{ id, storeId: store, back }}
      onStore={chosen => void navigate({ search: { store: chosen }, replace: true })}
    />
  );
}

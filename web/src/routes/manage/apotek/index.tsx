import type { saleList, saleUnfinished } from '@alur/contracts/sale/rows';
import { createFileRoute } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { oneOf, search, text } from '@/app/search-params';
import { SaleBoard } from '@/features/sale/sale-board';
import { textsFor } from '@/i18n/i18n';
import { askAhead } from '@/live/ahead';
import { periodParams } from '@/live/period-params';
import { Button } from '@/ui/button';
import { localDate } from '@/ui/format';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/apotek/')({
  validateSearch: search({
    status: oneOf('draft', 'confirmed', 'handed_over', 'partly_returned', 'returned', 'cancelled'),
    search: text,
    ...periodParams,
  }),
  loader: () => {
    askAhead<typeof saleList>('sale.list', { date: localDate() });
    askAhead<typeof saleUnfinished>('sale.unfinished', { unfinished: 'yes' });
    return textsFor('sale')();
  },
  component: Apotek,
});

/** SPEC 2: the external pharmacy's sales. */
function Apotek() {
  const { t } = useTranslation('sale');
  const can = useCan();
  const navigate = Route.useNavigate();
  useAccessScope('apotek');
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          can('apotek:sell') && (
            <Button variant="primary" onClick={() => void navigate({ to: '/manage/apotek/add' })}>
              <Plus aria-hidden />
              {t('add')}
            </Button>
          )
        }
      />
      <SaleBoard onOpen={({ id }) => void navigate({ to: '/manage/apotek/$id', params: { id } })} />
    </>
  );
}

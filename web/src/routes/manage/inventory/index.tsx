import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { day, flag, listParams, oneOf, positive, search, text } from '@/app/search-params';
import { StockScreen } from '@/features/inventory/stock-screen';
import { PurchaseBoard } from '@/features/purchase/purchase-board';
import { CountBoard } from '@/features/stock-count/count-board';
import { RequisitionBoard } from '@/features/requisition/requisition-board';
import { UrlTabs } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';
import { placeOf, usePageTabs } from '../-catalogue-tabs';
import { PageHead } from '@/ui/page-head';

export const Route = createFileRoute('/manage/inventory/')({
  validateSearch: search({
    ...{ ...listParams, from: day, to: day },
    tab: text,
    show: oneOf('active', 'retired'),
    stage: oneOf('received', 'refused'),
    state: oneOf(
      ...(['draft', 'ordered', 'partially_received', 'received'] as const),
      ...(['closed_short', 'invoiced', 'paid', 'cancelled'] as const),
    ),
    count: oneOf('counting', 'counted', 'approved', 'cancelled'),
    supplier: positive,
    below: flag,
    prepared: flag,
    expires: oneOf('quarter', 'half'),
    store: positive,
  }),
  loader: textsFor('inventory', 'catalogue', 'purchase', 'requisition', 'stock-count'),
  component: Inventory,
});

function Inventory() {
  const { t } = useTranslation('inventory');
  const { tab } = Route.useSearch();
  const open = usePageTabs('inventory', [
    { value: 'stock', label: t('tab.stock'), order: 10, right: 'inventory.item:view', content: <StockScreen /> },
    {
      value: 'purchase',
      label: t('tab.purchase'),
      order: 12,
      right: 'inventory.purchase:view',
      content: <PurchaseBoard />,
    },
    {
      value: 'requisition',
      label: t('tab.requisition'),
      order: 15,
      right: 'inventory.requisition:view',
      content: <RequisitionBoard />,
    },
    { value: 'count', label: t('tab.count'), order: 16, right: 'inventory.count:view', content: <CountBoard /> },
  ]);
  const shown = open.find(one => one.value === tab) ?? open[0];
  useAccessScope('inventory', shown ? (placeOf(shown)[1] ?? null) : null);
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('tabs')} items={open}>
        {value => open.find(one => one.value === value)?.content}
      </UrlTabs>
    </>
  );
}

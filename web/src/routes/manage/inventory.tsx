import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAccessScope } from '@/access/use-access-scope';
import { useCan } from '@/access/use-can';
import { flag, listParams, oneOf, positive, search } from '@/app/search-params';
import {
  inventoryCategoryForm,
  medicineForm,
  storeForm,
  supplierForm,
  unitForm,
} from '@/features/catalogue/catalogue-forms';
import { CatalogueScreen } from '@/features/catalogue/catalogue-screen';
import { StockScreen } from '@/features/inventory/stock-screen';
import { PageHead } from '@/ui/card';
import { UrlTabs } from '@/ui/tabs';
import { textsFor } from '@/i18n/i18n';

const tabs = ['stock', 'item', 'category', 'supplier', 'unit', 'store'] as const;
type Tab = (typeof tabs)[number];

export const Route = createFileRoute('/manage/inventory')({
  validateSearch: search({
    ...listParams,
    tab: oneOf(...tabs),
    show: oneOf('active', 'retired'),
    below: flag,
    store: positive,
  }),
  loader: textsFor('inventory', 'catalogue'),
  component: Inventory,
});

const forms = {
  item: medicineForm,
  category: inventoryCategoryForm,
  supplier: supplierForm,
  unit: unitForm,
  store: storeForm,
};

function Inventory() {
  const { t } = useTranslation('inventory');
  const can = useCan();
  const { tab } = Route.useSearch();
  useAccessScope('inventory', tab === undefined || tab === 'stock' ? 'item' : tab);
  const open = tabs.filter(one => can(`inventory.${one === 'stock' ? 'item' : one}:view`));
  return (
    <>
      <PageHead title={t('title')} />
      <UrlTabs label={t('tabs')} items={open.map(value => ({ value, label: t(`tab.${value}`) }))}>
        {value =>
          value === 'stock' ? (
            <StockScreen />
          ) : (
            <CatalogueScreen key={value} form={forms[value as Exclude<Tab, 'stock'>]} />
          )
        }
      </UrlTabs>
    </>
  );
}

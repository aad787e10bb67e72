import { pricesOf } from '@alur/contracts/kernel/dated-price';
import type { CatalogueForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { DatedPrices } from '@/prices/dated-prices';
import type { Item } from './items';

/** An item's prices by the days from which they apply, where its catalogue has prices. */
export function ItemPrices({ form, item, mayEdit }: { form: CatalogueForm; item: Item; mayEdit: boolean }) {
  const locale = useLocale();
  const { dated } = form.spec;
  if (!dated) return null;
  const fields = form.fields
    .filter(({ name }) => dated.fields.includes(name))
    .map(({ name, word, required }) => ({ field: name, label: word[locale], mayBeEmpty: !required }));
  const thing = { name: String(item['name'] ?? ''), id: item.id, fields, prices: pricesOf(item), commands: dated };
  return <DatedPrices of={thing} mayEdit={mayEdit} />;
}

import { pricesOf } from '@alur/contracts/kernel/dated-price';
import { classPricesOf } from '@alur/contracts/kernel/payer-price';
import type { CatalogueForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { ClassPrices } from '@/prices/class-prices';
import { DatedPrices } from '@/prices/dated-prices';
import type { Item } from './items';

/** An item's prices by the days from which they apply, where its catalogue has prices, and those of classes. */
export function ItemPrices({ form, item, mayEdit }: { form: CatalogueForm; item: Item; mayEdit: boolean }) {
  const locale = useLocale();
  const { dated, byClass } = form.spec;
  if (!dated) return null;
  const fields = form.fields
    .filter(({ name }) => dated.fields.includes(name))
    .map(({ name, word, required }) => ({ field: name, label: word[locale], mayBeEmpty: !required }));
  const of = { name: String(item['name'] ?? ''), id: item.id };
  return (
    <>
      <DatedPrices of={{ ...of, fields, prices: pricesOf(item), commands: dated }} mayEdit={mayEdit} />
      {byClass && <ClassPrices of={{ ...of, prices: classPricesOf(item), commands: byClass }} mayEdit={mayEdit} />}
    </>
  );
}

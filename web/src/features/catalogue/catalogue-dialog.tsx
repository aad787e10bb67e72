import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueForm } from '@/catalogues/catalogue-form';
import { OvertakenFields } from '@/drafts/overtaken';
import { CommandForm } from '@/forms/command-form';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useLocale } from '@/i18n/use-locale';
import { useToday } from '@/live/use-today';
import { Button } from '@/ui/button';
import { SideSheet } from '@/ui/side-sheet';
import { CatalogueField } from './catalogue-field';
import { bodyOf, inSentence, missing, startingValues, type Item } from './items';
import { useValueWords } from './value-words';

const ItemPrices = lazy(async () => ({ default: (await import('./item-prices')).ItemPrices }));

/** Adds an item, or changes the one given. */
export function CatalogueDialog({
  form: catalogue,
  item: kept,
  onClose,
}: {
  form: CatalogueForm;
  item: Item | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const today = useToday();
  const item = kept && pricedOn(kept, pricesOf(kept), today);
  const words = useValueWords();
  const question = useSaveQuestion();
  const locale = useLocale();
  const name = inSentence(catalogue.word[locale]);
  const form = useCommandForm(item ? catalogue.spec.change : catalogue.spec.add, {
    values: startingValues(catalogue, item),
    id: item?.id,
    ifMatch: item?.revision,
    body: bodyOf,
    check: typed => Object.fromEntries(missing(catalogue, typed).map(field => [field, t('required')])),
    ask: () => question(name, item === null),
    success: t(item ? 'changed' : 'saved', { name }),
    onDone: onClose,
  });
  const theirs = item ? catalogue.fields.filter(field => form.overtaken.includes(field.name)) : [];
  return (
    <SideSheet
      modal
      open
      onOpenChange={open => {
        if (!open && !form.pending) onClose();
      }}
      title={item ? t('change', { name }) : t('add', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            type="submit"
            form="catalogue-form"
            variant="primary"
            pending={form.pending}
            disabledReason={theirs.length > 0 ? t('overtakenNeeded') : null}
          >
            {t('common:save')}
          </Button>
        </>
      }
    >
      <CommandForm of={form} id="catalogue-form" className="grid grid-cols-2 items-start gap-4">
        {item && theirs.length > 0 && (
          <div className="col-span-2">
            <OvertakenFields
              text={t('overtaken')}
              fields={theirs.map(field => ({ label: field.word[locale], words: words(field, item) }))}
              onTake={form.takeTheirs}
              onKeep={form.keepMine}
            />
          </div>
        )}
        {catalogue.fields.map((field, at) => (
          <CatalogueField key={field.name} control={form.control} field={field} autoFocus={at === 0} />
        ))}
      </CommandForm>
      {item && catalogue.spec.dated && (
        <Suspense>
          <ItemPrices form={catalogue} item={item} mayEdit={item.active} />
        </Suspense>
      )}
    </SideSheet>
  );
}

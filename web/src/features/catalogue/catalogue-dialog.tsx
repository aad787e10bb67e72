import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { OvertakenFields } from '@/drafts/overtaken';
import { useTyped } from '@/drafts/use-typed';
import { Button } from '@/ui/button';
import { SideSheet } from '@/ui/side-sheet';
import { enterToNext } from '@/ui/enter-to-next';
import { CatalogueField } from './catalogue-field';
import { bodyOf, inSentence, missing, startingValues, type Item, type Values } from './items';
import type { CatalogueForm } from '@/catalogues/catalogue-form';
import { useLocale } from '@/i18n/use-locale';
import { useValueWords } from './value-words';

/**
 * Adds an item, or changes the one given. A refusal leaves everything typed as it was; what others save meanwhile is never
 * saved over unseen (see `useTyped`).
 */
export function CatalogueDialog({
  form,
  item,
  onClose,
}: {
  form: CatalogueForm;
  item: Item | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const { values, overtaken, set, keepMine, takeTheirs } = useTyped<Values>(startingValues(form, item));
  const words = useValueWords();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const locale = useLocale();
  const name = inSentence(form.word[locale]);
  const refused = (error: ApiError) => {
    const said = fieldMessages(error);
    setErrors(said);
    return error.fields.length > 0 && error.fields.every(field => field.path in values);
  };
  const add = useCommand(form.spec.add, { success: t('saved', { name }), onRefused: refused });
  const change = useCommand(form.spec.change, { success: t('changed', { name }), onRefused: refused });
  const pending = add.pending || change.pending;
  // One's own are on the screen before they are answered.
  const theirs = item && !pending ? form.fields.filter(field => overtaken.includes(field.name)) : [];
  const reason = theirs.length > 0 ? t('overtakenNeeded') : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || reason) return;
    const empty = missing(form, values);
    setErrors(Object.fromEntries(empty.map(field => [field, t('required')])));
    if (empty.length > 0) return;
    const outcome = await (item
      ? change.run({ id: item.id, body: bodyOf(values), ifMatch: item.revision })
      : add.run({ body: bodyOf(values) }));
    if (outcome.ok) onClose();
  };

  return (
    <SideSheet
      modal
      open
      onOpenChange={open => {
        if (!open && !pending) onClose();
      }}
      title={item ? t('change', { name }) : t('add', { name })}
      footer={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" form="catalogue-form" variant="primary" pending={pending} disabledReason={reason}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <form
        id="catalogue-form"
        noValidate
        onSubmit={event => void submit(event)}
        onKeyDown={enterToNext}
        className="grid grid-cols-2 items-start gap-4"
      >
        {item && theirs.length > 0 && (
          <div className="col-span-2">
            <OvertakenFields
              text={t('overtaken')}
              fields={theirs.map(field => ({ label: field.word[locale], words: words(field, item) }))}
              onTake={takeTheirs}
              onKeep={keepMine}
            />
          </div>
        )}
        {form.fields.map((field, at) => (
          <CatalogueField
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            error={errors[field.name] ?? null}
            autoFocus={at === 0}
            onChange={value => {
              set(field.name, value);
              setErrors(({ [field.name]: _gone, ...rest }) => rest);
            }}
          />
        ))}
      </form>
    </SideSheet>
  );
}

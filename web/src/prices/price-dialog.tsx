import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { Select } from '@/ui/select';
import { PriceFields } from './price-fields';
import type { PricedThing } from './priced-thing';

/** Sets a price from a day on. */
export function PriceDialog({ of: thing, onClose }: { of: PricedThing; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const today = useToday();
  const [first] = thing.fields;
  const question = useSaveQuestion();
  const form = useCommandForm(thing.commands.set, {
    id: thing.id,
    values: { field: first?.field ?? '', price: null as number | null, effectiveFrom: today },
    body: typed => typed,
    ask: () => question(thing.name, false),
    check: ({ field, price }) => ({
      price: price === null && !thing.fields.find(one => one.field === field)?.mayBeEmpty && t('required'),
    }),
    success: t('prices.saved'),
    onDone: onClose,
  });
  const chosen = thing.fields.find(({ field }) => field === form.watch('field'));
  return (
    <FormDialog of={form} title={t('prices.add')} description={thing.name} onClose={onClose}>
      {thing.fields.length > 1 && (
        <FormField control={form.control} name="field" label={t('prices.which')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={thing.fields.map(({ field, label }) => ({ value: field, label }))}
            />
          )}
        </FormField>
      )}
      <PriceFields control={form.control} emptyMeans={chosen?.mayBeEmpty ? t('prices.emptyMeans') : undefined} />
    </FormDialog>
  );
}

import { availableOn, exact } from '@alur/contracts/inventory/quantity';
import { stockItem } from '@alur/contracts/inventory/topics';
import { makeBatch } from '@alur/contracts/preparation/commands';
import type { PreparationRow } from '@alur/contracts/preparation/rows';
import { useTranslation } from 'react-i18next';
import { useMainStore } from '@/app/main-store';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { formatNumber } from '@/ui/format';
import { NumberInput } from '@/ui/number-input';
import { WholeInput } from '@/ui/whole-input';

interface Values {
  times: number | null;
  quantity: number | null;
  batch: string;
}

/** Makes a batch: what it takes of each ingredient stands beside what is left of it. */
export function MakeDialog({ name, row, onClose }: { name: string; row: PreparationRow; onClose: () => void }) {
  const { t } = useTranslation('preparation');
  const form = useCommandForm(makeBatch, {
    id: row.id,
    values: { times: 1, quantity: null, batch: '' } as Values,
    body: ({ times, quantity, batch }) => ({ times, quantity, batch: batch.trim() || null }),
    check: ({ times, quantity }) => ({
      times: times !== null && times < 1 && t('positive'),
      quantity: quantity !== null && quantity <= 0 && t('positive'),
    }),
    success: t('madeDone'),
    onDone: onClose,
  });
  const times = form.watch('times') ?? 1;
  return (
    <FormDialog
      of={form}
      title={t('makeTitle', { name })}
      description={t('makeText')}
      verb={t('make')}
      className="grid grid-cols-2 items-start gap-4"
      onClose={onClose}
    >
      <FormField control={form.control} name="times" label={t('times')} required>
        {bound => <WholeInput autoFocus {...bound} />}
      </FormField>
      <FormField
        control={form.control}
        name="quantity"
        label={t('cameTo', { unit: row.unit })}
        hint={t('cameToHint', { quantity: formatNumber(exact(row.yieldQuantity * times), 3) })}
        optional
      >
        {bound => <NumberInput decimals={3} {...bound} />}
      </FormField>
      <TextField
        control={form.control}
        name="batch"
        label={t('batch')}
        hint={t('batchHint')}
        optional
        maxLength={255}
        className="col-span-full"
      />
      <section className="col-span-full">
        <h3 className="pb-1 font-semibold">{t('ingredients')}</h3>
        <ul className="tabular divide-y">
          {row.ingredients.map(({ quantity, ...ingredient }) => (
            <Needed key={ingredient.itemId} {...ingredient} quantity={exact(quantity * times)} />
          ))}
        </ul>
      </section>
    </FormDialog>
  );
}

function Needed({ itemId, name, unit, quantity }: PreparationRow['ingredients'][number]) {
  const { t } = useTranslation('preparation');
  const today = useToday();
  const storeId = useMainStore();
  const row = useTopic(stockItem, { id: itemId }).rows.find(each => each.storeId === storeId);
  const available = row ? availableOn(row.expiries, today) : 0;
  const isShort = row !== undefined && available < quantity;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1.5">
      <span>{row?.name ?? name}</span>
      <span className="text-right">
        {formatNumber(quantity, 3)} {unit}
        <span className={`block text-xs ${isShort ? 'font-medium text-danger-text' : 'text-muted-foreground'}`}>
          {t('available', { quantity: formatNumber(available, 3), unit })}
        </span>
      </span>
    </li>
  );
}

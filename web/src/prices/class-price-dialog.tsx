import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { everybody, PayerClassFields, payerOf } from './payer-class-fields';
import { PriceFields } from './price-fields';
import type { ClassPricedThing } from './priced-thing';

/** Sets a class's price from a day on, for all payers or for one. */
export function ClassPriceDialog({
  of: { id, name, commands },
  onClose,
}: {
  of: ClassPricedThing;
  onClose: () => void;
}) {
  const { t } = useTranslation('catalogue');
  const today = useToday();
  const question = useSaveQuestion();
  const form = useCommandForm(commands.set, {
    id,
    values: { ...everybody, price: null as number | null, effectiveFrom: today },
    body: ({ payer, ...typed }) => ({ ...typed, payer: payerOf(payer) }),
    ask: () => question(name, false),
    check: ({ classId }) => ({ classId: classId === null && t('required') }),
    success: t('prices.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('prices.classAdd')} description={name} onClose={onClose}>
      <PayerClassFields control={form.control} needsClass />
      <PriceFields control={form.control} emptyMeans={t('prices.emptyMeans')} />
    </FormDialog>
  );
}

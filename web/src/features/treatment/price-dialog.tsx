import { setPrice } from '@alur/contracts/treatment/commands';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { everybody, PayerClassFields, payerOf } from '@/prices/payer-class-fields';
import { PriceFields } from '@/prices/price-fields';

/** Sets the price for a payer and class from a day on. */
export function PriceDialog({ treatmentId, onClose }: { treatmentId: number; onClose: () => void }) {
  const { t } = useTranslation('treatment');
  const today = useToday();
  const question = useSaveQuestion();
  const form = useCommandForm(setPrice, {
    id: treatmentId,
    values: { ...everybody, price: null as number | null, effectiveFrom: today },
    body: ({ payer, ...typed }) => ({ ...typed, payer: payerOf(payer) }),
    ask: () => question(t('price.priceOf'), false),
    success: t('price.saved'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('price.add')} onClose={onClose}>
      <PayerClassFields control={form.control} />
      <PriceFields control={form.control} emptyMeans={t('price.emptyMeans')} />
    </FormDialog>
  );
}

import { Payer } from '@alur/contracts/kernel/enums';
import { setPrice } from '@alur/contracts/treatment/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useSaveQuestion } from '@/forms/save-question';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { PriceFields } from '@/prices/price-fields';
import { GlobalSelector } from '@/selectors/global-selector';
import { roomClass } from '@/selectors/global/wards';
import { Select } from '@/ui/select';

/** Sets the price for a payer and class from a day on. */
export function PriceDialog({ treatmentId, onClose }: { treatmentId: number; onClose: () => void }) {
  const { t } = useTranslation(['treatment', 'enums']);
  const today = useToday();
  const question = useSaveQuestion();
  const form = useCommandForm(setPrice, {
    id: treatmentId,
    values: { payer: 'all', classId: null as number | null, price: null as number | null, effectiveFrom: today },
    body: ({ payer, ...typed }) => ({ ...typed, payer: payer === 'all' ? null : payer }),
    ask: () => question(t('price.priceOf'), false),
    success: t('price.saved'),
    onDone: onClose,
  });
  const payers = [
    { value: 'all', label: t('price.allPayers') },
    ...Payer.options.map(payer => ({ value: payer as string, label: t(`enums:payer.${payer}`) })),
  ];
  return (
    <FormDialog of={form} title={t('price.add')} onClose={onClose}>
      <FormField control={form.control} name="payer" label={t('price.payer')} required>
        {({ value, onChange }) => <Select value={value} onValueChange={onChange} options={payers} />}
      </FormField>
      <FormField control={form.control} name="classId" label={t('price.class')} optional>
        {({ value, onChange }) => (
          <GlobalSelector
            of={roomClass}
            value={value}
            onChange={chosen => onChange(chosen?.item.id ?? null)}
            placeholder={t('price.allClasses')}
          />
        )}
      </FormField>
      <PriceFields control={form.control} emptyMeans={t('price.emptyMeans')} />
    </FormDialog>
  );
}

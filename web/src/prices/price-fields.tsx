import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { DateField } from '@/ui/date-field';
import { MoneyInput } from '@/ui/money-input';

/** What every form of a price asks for. */
export interface PriceValues {
  price: number | null;
  effectiveFrom: string;
}

/** What it costs, and from which day on; `emptyMeans` where it may be left empty. */
export function PriceFields<Values extends PriceValues>({
  control,
  emptyMeans,
}: {
  control: Control<Values>;
  emptyMeans?: string | undefined;
}) {
  const { t } = useTranslation('catalogue');
  // Whatever else a form asks for, these two it has.
  const own = control as unknown as Control<PriceValues>;
  return (
    <>
      <FormField
        control={own}
        name="price"
        label={t('prices.amount')}
        {...(emptyMeans === undefined ? { required: true } : { optional: true, hint: emptyMeans })}
      >
        {bound => <MoneyInput {...bound} />}
      </FormField>
      <FormField control={own} name="effectiveFrom" label={t('prices.from')} hint={t('prices.fromHint')} required>
        {bound => <DateField {...bound} />}
      </FormField>
    </>
  );
}

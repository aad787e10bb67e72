import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { DateField } from '@/ui/date-field';
import { MoneyInput } from '@/ui/money-input';

/** The values that every form of a price has. */
export interface PriceValues {
  price: number | null;
  effectiveFrom: string;
}

/** The price and the day from which it applies; `emptyMeans` is given where the price may be empty. */
export function PriceFields<Values extends PriceValues>({
  control,
  emptyMeans,
}: {
  control: Control<Values>;
  emptyMeans?: string | undefined;
}) {
  const { t } = useTranslation('catalogue');
  // The form may have other fields, but it always has these two.
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

import { Payer } from '@alur/contracts/kernel/enums';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { GlobalSelector } from '@/selectors/global-selector';
import { roomClass } from '@/selectors/global/wards';
import { Select } from '@/ui/select';

const ALL = 'all';

/** Whose price it is: of a payer or of all, in a class or in all. */
export interface PayerClassValues {
  payer: string;
  classId: number | null;
}

export const everybody: PayerClassValues = { payer: ALL, classId: null };

/** The same as a body has it. */
export const payerOf = (payer: string): string | null => (payer === ALL ? null : payer);

/** Payer and class of a price; `needsClass` where the payers' prices are elsewhere. */
export function PayerClassFields<Values extends PayerClassValues>({
  control,
  needsClass = false,
}: {
  control: Control<Values>;
  needsClass?: boolean;
}) {
  const { t } = useTranslation(['catalogue', 'enums']);
  // The form may have other fields, but it always has these two.
  const own = control as unknown as Control<PayerClassValues>;
  const payers = [
    { value: ALL, label: t('catalogue:prices.allPayers') },
    ...Payer.options.map(payer => ({ value: payer as string, label: t(`enums:payer.${payer}`) })),
  ];
  return (
    <>
      <FormField control={own} name="payer" label={t('catalogue:prices.payer')} required>
        {({ value, onChange }) => <Select value={value} onValueChange={onChange} options={payers} />}
      </FormField>
      <FormField
        control={own}
        name="classId"
        label={t('catalogue:prices.class')}
        {...(needsClass ? { required: true } : { optional: true })}
      >
        {({ value, onChange }) => (
          <GlobalSelector
            of={roomClass}
            value={value}
            onChange={chosen => onChange(chosen?.item.id ?? null)}
            placeholder={needsClass ? undefined : t('catalogue:prices.allClasses')}
          />
        )}
      </FormField>
    </>
  );
}

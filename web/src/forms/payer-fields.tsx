import { Payer } from '@alur/contracts/kernel/enums';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { translateCode } from '@/i18n/translate-error';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { RadioGroup } from '@/ui/radio-group';
import { FormField } from './command-form';

/** Who pays; the insurer's name is kept while another payer is chosen, and not sent. */
export interface Paying {
  payer: Payer;
  insurer: string;
}

/** The same as a body has it. */
export const payerBody = ({ payer, insurer }: Paying) => ({
  ...{ payer, insurer: payer === 'insurance' ? insurer.trim() : null },
});

/** Why the insurer's field is refused; false where it is not. */
export const insurerFault = ({ payer, insurer }: Paying) =>
  payer === 'insurance' && !insurer.trim() && translateCode('booking.insurer-missing');

/** The payer, and which insurer where one pays; in a form of two columns over both. */
export function PayerFields<Values extends Paying>({
  control,
  inline = false,
}: {
  control: Control<Values>;
  /** The payers beside each other. */
  inline?: boolean;
}) {
  const { t } = useTranslation(['common', 'enums']);
  // The form may have other fields, but it always has these two.
  const own = control as unknown as Control<Paying>;
  const payer = useWatch({ control: own, name: 'payer' });
  return (
    <>
      <FormField control={own} name="payer" label={t('common:payer')} className="col-span-full">
        {({ value, onChange }) => (
          <RadioGroup
            inline={inline}
            value={value}
            onValueChange={onChange}
            options={Payer.options.map(one => ({ value: one, label: t(`enums:payer.${one}`) }))}
          />
        )}
      </FormField>
      {payer === 'insurance' && (
        <FormField control={own} name="insurer" label={t('common:insurer')} required className="col-span-full">
          {bound => <InsurerSelector {...bound} />}
        </FormField>
      )}
    </>
  );
}

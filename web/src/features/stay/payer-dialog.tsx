import { Payer } from '@alur/contracts/kernel/enums';
import { changeStayPayer } from '@alur/contracts/stay/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { RadioGroup } from '@/ui/radio-group';
import type { StayDialogProps } from './stay-dialogs';

/** An insurer was found: who pays is another, while the bill is open. */
export function PayerDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation(['stay', 'enums']);
  const form = useCommandForm(changeStayPayer, {
    values: { payer: stay.payer, insurer: stay.insurer ?? '' },
    id: stay.encounterId,
    body: ({ payer, insurer }) => ({ payer, insurer: payer === 'insurance' ? insurer.trim() : null }),
    check: ({ payer, insurer }) => ({
      insurer: payer === 'insurance' && !insurer.trim() && translateCode('booking.insurer-missing'),
    }),
    success: t('stay:payerChanged'),
    onDone: onClose,
  });
  const payer = form.watch('payer');
  return (
    <FormDialog of={form} title={t('stay:changePayer')} description={t('stay:changePayerHint')} onClose={onClose}>
      <FormField control={form.control} name="payer" label={t('stay:payer')}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onValueChange={onChange}
            options={Payer.options.map(one => ({ value: one, label: t(`enums:payer.${one}`) }))}
          />
        )}
      </FormField>
      {payer === 'insurance' && (
        <TextField control={form.control} name="insurer" label={t('stay:insurer')} required maxLength={255} />
      )}
    </FormDialog>
  );
}

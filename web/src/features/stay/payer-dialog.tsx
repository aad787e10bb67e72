import { Payer } from '@alur/contracts/kernel/enums';
import { billNewborn, changeStayPayer } from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { translateCode } from '@/i18n/translate-error';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { InsurerSelector } from '@/selectors/insurer-selector';
import { useChosenBpjsNumber } from '@/selectors/use-bpjs-number';
import { RadioGroup } from '@/ui/radio-group';
import type { StayDialogProps } from './stay-dialogs';

interface Paying {
  payer: Payer;
  insurer: string;
  sep: string;
  bpjsNo: string;
}
const paying = ({ payer, insurer, sep }: StayRow): Paying => ({
  payer,
  insurer: insurer ?? '',
  sep: sep ?? '',
  bpjsNo: '',
});
const payerOf = ({ payer, insurer }: Paying) => ({ payer, insurer: payer === 'insurance' ? insurer.trim() : null });
const check = ({ payer, insurer }: Paying) => ({
  insurer: payer === 'insurance' && !insurer.trim() && translateCode('booking.insurer-missing'),
});

/** Changes the payer, for example when an insurer was found, while the bill is open. */
export function PayerDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const bpjs = useChosenBpjsNumber();
  const form = useCommandForm(changeStayPayer, {
    ...{ values: paying(stay), id: stay.encounterId, body: payerOf, success: t('payerChanged') },
    check: typed => ({ ...check(typed), bpjsNo: typed.payer === 'bpjs' && bpjs.faultOf(typed.bpjsNo) }),
    onDone: async (_receipt, { payer, bpjsNo }) => {
      if (payer === 'bpjs') await bpjs.keep(bpjsNo);
      onClose();
    },
  });
  bpjs.ask(form.watch('payer') === 'bpjs' ? stay.patientId : null);
  return (
    <FormDialog of={form} title={t('changePayer')} description={t('changePayerHint')} onClose={onClose}>
      <PayerFields control={form.control} />
      {bpjs.isMissing && <BpjsNumberField control={form.control} />}
    </FormDialog>
  );
}

/** Gives an ill newborn a bill of its own from now on. */
export function NewbornBillDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const form = useCommandForm(billNewborn, {
    values: paying(stay),
    id: stay.encounterId,
    body: typed => ({ ...payerOf(typed), sep: typed.sep.trim() || null }),
    ...{ check, success: t('newbornBilled'), onDone: onClose },
  });
  return (
    <FormDialog
      of={form}
      title={t('billNewborn')}
      description={t('billNewbornHint')}
      verb={t('billNewbornVerb')}
      onClose={onClose}
    >
      <PayerFields control={form.control} />
      <TextField control={form.control} name="sep" label={t('sep')} optional maxLength={255} />
    </FormDialog>
  );
}

function PayerFields({ control }: { control: Control<Paying> }) {
  const { t } = useTranslation(['stay', 'enums']);
  const payer = useWatch({ control, name: 'payer' });
  return (
    <>
      <FormField control={control} name="payer" label={t('stay:payer')}>
        {({ value, onChange }) => (
          <RadioGroup
            value={value}
            onValueChange={onChange}
            options={Payer.options.map(one => ({ value: one, label: t(`enums:payer.${one}`) }))}
          />
        )}
      </FormField>
      {payer === 'insurance' && (
        <FormField control={control} name="insurer" label={t('stay:insurer')} required>
          {bound => <InsurerSelector {...bound} />}
        </FormField>
      )}
    </>
  );
}

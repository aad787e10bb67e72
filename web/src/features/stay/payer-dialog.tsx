import { billNewborn, changeStayPayer } from '@alur/contracts/stay/commands';
import type { StayRow } from '@alur/contracts/stay/rows';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { insurerFault, payerBody, PayerFields, type Paying } from '@/forms/payer-fields';
import { useCommandForm } from '@/forms/use-command-form';
import { BpjsNumberField } from '@/selectors/bpjs-number-field';
import { useChosenBpjsNumber } from '@/selectors/use-bpjs-number';
import type { StayDialogProps } from './stay-dialogs';

const paying = ({ payer, insurer, sep }: StayRow) => ({ payer, insurer: insurer ?? '', sep: sep ?? '', bpjsNo: '' });
const check = (typed: Paying) => ({ insurer: insurerFault(typed) });

/** Changes the payer, for example when an insurer was found, while the bill is open. */
export function PayerDialog({ stay, onClose }: StayDialogProps) {
  const { t } = useTranslation('stay');
  const bpjs = useChosenBpjsNumber();
  const form = useCommandForm(changeStayPayer, {
    ...{ values: paying(stay), id: stay.encounterId, body: payerBody, success: t('payerChanged') },
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
    body: typed => ({ ...payerBody(typed), sep: typed.sep.trim() || null }),
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

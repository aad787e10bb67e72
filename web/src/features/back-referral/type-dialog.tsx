import { recordBackReferral } from '@alur/contracts/back-referral/commands';
import { vclaimDoctors } from '@alur/contracts/bpjs/vclaim';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';
import { programmes } from './programmes';

/** It is typed as BPJS has issued it; the doctors are the facility's own, so that VClaim need not be reached. */
export function TypeDialog({ encounterId, onClose }: { encounterId: number; onClose: () => void }) {
  const { t } = useTranslation('back-referral');
  const today = useToday();
  const doctors = [
    ...new Map(useTopic(vclaimDoctors, {}).rows.map(({ code, name }) => [code, { code, name }])).values(),
  ];
  const form = useCommandForm(recordBackReferral, {
    values: { number: '', issuedOn: today, programme: '', doctor: '' },
    body: typed => ({
      ...{ encounterId, number: typed.number, issuedOn: typed.issuedOn },
      programme: programmes.find(({ code }) => code === typed.programme),
      doctor: doctors.find(({ code }) => code === typed.doctor),
    }),
    success: t('type.done'),
    onDone: onClose,
  });
  const choices = (rows: readonly { code: string; name: string }[]) =>
    rows.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FormDialog of={form} size="sm" title={t('type.open')} description={t('type.text')} onClose={onClose}>
      <TextField
        control={form.control}
        name="number"
        label={t('number')}
        required
        autoFocus
        maxLength={20}
        spellCheck={false}
      />
      <FormField control={form.control} name="issuedOn" label={t('issuedOn')} required>
        {bound => <DateField {...bound} max={today} />}
      </FormField>
      <FormField control={form.control} name="programme" label={t('programme')} required>
        {({ value, onChange }) => (
          <Select value={value || null} onValueChange={onChange} options={choices(programmes)} />
        )}
      </FormField>
      <FormField control={form.control} name="doctor" label={t('doctor')} required>
        {({ value, onChange }) => <Select value={value || null} onValueChange={onChange} options={choices(doctors)} />}
      </FormField>
    </FormDialog>
  );
}

import { vclaimDoctors, vclaimPolis } from '@alur/contracts/bpjs/vclaim';
import { recordControlLetter, type ControlLetterKind } from '@alur/contracts/control-letter/commands';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';

interface Code {
  code: string;
  name: string;
}
/** Each code once: VClaim may know two rooms as one poli. */
const listed = (rows: readonly Code[]): Code[] => [
  ...new Map(rows.map(({ code, name }) => [code, { code, name }])).values(),
];

/** A letter is typed as BPJS has issued it; poli and doctor are the facility's own, so that VClaim need not be reached. */
export function TypeDialog({
  encounterId,
  kind,
  onClose,
}: {
  encounterId: number;
  kind: ControlLetterKind;
  onClose: () => void;
}) {
  const { t } = useTranslation('control-letter');
  const today = useToday();
  const polis = listed(useTopic(vclaimPolis, {}).rows);
  const doctors = listed(useTopic(vclaimDoctors, {}).rows);
  const form = useCommandForm(recordControlLetter, {
    values: { number: '', plannedOn: kind === 'admission' ? today : '', poli: '', doctor: '' },
    body: typed => ({
      ...{ encounterId, kind, number: typed.number, plannedOn: typed.plannedOn },
      poli: polis.find(({ code }) => code === typed.poli),
      doctor: doctors.find(({ code }) => code === typed.doctor),
    }),
    check: ({ poli, doctor }) => ({ poli: poli === '' && t('needed'), doctor: doctor === '' && t('needed') }),
    success: t('typed'),
    onDone: onClose,
  });
  const choices = (rows: readonly Code[]) => rows.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FormDialog
      of={form}
      size="sm"
      title={t(`type.${kind}`)}
      description={t('typeText')}
      verb={t('save')}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="number"
        label={t(`number.${kind}`)}
        required
        autoFocus
        maxLength={19}
        spellCheck={false}
      />
      <FormField control={form.control} name="plannedOn" label={t('plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      <FormField control={form.control} name="poli" label={t('poli')} required>
        {({ value, onChange }) => <Select value={value || null} onValueChange={onChange} options={choices(polis)} />}
      </FormField>
      <FormField control={form.control} name="doctor" label={t('doctor')} required>
        {({ value, onChange }) => <Select value={value || null} onValueChange={onChange} options={choices(doctors)} />}
      </FormField>
    </FormDialog>
  );
}

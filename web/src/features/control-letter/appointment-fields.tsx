import type { ControlDoctor, ControlPoli, VclaimCode } from '@alur/contracts/bpjs/vclaim';
import type { ControlLetterKind } from '@alur/contracts/control-letter/commands';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { VclaimEntry, VclaimPoli } from '@/selectors/vclaim-entry';
import { useAskedOfVclaim } from '@/selectors/use-asked-of-vclaim';
import { DateField } from '@/ui/date-field';

/** When she is to come, where and to whom. */
export interface Appointment {
  plannedOn: string;
  poli: VclaimCode | null;
  doctor: VclaimCode | null;
}

/** The form as its fields know it. */
interface AppointmentForm {
  control: Control<Appointment>;
  watch: () => Appointment;
  set: (some: Partial<Appointment>) => void;
}

/** Day, poli and doctor, chosen out of VClaim's own lists of that day. */
export function AppointmentFields({
  form,
  today,
  encounterId,
  kind,
}: {
  form: AppointmentForm;
  today: string;
  encounterId: number;
  kind: ControlLetterKind;
}) {
  const { t } = useTranslation('control-letter');
  const { plannedOn, poli } = form.watch();
  const polis = useAskedOfVclaim<ControlPoli>(
    'control-polis',
    { encounterId, kind, date: plannedOn },
    plannedOn !== '',
  );
  const doctors = useAskedOfVclaim<ControlDoctor>(
    'control-doctors',
    { kind, poli: poli?.code ?? '', date: plannedOn },
    plannedOn !== '' && poli !== null,
  );
  return (
    <>
      <FormField control={form.control} name="plannedOn" label={t('plannedOn')} required>
        {bound => <DateField {...bound} min={today} />}
      </FormField>
      <FormField control={form.control} name="poli" label={t('poli')} required>
        {({ value }) => (
          <VclaimPoli asked={polis} value={value} onChange={chosen => form.set({ poli: chosen, doctor: null })} />
        )}
      </FormField>
      <FormField control={form.control} name="doctor" label={t('doctor')} required>
        {({ value, onChange }) => (
          <VclaimEntry
            asked={doctors}
            value={value}
            labelOf={({ name, hours }) => [name, hours].filter(Boolean).join(', ')}
            onChange={onChange}
          />
        )}
      </FormField>
    </>
  );
}

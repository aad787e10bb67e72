import { holdBed } from '@alur/contracts/bed/commands';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useNow } from '@/live/clock';
import { PatientSelector, type ChosenPatient } from '@/selectors/patient-selector';
import { Select } from '@/ui/select';

const HOURS = [2, 6, 12, 24] as const;

/** Holds the bed for a patient who is on her way; when the time is over it is free again by itself. */
export function HoldBed({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('bed');
  const now = useNow(60_000);
  const form = useCommandForm(holdBed, {
    values: { patient: null as ChosenPatient | null, hours: '6' },
    id,
    body: ({ patient, hours }) => ({
      patientId: patient?.id ?? null,
      until: new Date(now + Number(hours) * 3_600_000).toISOString(),
    }),
    fieldOf: path => (path === 'patientId' ? 'patient' : path),
    check: ({ patient }) => ({ patient: patient === null && t('patientNeeded') }),
    success: t('heldDone'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('hold')} verb={t('hold')} description={t('holdHint')} onClose={onClose}>
      <FormField control={form.control} name="patient" label={t('patient')} required>
        {bound => <PatientSelector {...bound} />}
      </FormField>
      <FormField control={form.control} name="hours" label={t('keptFor')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={HOURS.map(count => ({ value: String(count), label: t('hours', { count }) }))}
          />
        )}
      </FormField>
    </FormDialog>
  );
}

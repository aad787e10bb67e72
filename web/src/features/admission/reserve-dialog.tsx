import { reserveBed } from '@alur/contracts/admission/commands';
import type { AdmissionRow } from '@alur/contracts/admission/rows';
import { wardBeds } from '@alur/contracts/bed/rows';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { BedSelector } from '@/selectors/bed-selector';
import { inpatientBed } from '@/selectors/global/wards';
import { Select } from '@/ui/select';

const HOURS = [1, 2, 6, 12, 24] as const;

/** Reserves a bed for a patient; when the time is over the bed is free again by itself, and she goes on waiting. */
export function ReserveDialog({ admission, onClose }: { admission: AdmissionRow; onClose: () => void }) {
  const { t } = useTranslation('admission');
  const now = useNow(60_000);
  const beds = useTopic(wardBeds, {});
  const form = useCommandForm(reserveBed, {
    values: { bedId: admission.bedId, hours: '2' },
    id: admission.id,
    body: ({ bedId, hours }) => ({ bedId, until: new Date(now + Number(hours) * 3_600_000).toISOString() }),
    fieldOf: path => (path === 'until' ? 'hours' : path),
    check: ({ bedId }) => ({ bedId: bedId === null && t('needed.bed') }),
    success: t('reserved'),
    onDone: onClose,
  });
  const { classId, patientId } = admission;
  return (
    <FormDialog of={form} title={t('reserve')} verb={t('reserve')} description={t('reserveHint')} onClose={onClose}>
      <FormField control={form.control} name="bedId" label={t('bed')} required>
        {bound => <BedSelector of={inpatientBed} rows={beds.rows} patientId={patientId} classId={classId} {...bound} />}
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

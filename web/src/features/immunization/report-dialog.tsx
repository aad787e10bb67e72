import { ReportedBy, type Concern, Vaccine } from '@alur/contracts/immunization/enums';
import { reportImmunization } from '@alur/contracts/immunization/commands';
import { concernsOf } from '@alur/contracts/immunization/concerns';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { DateField } from '@/ui/date-field';
import { NumberInput } from '@/ui/number-input';
import { Select } from '@/ui/select';
import { ConcernTicks } from './concern-ticks';
import type { Immunizations, Vaccinated } from './use-immunizations';

/** Records one that was given elsewhere or before. */
export function ReportDialog({
  patient,
  hers,
  onClose,
}: {
  patient: Vaccinated;
  hers: Immunizations;
  onClose: () => void;
}) {
  const { t } = useTranslation(['immunization', 'enums']);
  const form = useCommandForm(reportImmunization, {
    values: {
      ...{ vaccine: '' as Vaccine | '', doseNumber: 1 as number | null, date: '', toldBy: '', place: '' },
      ...{ source: 'kia_book' as (typeof ReportedBy.options)[number], accepted: [] as Concern[] },
    },
    body: ({ toldBy, place, ...typed }) => ({
      ...{ ...typed, patientId: patient.id, toldBy: toldBy.trim() || null, place: place.trim() || null },
    }),
    check: ({ vaccine, doseNumber, date }) => ({
      vaccine: vaccine === '' && t('immunization:needed.item'),
      doseNumber: doseNumber === null && t('immunization:needed.number'),
      date: date === '' && t('immunization:needed.date'),
    }),
    success: t('immunization:reported'),
    onDone: onClose,
  });
  const { control } = form;
  const [vaccine, doseNumber, date] = [form.watch('vaccine'), form.watch('doseNumber'), form.watch('date')];
  const isSaid = vaccine !== '' && doseNumber !== null && date !== '';
  const warnings = isSaid ? concernsOf({ vaccine, doseNumber, date }, patient.birthDate, hers.doses) : [];
  return (
    <FormDialog
      of={form}
      title={t('immunization:reportTitle')}
      description={t('immunization:reportText')}
      onClose={onClose}
    >
      <FormField control={control} name="vaccine" label={t('immunization:vaccine')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={Vaccine.options.map(one => ({ value: one, label: t(`enums:vaccine.${one}`) }))}
          />
        )}
      </FormField>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <FormField control={control} name="doseNumber" label={t('immunization:doseNumber')} required>
          {bound => <NumberInput {...bound} />}
        </FormField>
        <FormField control={control} name="date" label={t('immunization:date')} required>
          {bound => <DateField min={patient.birthDate ?? undefined} max={hers.today} {...bound} />}
        </FormField>
        <FormField control={control} name="source" label={t('immunization:reportedBy')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={ReportedBy.options.map(one => ({ value: one, label: t(`enums:immunizationSource.${one}`) }))}
            />
          )}
        </FormField>
        <TextField control={control} name="toldBy" label={t('immunization:toldBy')} optional />
      </div>
      <TextField control={control} name="place" label={t('immunization:place')} optional />
      <ConcernTicks
        warnings={warnings}
        accepted={form.watch('accepted')}
        error={form.errorOf('accepted')}
        onChange={accepted => form.set({ accepted })}
      />
    </FormDialog>
  );
}

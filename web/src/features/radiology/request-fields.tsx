import { radiologyExamination, radiologyModality } from '@alur/contracts/radiology/catalogues';
import { RadiologyPriority } from '@alur/contracts/radiology/commands';
import { questionsOf } from '@alur/contracts/radiology/safety';
import { rowPriceOn } from '@alur/contracts/kernel/payer-price';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CoverLetterField } from '@/cover-letter/cover-letter-field';
import { FormField, TextField } from '@/forms/command-form';
import { ChosenItems, PlannedFields, type Charged } from '@/orders/request-parts';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { GlobalSelector } from '@/selectors/global-selector';
import { radiologyExamination as examinations } from '@/selectors/global/radiology';
import { doctor as doctors } from '@/selectors/global/staff';
import { StaffSelector } from '@/selectors/staff-selector';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import type { Asked, Examined } from './request-values';
import { SafetyField } from './safety-field';

/** The chosen examinations as the catalogue has them, in the order in which they were chosen. */
function useChosenExaminations(ids: readonly number[]) {
  const { rows } = useTopic(radiologyExamination.topic, {});
  const modalities = useTopic(radiologyModality.topic, {});
  return ids.flatMap(id => {
    const row = rows.find(each => each.id === id);
    if (!row) return [];
    const magnetic = modalities.rows.find(each => each.id === row.modalityId)?.magnetic ?? false;
    return [{ ...row, magnetic }];
  });
}

/** Chooses examinations, one after another by keyboard, with what each costs her and asks of her before. */
function Examinations({
  value,
  onChange,
  charged,
}: {
  value: number[];
  onChange: (ids: number[]) => void;
  charged: Charged;
}) {
  const { t } = useTranslation('radiology');
  const today = useToday();
  const chosen = useChosenExaminations(value).map(row => ({ ...row, price: rowPriceOn(row, charged, today) }));
  return (
    <div className="flex flex-col gap-1">
      <GlobalSelector
        autoFocus
        of={examinations}
        value={null}
        aria-label={t('findExamination')}
        placeholder={t('findExamination')}
        onChange={choice => choice && !value.includes(Number(choice.id)) && onChange([...value, Number(choice.id)])}
      />
      <ChosenItems
        items={chosen}
        words={{ remove: name => t('remove', { name }), total: amount => t('total', { amount }) }}
        onRemove={({ id }) => onChange(value.filter(each => each !== id))}
      />
    </div>
  );
}

/** SPEC 3, radiology request, with the questions that its examinations ask. */
export function RequestFields({
  control,
  patient,
  examinationIds,
  isForDoctor = false,
  charged,
}: {
  control: Control<Asked>;
  patient: Examined;
  examinationIds: readonly number[];
  /** Whoever orders must name the doctor for whom it is. */
  isForDoctor?: boolean;
  charged: Charged;
}) {
  const { t } = useTranslation(['radiology', 'enums']);
  const questions = questionsOf(patient, useChosenExaminations(examinationIds));
  return (
    <>
      <FormField control={control} name="examinationIds" label={t('radiology:examinations')} required>
        {bound => <Examinations {...bound} charged={charged} />}
      </FormField>
      {questions.map(question => (
        <SafetyField key={question} control={control} question={question} />
      ))}
      <div className="grid gap-3 sm:grid-cols-3">
        <FormField control={control} name="priority" label={t('radiology:priority')}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={RadiologyPriority.options.map(each => ({
                value: each,
                label: t(`enums:radiologyPriority.${each}`),
              }))}
            />
          )}
        </FormField>
        <PlannedFields
          control={control}
          words={{ day: t('radiology:scheduledOn'), time: t('radiology:scheduledTime') }}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormField
          control={control}
          name="onBehalfOf"
          label={t('radiology:onBehalfOf')}
          required={isForDoctor}
          optional={!isForDoctor}
        >
          {bound => <StaffSelector of={doctors} {...bound} />}
        </FormField>
        <TextField control={control} name="referringDoctor" label={t('radiology:referringDoctor')} optional />
      </div>
      <FormField control={control} name="notes" label={t('radiology:notes')} optional>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <FormField control={control} name="coverLetterId" label={t('radiology:coverLetter')} optional>
        {bound => <CoverLetterField patientId={patient.id} {...bound} />}
      </FormField>
    </>
  );
}

import { KidneyFunction, SafetyAnswer, type SafetyQuestion } from '@alur/contracts/radiology/safety';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { RadioGroup } from '@/ui/radio-group';
import type { Asked } from './request-values';

/** A question that must be answered before she is examined; "not known" is an answer. */
export function SafetyField({ control, question }: { control: Control<Asked>; question: SafetyQuestion }) {
  const { t } = useTranslation(['radiology', 'enums']);
  const options =
    question === 'kidneyFunction'
      ? KidneyFunction.options.map(value => ({ value, label: t(`enums:kidneyFunction.${value}`) }))
      : SafetyAnswer.options.map(value => ({ value, label: t(`enums:safetyAnswer.${value}`) }));
  return (
    <FormField control={control} name={`safety.${question}`} label={t(`radiology:safety.${question}`)} required>
      {({ value, onChange }) => (
        <RadioGroup<string> inline value={value ?? ''} onValueChange={onChange} options={options} />
      )}
    </FormField>
  );
}

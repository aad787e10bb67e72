import type { Icd10Row } from '@alur/contracts/reference/rows';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import type { Choice } from '@/selectors/declared';
import { GlobalSelector } from '@/selectors/global-selector';
import { disease } from '@/selectors/global/disease';
import { DateField } from '@/ui/date-field';
import { Select } from '@/ui/select';

/** What is said of a letter however it comes to be. */
export interface LetterValues {
  issuedOn: string;
  classEntitled: string;
  initialDiagnosis: Pick<Choice<Icd10Row>, 'id' | 'name'> | null;
}

interface Props<Values extends LetterValues> {
  control: Control<Values>;
  /** The last day that it may be of; none where the letter keeps its day. */
  today?: string;
  /** VClaim issues no letter without a diagnosis; one that is typed may have none. */
  needsDiagnosis?: boolean;
}

/** Date, class and diagnosis of a letter that is typed, asked for or corrected. */
export function LetterFields<Values extends LetterValues>({ control, today, needsDiagnosis = false }: Props<Values>) {
  const { t } = useTranslation('casemix');
  const own = control as unknown as Control<LetterValues>;
  return (
    <>
      {today !== undefined && (
        <FormField control={own} name="issuedOn" label={t('field.issuedOn')} required>
          {bound => <DateField {...bound} max={today} />}
        </FormField>
      )}
      <FormField control={own} name="classEntitled" label={t('field.classEntitled')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={(['1', '2', '3'] as const).map(each => ({ value: each, label: t(`class.inpatient.${each}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={own}
        name="initialDiagnosis"
        label={t('initialDiagnosis')}
        required={needsDiagnosis}
        optional={!needsDiagnosis}
        className="sm:col-span-2"
      >
        {({ value, onChange }) => (
          <GlobalSelector
            of={disease}
            clearable
            value={value && { ...value, code: String(value.id) }}
            onChange={chosen => onChange(chosen && { id: chosen.id, name: chosen.name })}
          />
        )}
      </FormField>
    </>
  );
}

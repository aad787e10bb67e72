import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { Checkbox } from '@/ui/checkbox';
import { Textarea } from '@/ui/input';

export interface TypedReport {
  findings: string;
  impression: string;
  recommendation: string;
  critical: boolean;
}

/** The parts of a report, as it is written or amended. */
export function ReportFields({ control, isAddendum = false }: { control: Control<TypedReport>; isAddendum?: boolean }) {
  const { t } = useTranslation('radiology');
  return (
    <>
      <FormField control={control} name="findings" label={t('findings')} required>
        {bound => <Textarea className="min-h-40" {...bound} />}
      </FormField>
      <FormField
        control={control}
        name="impression"
        label={t('impression')}
        required={!isAddendum}
        optional={isAddendum}
      >
        {bound => <Textarea {...bound} />}
      </FormField>
      <FormField control={control} name="recommendation" label={t('recommendation')} optional>
        {bound => <Textarea {...bound} />}
      </FormField>
      <FormField control={control} name="critical" label={t('criticalFinding')}>
        {({ value, onChange }) => (
          <Checkbox label={t('isCritical')} checked={value} onCheckedChange={checked => onChange(checked === true)} />
        )}
      </FormField>
    </>
  );
}

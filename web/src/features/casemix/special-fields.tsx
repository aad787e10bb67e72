import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { isEye, isStay, type IssueForm } from './issue-values';

/** The clinic that an outpatient comes to, what she comes to the eye clinic for, and the insurer that BPJS has named. */
export function SpecialFields({ form: { control, watch, set }, row }: { form: IssueForm; row: CasemixVisitRow }) {
  const { t } = useTranslation('casemix');
  const typed = watch();
  const isOutpatient = !isStay(row);
  if (!isOutpatient && typed.cob === null) return null;
  return (
    <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-3">
      {isOutpatient && (
        <FormField control={control} name="executive" label={t('issue.clinic')}>
          {({ value, onChange }) => (
            <Checkbox label={t('issue.executive')} checked={value} onCheckedChange={is => onChange(is === true)} />
          )}
        </FormField>
      )}
      {isOutpatient && isEye(typed) && (
        <FormField control={control} name="cataract" label={t('issue.surgery')}>
          {({ value, onChange }) => (
            <Checkbox label={t('issue.cataract')} checked={value} onCheckedChange={is => onChange(is === true)} />
          )}
        </FormField>
      )}
      {typed.cob !== null && (
        <p className="flex items-center gap-1">
          <span className="text-muted-foreground">{t('cob')}</span> {typed.cob}
          <Button size="icon-sm" variant="ghost" aria-label={t('issue.withoutCob')} onClick={() => set({ cob: null })}>
            <X aria-hidden />
          </Button>
        </p>
      )}
    </div>
  );
}

import { ReactionOutcome, ReactionSeverity } from '@alur/contracts/immunization/enums';
import { recordReaction } from '@alur/contracts/immunization/commands';
import type { ImmunizationRow } from '@alur/contracts/immunization/rows';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useToday } from '@/live/use-today';
import { DateField } from '@/ui/date-field';
import { instantAt, localClock } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { TimeField } from '@/ui/time-field';

/** What followed a dose (*KIPI*), from when on. */
export function ReactionDialog({ row, dose, onClose }: { row: ImmunizationRow; dose: string; onClose: () => void }) {
  const { t } = useTranslation(['immunization', 'enums']);
  const today = useToday();
  const form = useCommandForm(recordReaction, {
    values: {
      ...{ date: today, time: localClock(), what: '' },
      severity: 'mild' as (typeof ReactionSeverity.options)[number],
      outcome: 'recovering' as (typeof ReactionOutcome.options)[number],
    },
    id: row.id,
    body: ({ date, time, ...typed }) => ({
      ...typed,
      onsetAt: date === '' || time === '' ? '' : instantAt(date, time),
    }),
    fieldOf: path => (path === 'onsetAt' ? 'time' : path),
    check: ({ date, time }) => ({
      date: date === '' && t('immunization:needed.date'),
      time: time === '' && t('immunization:needed.time'),
    }),
    success: t('immunization:reactionDone'),
    onDone: onClose,
  });
  const { control } = form;
  return (
    <FormDialog of={form} title={t('immunization:reactionTitle')} description={dose} onClose={onClose}>
      <FormField control={control} name="what" label={t('immunization:what')} required>
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        <FormField control={control} name="date" label={t('immunization:onsetDate')} required>
          {bound => <DateField min={row.date} max={today} {...bound} />}
        </FormField>
        <FormField control={control} name="time" label={t('immunization:onsetTime')} required>
          {bound => <TimeField {...bound} />}
        </FormField>
        <FormField control={control} name="severity" label={t('immunization:severity')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={ReactionSeverity.options.map(one => ({ value: one, label: t(`enums:reactionSeverity.${one}`) }))}
            />
          )}
        </FormField>
        <FormField control={control} name="outcome" label={t('immunization:outcome')} required>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              options={ReactionOutcome.options.map(one => ({ value: one, label: t(`enums:reactionOutcome.${one}`) }))}
            />
          )}
        </FormField>
      </div>
    </FormDialog>
  );
}

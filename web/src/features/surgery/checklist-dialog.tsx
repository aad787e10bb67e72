import {
  alwaysApplies,
  ChecklistAnswer,
  checklistItems,
  isNoted,
  type ChecklistItem,
  type ChecklistPart,
} from '@alur/contracts/surgery/checklist';
import { recordSignIn, recordSignOut, recordTimeOut } from '@alur/contracts/surgery/commands';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BodyInput } from '@/api/use-command';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { RadioGroup } from '@/ui/radio-group';

const commands = { sign_in: recordSignIn, time_out: recordTimeOut, sign_out: recordSignOut };

interface Values {
  answers: Record<string, ChecklistAnswer | null>;
  note: string;
}

const answersTo = (item: ChecklistItem) =>
  ChecklistAnswer.options.filter(answer => answer !== 'not_applicable' || !alwaysApplies.includes(item));

/** One part of the checklist, read out item by item: each is answered. */
export function ChecklistDialog({ row, part, onClose }: { row: SurgeryRow; part: ChecklistPart; onClose: () => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const items: readonly ChecklistItem[] = checklistItems[part];
  const name = t(`enums:checklistPart.${part}`);
  const [values] = useState<Values>({ answers: Object.fromEntries(items.map(item => [item, null])), note: '' });
  // The three commands differ by their items alone.
  const form = useCommandForm(commands[part] as typeof recordSignIn, {
    id: row.id,
    values,
    body: typed => typed as BodyInput<typeof recordSignIn>,
    check: ({ answers }) =>
      Object.fromEntries(
        items.map(item => [`answers.${item}`, answers[item] === null && t('surgery:checklist.needed')]),
      ),
    success: t('surgery:checklist.recorded', { part: name }),
    onDone: onClose,
  });
  const answers = form.watch('answers');
  // A note says what is missing, or what the team prepares for.
  const isMarked = items.some(item => answers[item] != null && isNoted(item, answers[item]));
  return (
    <FormDialog
      of={form}
      size="md"
      className="grid gap-2"
      title={t('surgery:checklist.title', { part: name })}
      description={t('surgery:checklist.subject', { patient: orErased(row.patientName), name: row.name })}
      verb={t('surgery:checklist.record', { part: name })}
      onClose={onClose}
    >
      {items.map((item, at) => (
        <FormField
          key={item}
          control={form.control}
          name={`answers.${item}`}
          label={t(`enums:checklistItem.${item}`)}
          required
        >
          {({ value, onChange }) => (
            <RadioGroup
              inline
              data-first-focus={at === 0 || undefined}
              value={value ?? ''}
              onValueChange={onChange}
              options={answersTo(item).map(answer => ({ value: answer, label: t(`enums:checklistAnswer.${answer}`) }))}
            />
          )}
        </FormField>
      ))}
      {isMarked && (
        <FormField control={form.control} name="note" label={t('surgery:checklist.note')} optional>
          {bound => <Textarea {...bound} rows={2} />}
        </FormField>
      )}
    </FormDialog>
  );
}

import { fromAnswerList, type FormAnswer } from '@alur/contracts/questionnaire/answers';
import { amendForm } from '@alur/contracts/record/commands';
import type { FormRow } from '@alur/contracts/record/form-rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FormFiller } from './form-filler';
import type { FormToFill } from './form-store';
import { SignButton } from './sign-form';

/**
 * A signed form is corrected by a new version with a reason, on the version of the definition that it was filled in on.
 */
export function AmendForm({ row, form, onDone }: { row: FormRow; form: FormToFill; onDone: () => void }) {
  const { t } = useTranslation(['record', 'common']);
  // The version that the person has seen: the correction must not overwrite a newer one.
  const [seen] = useState(row);
  const [answers, setAnswers] = useState<FormAnswer[] | null>(null);
  const command = useCommand(amendForm, { success: t('record:amend.saved', { version: seen.version + 1 }) });
  const send = async (reason: string) => {
    const outcome = await command.run({
      id: row.formId,
      body: { answers: answers ?? [], amends: seen.version, reason },
    });
    setAnswers(null);
    if (outcome.ok) onDone();
  };
  return (
    <>
      <FormFiller form={form} answers={fromAnswerList(form.definition, seen.answers)} onSign={setAnswers}>
        <Button onClick={onDone}>{t('common:cancel')}</Button>
        <SignButton pending={command.pending} />
      </FormFiller>
      <ConfirmDialog
        open={answers !== null}
        reason="required"
        onOpenChange={open => !open && setAnswers(null)}
        title={t('record:amend.confirm', { version: seen.version + 1 })}
        description={t('record:amend.confirmText')}
        confirmLabel={t('record:amend.save')}
        pending={command.pending}
        onConfirm={reason => void send(reason)}
      />
    </>
  );
}

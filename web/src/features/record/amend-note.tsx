import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { amendNote } from '@alur/contracts/record/commands';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { shaped } from '@/api/shape-errors';
import { placeFieldErrors, useCommand } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/field';
import { Input, Textarea } from '@/ui/input';
import { SoapView } from './soap-view';
import { useIsOwnNote } from './use-is-own-note';
import { parts } from './use-note-draft';

/** SPEC 2, `record/{recordid}/edit`: a signed note is corrected by a version, with the reason; the others stay beside. */
export function AmendNote({ versions, onDone }: { versions: readonly NoteEntry[]; onDone: () => void }) {
  const { t } = useTranslation(['record', 'common']);
  const last = versions.at(-1)!;
  const settled = useRef(false);
  const [asking, setAsking] = useState(false);
  const isOwn = useIsOwnNote(versions);
  const { noteId, version, subjective, objective, assessment, plan } = last;
  const form = useForm({
    defaultValues: { subjective, objective, assessment, plan, reason: '' },
  });
  const next = version + 1;
  const command = useCommand(amendNote, { form, success: t('record:amend.saved', { version: next }) });
  const { errors, dirtyFields } = form.formState;
  const isSame = parts.every(part => !dirtyFields[part]);
  const submit = form.handleSubmit(values => {
    const { error } = shaped(amendNote.body, { ...values, amends: version });
    if (error) return void placeFieldErrors(error, form);
    setAsking(true);
  });
  const save = async () => {
    const outcome = await command.run({ id: noteId, body: { ...form.getValues(), amends: version } });
    setAsking(false);
    if (!outcome.ok) return;
    settled.current = true;
    onDone();
  };
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,8fr)_minmax(0,6fr)]">
      <LeaveGuard unsaved={() => !settled.current && form.formState.isDirty} />
      <Card title={t('record:amend.title')} bodyClassName="p-3">
        <form noValidate className="flex flex-col gap-3" onSubmit={event => void submit(event)}>
          {parts.map((part, at) => (
            <Field key={part} label={t(`record:soap.${part}`)} error={errors[part]?.message ?? null}>
              <Textarea autoFocus={at === 0} rows={2} className="min-h-14" {...form.register(part)} />
            </Field>
          ))}
          <Field label={t('record:amend.reason')} required error={errors.reason?.message ?? null}>
            <Input autoComplete="off" placeholder={t('record:amend.reasonHint')} {...form.register('reason')} />
          </Field>
          <div className="flex justify-end gap-2">
            <Button onClick={onDone}>{t('common:cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              pending={command.pending}
              disabledReason={isOwn ? (isSame ? t('record:amend.same') : null) : t('record:amend.notYours')}
            >
              {t('record:amend.save')}
            </Button>
          </div>
        </form>
      </Card>
      <Card title={t('record:amend.versions')} bodyClassName="p-3">
        <ul className="flex flex-col gap-4 divide-y">
          {versions.toReversed().map(each => (
            <li key={each.version} className="pt-3 first:pt-0">
              <SoapView note={each} />
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('record:amend.confirm', { version: next })}
        description={t('record:amend.confirmText')}
        confirmLabel={t('record:amend.save')}
        pending={command.pending}
        onConfirm={() => void save()}
      />
    </div>
  );
}

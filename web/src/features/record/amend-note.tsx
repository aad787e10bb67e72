import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { amendNote } from '@alur/contracts/record/commands';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandForm, FormField, TextField } from '@/forms/command-form';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Textarea } from '@/ui/input';
import { SoapView } from './soap-view';
import { useIsOwnNote } from './use-is-own-note';
import { parts } from './use-note-draft';

/**
 * SPEC 2, `record/{recordid}/edit`: a signed note is corrected by a new version with a reason; the former versions
 * remain.
 */
export function AmendNote({ versions, onDone }: { versions: readonly NoteEntry[]; onDone: () => void }) {
  const { t } = useTranslation(['record', 'common']);
  const last = versions.at(-1)!;
  const isOwn = useIsOwnNote(versions);
  const { noteId, version, subjective, objective, assessment, plan } = last;
  const next = version + 1;
  const [began] = useState({ subjective, objective, assessment, plan, reason: '' });
  const form = useCommandForm(amendNote, {
    values: began,
    id: noteId,
    body: typed => ({ ...typed, amends: version }),
    success: t('record:amend.saved', { version: next }),
    ask: () => ({
      title: t('record:amend.confirm', { version: next }),
      text: t('record:amend.confirmText'),
      confirm: t('record:amend.save'),
    }),
    guard: true,
    onDone,
  });
  const typed = form.watch();
  const isSame = parts.every(part => typed[part] === began[part]);
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,8fr)_minmax(0,6fr)]">
      <Card title={t('record:amend.title')}>
        <CommandForm of={form} className="flex flex-col gap-3">
          {parts.map((part, at) => (
            <FormField key={part} control={form.control} name={part} label={t(`record:soap.${part}`)}>
              {bound => <Textarea autoFocus={at === 0} rows={2} className="min-h-14" {...bound} />}
            </FormField>
          ))}
          <TextField
            control={form.control}
            name="reason"
            label={t('record:amend.reason')}
            required
            placeholder={t('record:amend.reasonHint')}
          />
          <div className="flex justify-end gap-2">
            <Button onClick={onDone}>{t('common:cancel')}</Button>
            <Button
              variant="primary"
              type="submit"
              pending={form.pending}
              disabledReason={isOwn ? (isSame ? t('record:amend.same') : null) : t('record:amend.notYours')}
            >
              {t('record:amend.save')}
            </Button>
          </div>
        </CommandForm>
      </Card>
      <Card title={t('record:amend.versions')}>
        <ul className="flex flex-col gap-4 divide-y">
          {versions.toReversed().map(each => (
            <li key={each.version} className="pt-3 first:pt-0">
              <SoapView note={each} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

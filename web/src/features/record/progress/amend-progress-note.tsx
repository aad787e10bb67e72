import { amendProgressNote } from '@alur/contracts/record/commands';
import { NotePart } from '@alur/contracts/record/progress-note';
import type { ProgressNoteRow } from '@alur/contracts/record/note-rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { LeaveGuard } from '@/app/leave-guard';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { orErased } from '@/ui/or-erased';
import { same } from '@/ui/same';
import { isBare, noteBody, NoteFields, type WrittenNote } from './note-fields';

const writtenOf = ({ format, parts, instruction }: ProgressNoteRow): WrittenNote => ({
  format,
  texts: Object.fromEntries(
    parts.flatMap(({ part, text }) => {
      const known = NotePart.options.find(each => each === part);
      return known ? [[known, orErased(text)] as const] : [];
    }),
  ),
  instruction: orErased(instruction),
});

/** One's own progress note is corrected by a new version with a reason, and must then be verified again. */
export function AmendProgressNote({ row, onDone }: { row: ProgressNoteRow; onDone: () => void }) {
  const { t } = useTranslation(['record', 'common']);
  // The version that the person has seen: the correction must not overwrite a newer one.
  const [seen] = useState(row);
  const [given] = useState(() => writtenOf(row));
  const [value, setValue] = useState(given);
  const [asking, setAsking] = useState(false);
  const next = seen.version + 1;
  const command = useCommand(amendProgressNote, { success: t('cppt.amended', { version: next }) });
  const send = async (reason: string) => {
    const outcome = await command.run({ id: seen.id, body: { ...noteBody(value), amends: seen.version, reason } });
    setAsking(false);
    if (outcome.ok) onDone();
  };
  const isSame = same(noteBody(value), noteBody(given));
  const blocked = isBare(value) ? t('cppt.empty') : isSame ? t('cppt.unchanged') : null;
  return (
    <div className="flex flex-col gap-3 pt-2">
      <LeaveGuard unsaved={() => !isSame} />
      <NoteFields value={value} onChange={some => setValue({ ...value, ...some })} />
      <div className="flex justify-end gap-2">
        <Button onClick={onDone}>{t('common:cancel')}</Button>
        <Button variant="primary" disabledReason={blocked} onClick={() => setAsking(true)}>
          {t('amend.save')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        reason="required"
        onOpenChange={setAsking}
        title={t('amend.confirm', { version: next })}
        description={t('amend.confirmText')}
        confirmLabel={t('amend.save')}
        pending={command.pending}
        onConfirm={reason => void send(reason)}
      />
    </div>
  );
}

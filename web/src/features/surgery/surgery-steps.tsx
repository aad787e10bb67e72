import { PostponementCause } from '@alur/contracts/surgery/enums';
import {
  acknowledgeRefusedSurgery,
  cancelSurgery,
  postponeSurgery,
  refuseSurgery,
  reopenSurgery,
  startSurgery,
  undoSurgeryStart,
} from '@alur/contracts/surgery/commands';
import type { SurgeryRow } from '@alur/contracts/surgery/rows';
import { useAtomValue } from 'jotai';
import { Ban, CalendarClock, CalendarPlus, Check, CircleX, Eye, Play, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { sessionAtom } from '@/api/session';
import { useCommand } from '@/api/use-command';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { Button } from '@/ui/button';
import { Textarea } from '@/ui/input';
import { orErased } from '@/ui/or-erased';
import { Select } from '@/ui/select';

const FinishDialog = lazy(async () => ({ default: (await import('./finish-dialog')).FinishDialog }));

/** Said in each question: what, and on whom, so that a wrong patient is noticed. */
const subjectOf = (row: SurgeryRow) => ({ name: row.name, patient: orErased(row.patientName) });

/** What the operation waits for: a slot, its start, or its end. */
export function NextStep({ row, onSchedule }: { row: SurgeryRow; onSchedule: () => void }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const start = useCommand(startSurgery, { success: t('work.started', subjectOf(row)) });
  const [isFinishing, setFinishing] = useState(false);
  if (row.status === 'waiting_scheduled' && can('operation.request:schedule'))
    return (
      <Button variant="primary" onClick={onSchedule}>
        <CalendarPlus aria-hidden />
        {t('work.schedule')}
      </Button>
    );
  if (row.status === 'scheduled' && can('operation.ongoing:start'))
    return (
      <Button
        variant="primary"
        pending={start.pending}
        disabledReason={row.signIn === null ? t('work.signInFirst') : null}
        onClick={() => void start.run({ id: row.id, body: {} })}
      >
        <Play aria-hidden />
        {t('work.start')}
      </Button>
    );
  if (row.status !== 'process' || !can('operation.ongoing:finish')) return null;
  return (
    <>
      <Button
        variant="primary"
        disabledReason={row.signOut === null ? t('work.signOutFirst') : null}
        onClick={() => setFinishing(true)}
      >
        <Check aria-hidden />
        {t('work.finish')}
      </Button>
      {isFinishing && (
        <Suspense>
          <FinishDialog row={row} onClose={() => setFinishing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** What else may be done: it is moved, given up, or something was pressed too early. */
export function OtherSteps({ row, onSchedule }: { row: SurgeryRow; onSchedule: () => void }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const [isPostponing, setPostponing] = useState(false);
  const isPlanned = row.status === 'scheduled';
  return (
    <>
      {isPlanned && can('operation.request:schedule') && (
        <Button onClick={onSchedule}>
          <CalendarPlus aria-hidden />
          {t('work.reschedule')}
        </Button>
      )}
      {isPlanned && can('operation.request:postpone') && (
        <Button onClick={() => setPostponing(true)}>
          <CalendarClock aria-hidden />
          {t('work.postpone')}
        </Button>
      )}
      <GivingUp row={row} />
      <TakingBack row={row} />
      <ReadRefusal row={row} />
      {isPostponing && <PostponeDialog row={row} onClose={() => setPostponing(false)} />}
    </>
  );
}

/** Before it begins: its requester withdraws it, or the operating room refuses it. */
function GivingUp({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const cancelling = useReasonCommand(row.id, {
    command: cancelSurgery,
    title: t('work.cancelTitle', subjectOf(row)),
    description: t('work.cancelText'),
    confirmLabel: t('work.cancel'),
    success: t('work.cancelled'),
    danger: true,
  });
  const refusing = useReasonCommand(row.id, {
    command: refuseSurgery,
    title: t('work.refuseTitle', subjectOf(row)),
    description: t('work.refuseText'),
    confirmLabel: t('work.refuse'),
    success: t('work.refused'),
    danger: true,
  });
  if (row.status !== 'waiting_scheduled' && row.status !== 'scheduled') return null;
  return (
    <>
      {can('operation.request:cancel') && (
        <Button onClick={cancelling.ask}>
          <Ban aria-hidden />
          {t('work.cancel')}
        </Button>
      )}
      {can('operation.request:refuse') && (
        <Button onClick={refusing.ask}>
          <CircleX aria-hidden />
          {t('work.refuse')}
        </Button>
      )}
      {cancelling.dialog}
      {refusing.dialog}
    </>
  );
}

/** It was started on the wrong patient, or finished too early. */
function TakingBack({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const undoing = useReasonCommand(row.id, {
    command: undoSurgeryStart,
    title: t('work.undoTitle', subjectOf(row)),
    description: t('work.undoText'),
    confirmLabel: t('work.undo'),
    success: t('work.undone'),
    danger: true,
  });
  const reopening = useReasonCommand(row.id, {
    command: reopenSurgery,
    title: t('work.reopenTitle', subjectOf(row)),
    description: t('work.reopenText'),
    confirmLabel: t('work.reopen'),
    success: t('work.reopened'),
    danger: true,
  });
  return (
    <>
      {row.status === 'process' && row.incisionAt === null && can('operation.ongoing:start') && (
        <Button onClick={undoing.ask}>
          <Undo2 aria-hidden />
          {t('work.undo')}
        </Button>
      )}
      {row.status === 'finish' && can('operation.ongoing:reopen') && (
        <Button onClick={reopening.ask}>
          <Undo2 aria-hidden />
          {t('work.reopen')}
        </Button>
      )}
      {undoing.dialog}
      {reopening.dialog}
    </>
  );
}

/** Whoever asked for it has read why it was refused. */
function ReadRefusal({ row }: { row: SurgeryRow }) {
  const { t } = useTranslation('surgery');
  const can = useCan();
  const me = useAtomValue(sessionAtom)?.user.id;
  const [isRead, setRead] = useState(false);
  const read = useCommand(acknowledgeRefusedSurgery, { success: t('work.read') });
  const isMine = row.status === 'not_done' && row.requesterId === me && can('operation.request:request');
  if (!isMine || isRead) return null;
  const press = async () => {
    const outcome = await read.run({ id: row.id, body: {} });
    if (outcome.ok) setRead(true);
  };
  return (
    <Button pending={read.pending} onClick={() => void press()}>
      <Eye aria-hidden />
      {t('work.markRead')}
    </Button>
  );
}

/** Takes it off the plan, with the cause of the delay. */
function PostponeDialog({ row, onClose }: { row: SurgeryRow; onClose: () => void }) {
  const { t } = useTranslation(['surgery', 'enums']);
  const form = useCommandForm(postponeSurgery, {
    id: row.id,
    values: { cause: null as PostponementCause | null, note: '' },
    body: typed => typed,
    check: ({ cause }) => ({ cause: cause === null && t('surgery:work.causeNeeded') }),
    success: t('surgery:work.postponed'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      title={t('surgery:work.postponeTitle', subjectOf(row))}
      description={t('surgery:work.postponeText')}
      verb={t('surgery:work.postpone')}
      onClose={onClose}
    >
      <FormField control={form.control} name="cause" label={t('surgery:work.cause')} required>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={PostponementCause.options.map(each => ({
              value: each,
              label: t(`enums:postponementCause.${each}`),
            }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="note" label={t('surgery:work.note')} optional>
        {bound => <Textarea {...bound} rows={3} />}
      </FormField>
    </FormDialog>
  );
}

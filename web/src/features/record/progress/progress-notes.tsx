import { strikeNote, verifyNote } from '@alur/contracts/record/commands';
import { visitNotes, type ProgressNoteRow } from '@alur/contracts/record/note-rows';
import { NotePart } from '@alur/contracts/record/progress-note';
import { Ban, Clock, Pencil, ShieldCheck } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { sessionAtom } from '@/api/session';
import { useCommand } from '@/api/use-command';
import { useReasonCommand } from '@/api/reason-dialog';
import { useNow } from '@/live/clock';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDateTime } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import { StatusChip } from '@/ui/status-chip';
import { AmendProgressNote } from './amend-progress-note';
import { useMayNote } from './use-may-note';

/** The progress notes of a visit (*CPPT*), the newest first. */
export function ProgressNotes({ encounterId }: { encounterId: number }) {
  const { t } = useTranslation('record');
  const { rows, loading } = useTopic(visitNotes, { encounterId });
  return (
    <Card title={t('cppt.title')}>
      {rows.length === 0 && !loading ? (
        <p className="text-muted-foreground">{t('cppt.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3 divide-y">
          {rows
            .toSorted((a, b) => b.id - a.id)
            .map(row => (
              <li key={row.id} className="pt-3 first:pt-0">
                <ProgressNote row={row} />
              </li>
            ))}
        </ul>
      )}
    </Card>
  );
}

/** One note, what it waits for, and the actions that the person may take. */
export function ProgressNote({ row }: { row: ProgressNoteRow }) {
  const { t } = useTranslation('record');
  const can = useCan();
  const mayNote = useMayNote();
  const me = useAtomValue(sessionAtom)?.user.id;
  const verify = useCommand(verifyNote, { success: t('cppt.verified') });
  const [amending, setAmending] = useState(false);
  const isSigned = row.status === 'signed';
  const isMine =
    (row.reviewerId === me && !row.reviewedAt && row.signedById !== me) ||
    (row.orderedById === me && !row.orderSignedAt);
  return (
    <article className={isSigned ? undefined : 'line-through'}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{row.signedBy}</span>
        <span className="tabular text-xs text-muted-foreground">
          {formatDateTime(row.signedAt)} · {row.format.toUpperCase()}
          {row.version > 1 && ` · ${t('cppt.version', { version: row.version })}`}
        </span>
        <NoteState row={row} />
        <span className="ml-auto flex gap-2">
          {isSigned && isMine && can('outpatient.form:verify') && (
            <Button
              size="sm"
              variant="primary"
              pending={verify.pending}
              onClick={() => void verify.run({ id: row.id, body: { version: row.version } })}
            >
              <ShieldCheck aria-hidden />
              {t(row.orderedById === me ? 'cppt.signOrder' : 'cppt.verify')}
            </Button>
          )}
          {isSigned && row.signedById === me && mayNote && !amending && (
            <>
              <Button size="sm" variant="ghost" onClick={() => setAmending(true)}>
                <Pencil aria-hidden />
                {t('form.edit')}
              </Button>
              <StrikeNote row={row} />
            </>
          )}
        </span>
      </header>
      {amending ? <AmendProgressNote row={row} onDone={() => setAmending(false)} /> : <NoteText row={row} />}
      {row.earlier.length > 0 && <Earlier row={row} />}
    </article>
  );
}

/** The note's former versions, the newest first. */
function Earlier({ row }: { row: ProgressNoteRow }) {
  const { t } = useTranslation('record');
  return (
    <details className="pt-1 text-sm">
      <summary className="cursor-pointer py-1 text-xs text-muted-foreground">
        {t('cppt.earlier', { count: row.earlier.length })}
      </summary>
      <ol className="flex flex-col gap-2 border-l-2 pl-3">
        {row.earlier.toReversed().map(each => (
          <li key={each.version}>
            <p className="tabular text-xs text-muted-foreground">
              {`${t('cppt.version', { version: each.version })} · ${each.signedBy} · ${formatDateTime(each.signedAt)} · ${each.format.toUpperCase()}`}
            </p>
            <NoteText row={{ ...each, orderedBy: null }} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The note's parts by the names of its format; and why it replaces the version before. */
function NoteText({ row }: { row: Pick<ProgressNoteRow, 'parts' | 'instruction' | 'orderedBy' | 'reason'> }) {
  const { t } = useTranslation('record');
  return (
    <>
      <dl className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        {row.parts.map(({ part, text }) => (
          <div key={part} className="contents">
            <dt className="text-muted-foreground">{t(`cppt.part.${NotePart.parse(part)}`)}</dt>
            <dd className="whitespace-pre-line">{orErased(text)}</dd>
          </div>
        ))}
        {row.instruction && (
          <>
            <dt className="text-muted-foreground">{t('cppt.instruction')}</dt>
            <dd className="whitespace-pre-line">{orErased(row.instruction)}</dd>
          </>
        )}
        {row.orderedBy && (
          <>
            <dt className="text-muted-foreground">{t('cppt.orderedBy')}</dt>
            <dd>{t('cppt.readBackBy', { name: row.orderedBy })}</dd>
          </>
        )}
      </dl>
      {row.reason && (
        <p className="pt-1 text-xs text-muted-foreground">{t('cppt.amendedFor', { reason: orErased(row.reason) })}</p>
      )}
    </>
  );
}

/** Whether the note is verified, waiting or late: colour, icon and word. */
function NoteState({ row }: { row: ProgressNoteRow }) {
  const { t } = useTranslation('record');
  const now = useNow(60_000);
  if (row.status === 'struck')
    return (
      <StatusChip tone="danger" icon={Ban}>
        {t('form.struck')}
      </StatusChip>
    );
  if (row.awaiting === 'no')
    return row.reviewedAt ? (
      <StatusChip tone="success" icon={ShieldCheck}>
        {t('cppt.verifiedAt', { at: formatDateTime(row.reviewedAt) })}
      </StatusChip>
    ) : null;
  const isLate = Date.parse(row.dueAt) < now;
  return (
    <StatusChip tone={isLate ? 'danger' : 'waiting'} icon={Clock}>
      {t(isLate ? 'cppt.late' : 'cppt.awaits', { at: formatDateTime(row.dueAt) })}
    </StatusChip>
  );
}

/** Strikes a note, and asks why. */
function StrikeNote({ row }: { row: ProgressNoteRow }) {
  const { t } = useTranslation('record');
  const { ask, dialog } = useReasonCommand(row.id, {
    command: strikeNote,
    title: t('cppt.strikeTitle'),
    description: t('cppt.strikeText'),
    confirmLabel: t('form.strike'),
    success: t('cppt.struckDone'),
    danger: true,
  });
  return (
    <>
      <Button size="sm" variant="ghost" onClick={ask}>
        <Ban aria-hidden />
        {t('form.strike')}
      </Button>
      {dialog}
    </>
  );
}

import { signNote } from '@alur/contracts/consultation/commands';
import type { NoteEntry } from '@alur/contracts/consultation/rows';
import { PenLine, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { Field } from '@/ui/field';

import { Textarea } from '@/ui/input';
import { useFieldErrors } from '@/ui/use-field-errors';
import { useKeys } from '@/ui/use-keys';
import { DraftState } from '@/drafts/draft-state';
import { OvertakenFields } from '@/drafts/overtaken';
import { useWhen } from '@/live/use-when';
import { parts, useNoteDraft, type Part } from './use-note-draft';

/**
 * The doctor's note, persisted as a draft. Signing is a separate action and creates a new version each time. It does
 * not use `useCommandForm`: its draft holds only the parts that were typed, and the version on which they are based.
 */
export function SoapForm({
  encounterId,
  notes,
  complaint,
  blocked,
}: {
  encounterId: number;
  notes: readonly NoteEntry[];
  complaint: string;
  blocked: string | null;
}) {
  const { t } = useTranslation('record');
  const last = notes.at(-1);
  const { draft, version, textOf, change, wasSigned, keepMine, takeTheirs, ...writing } = useNoteDraft(
    encounterId,
    notes,
    complaint,
  );
  const { errors, setErrors, form, refuse } = useFieldErrors<HTMLDivElement>();
  const command = useCommand(signNote, {
    success: t('soap.signed'),
    onRefused: error => {
      const said = fieldMessages(error);
      refuse(said);
      return parts.some(part => said[part]);
    },
  });
  // One's own note may reach the screen by the live topic before it is answered.
  const overtaken = command.pending ? [] : writing.overtaken;
  const bare = parts.every(part => textOf(part).trim() === '');
  const same = last !== undefined && !writing.isUnsigned;
  const reason =
    blocked ??
    (overtaken.length > 0 ? t('soap.overtakenNeeded') : bare ? t('soap.empty') : same ? t('soap.unchanged') : null);
  const sign = async () => {
    if (reason) return;
    const said = (part: Part) => textOf(part).trim();
    const note = {
      subjective: said('subjective'),
      objective: said('objective'),
      assessment: said('assessment'),
      plan: said('plan'),
    };
    const outcome = await command.run({ id: encounterId, body: { ...note, amends: version } });
    if (!outcome.ok) return;
    setErrors({});
    wasSigned(note);
  };
  useKeys('ctrl+enter', t('keys.sign'), () => void sign(), { inFields: true });
  return (
    <div ref={form} className="flex flex-col gap-3">
      {last && overtaken.length > 0 && (
        <OvertakenFields
          text={t('soap.overtaken', { name: last.signedBy, version })}
          fields={overtaken.map(part => ({ label: t(`soap.${part}`), words: last[part] }))}
          onTake={takeTheirs}
          onKeep={keepMine}
        />
      )}
      {parts.map(part => (
        <Field key={part} label={t(`soap.${part}`)} error={errors[part] ?? null}>
          <Textarea
            rows={2}
            className="min-h-14"
            readOnly={blocked !== null}
            placeholder={t(`soap.${part}Hint`)}
            value={textOf(part)}
            onChange={event => {
              change(part, event.target.value);
              setErrors(({ [part]: _mended, ...rest }) => rest);
            }}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Signed last={last} />
        <DraftState draft={draft} />
        <Button
          variant={same ? 'secondary' : 'primary'}
          className="ml-auto"
          pending={command.pending}
          disabledReason={reason}
          onClick={() => void sign()}
        >
          <PenLine aria-hidden />
          {t(last ? 'soap.signAgain' : 'soap.sign')} <Kbd>Ctrl ↵</Kbd>
        </Button>
      </div>
    </div>
  );
}

/** Who signed the note last and when, or that nobody has yet. */
function Signed({ last }: { last: NoteEntry | undefined }) {
  const { t } = useTranslation('record');
  const when = useWhen();
  return (
    <span className="flex items-center gap-1.5 text-xs text-muted-foreground">
      {last ? (
        <ShieldCheck aria-hidden className="size-3.5 text-success-text" />
      ) : (
        <TriangleAlert aria-hidden className="size-3.5 text-warning-text" />
      )}
      {last
        ? t('soap.signedBy', { name: last.signedBy, time: when(last.at), version: last.version })
        : t('soap.unsigned')}
    </span>
  );
}

import { signNote } from '@alur/contracts/consultation/commands';
import type { NoteEntry } from '@alur/contracts/consultation/rows';
import type { SoapNote } from '@alur/contracts/record/soap';
import { PenLine, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fieldMessages } from '@/api/field-messages';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { Field } from '@/ui/field';
import { formatTime } from '@/ui/format';
import { Textarea } from '@/ui/input';
import { useFieldErrors } from '@/ui/use-field-errors';
import { useKeys } from '@/ui/use-keys';
import { DraftState } from '@/drafts/draft-state';
import { useDraft } from '@/drafts/use-draft';

const parts = ['subjective', 'objective', 'assessment', 'plan'] as const;
const empty: SoapNote = { subjective: '', objective: '', assessment: '', plan: '' };
const trimmed = (note: SoapNote): string => JSON.stringify(parts.map(part => note[part].trim()));

/** The doctor's note. It keeps itself as a draft; signing it is an act of its own, and makes a new version each time. */
export function SoapForm({
  bookingId,
  notes,
  complaint,
  blocked,
}: {
  bookingId: number;
  notes: readonly NoteEntry[];
  complaint: string;
  blocked: string | null;
}) {
  const { t } = useTranslation('record');
  const last = notes.at(-1);
  const given = last ?? { ...empty, subjective: complaint };
  const draft = useDraft<SoapNote>(bookingId, 'soap', pick(given));
  const { errors, setErrors, form, refuse } = useFieldErrors<HTMLDivElement>();
  const command = useCommand(signNote, {
    success: t('soap.signed'),
    onRefused: error => {
      const said = fieldMessages(error);
      refuse(said);
      return parts.some(part => said[part]);
    },
  });
  const { value } = draft;
  const bare = parts.every(part => value[part].trim() === '');
  const same = last !== undefined && trimmed(last) === trimmed(value);
  const reason = blocked ?? (bare ? t('soap.empty') : same ? t('soap.unchanged') : null);
  const sign = async () => {
    if (reason) return;
    const outcome = await command.run({
      id: bookingId,
      body: Object.fromEntries(parts.map(part => [part, value[part].trim()])),
    });
    if (!outcome.ok) return;
    setErrors({});
    draft.clear();
  };
  useKeys('ctrl+enter', t('keys.sign'), () => void sign(), { inFields: true });
  return (
    <div ref={form} className="flex flex-col gap-3">
      {parts.map(part => (
        <Field key={part} label={t(`soap.${part}`)} error={errors[part] ?? null}>
          <Textarea
            rows={2}
            className="min-h-14"
            readOnly={blocked !== null}
            placeholder={t(`soap.${part}Hint`)}
            value={value[part]}
            onChange={event => draft.change({ ...value, [part]: event.target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="flex items-center gap-1.5 text-xs text-muted-foreground">
          {last ? (
            <ShieldCheck aria-hidden className="size-3.5 text-success-text" />
          ) : (
            <TriangleAlert aria-hidden className="size-3.5 text-warning-text" />
          )}
          {last
            ? t('soap.signedBy', { name: last.signedBy, time: formatTime(last.at), version: last.version })
            : t('soap.unsigned')}
        </span>
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

function pick(note: SoapNote): SoapNote {
  return { subjective: note.subjective, objective: note.objective, assessment: note.assessment, plan: note.plan };
}

import { revisePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { Blend, Pill, Trash2, TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { useCommand } from '@/api/use-command';
import { DraftState } from '@/drafts/draft-state';
import { Overtaken } from '@/drafts/overtaken';
import { loadErrorTexts } from '@/i18n/i18n';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { enterToNext } from '@/ui/enter-to-next';
import { keepFocus } from '@/ui/next-focus';
import { PartError } from '@/ui/part-error';
import { TableSkeleton } from '@/ui/states';
import { useFieldErrors } from '@/ui/use-field-errors';
import { warningsOf, type KnownAllergies, type Told } from './allergy-check';
import { CompoundLine } from './compound-line';
import { medicinesOf, writtenLineOf, type FormLine } from './form-lines';
import { newLine, usePrescriptionDraft } from './use-prescription-draft';
import { PrescribedLine } from './prescribed-line';
import { SingleLine } from './single-line';

export interface PrescriptionEditorProps {
  encounterId: number;
  patient: ReactNode;
  /** One to change; none for a new one. */
  prescription: PrescriptionRow | null;
  allergies: KnownAllergies;
  onClose: () => void;
}

/**
 * Writes a prescription. An allergy stops it until the doctor says that it was seen. It stands on no `useCommandForm`: its
 * lines come and go, and another's save is shown as a whole prescription, never line by line.
 */
export function PrescriptionEditor({
  encounterId,
  patient,
  prescription,
  allergies,
  onClose,
}: PrescriptionEditorProps) {
  const { t } = useTranslation(['consultation', 'common']);
  const { draft, revision, lines, change, keepMine, takeTheirs, ...writing } = usePrescriptionDraft(
    encounterId,
    prescription,
  );
  const [added, setAdded] = useState<string | null>(null);
  /** The allergies whose warning was seen: one recorded since is warned of anew. */
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [told, setTold] = useState<readonly Told[]>([]);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const spec = prescription ? revisePrescription : writePrescription;
  const write = useCommand(spec, {
    success: t('consultation:prescription.saved'),
    onRefused: error => {
      place(error);
      heed(error);
      return error.fields.length > 0;
    },
  });
  // One's own save is on the screen before it is answered.
  const isOvertaken = writing.isOvertaken && !write.pending;
  const known = allergies.list ?? [];
  const warnings = warningsOf(lines, known, told);
  const acknowledged = warnings.length > 0 && warnings.every(({ allergyId }) => seen.includes(allergyId));
  const place = (error: ApiError) => {
    const missing = error.fields
      .filter(({ path, code }) => path.endsWith('medicineId') && code === 'shape.too-small')
      .map(({ path }) => [path, t('consultation:prescription.medicineNeeded')] as const);
    refuse({ ...fieldMessages(error), ...Object.fromEntries(missing) });
  };
  const heed = ({ fields }: ApiError) => {
    const found = fields.flatMap(({ path, code, params }) => {
      const line = code === 'prescription.allergy-not-acknowledged' && lines[Number(path.split('.')[1])];
      return line ? [{ key: line.key, substance: String(params?.substance) }] : [];
    });
    if (found.length === 0) return;
    setTold([...told, ...found]);
    allergies.askAgain();
  };
  const changeLine = (key: string, at: number, part: Partial<FormLine>) => {
    const isMended = (path: string) => Object.keys(part).some(name => path.startsWith(`lines.${at}.${name}`));
    setErrors(said => Object.fromEntries(Object.entries(said).filter(([path]) => !isMended(path))));
    change(lines.map(line => (line.key === key ? { ...line, ...part } : line)));
    if (part.medicine !== undefined || part.components) setTold(told.filter(one => one.key !== key));
  };
  const add = (kind: FormLine['kind']) => {
    const line = newLine(kind);
    setAdded(line.key);
    change([...lines, line]);
  };
  const remove = (key: string) => {
    const focus = keepFocus();
    // What was said of the lines below counts them as they were.
    setErrors({});
    change(lines.filter(line => line.key !== key));
    focus.done();
  };
  const submit = async () => {
    if (reason || write.pending || draft.loading) return;
    const { body, error } = shaped(spec.body, {
      ...(prescription ? {} : { encounterId }),
      lines: lines.map(writtenLineOf),
      allergyAcknowledged: acknowledged,
      acknowledgedAllergies: seen,
    });
    await loadErrorTexts();
    if (error) return place(error);
    setErrors({});
    const outcome = await write.run({
      ...(prescription && { id: prescription.id }),
      ...(revision !== null && { ifMatch: revision }),
      body,
    });
    if (!outcome.ok) return;
    draft.clear();
    onClose();
  };
  const reason = isOvertaken
    ? t('consultation:prescription.overtakenNeeded')
    : !allergies.list
      ? t('consultation:prescription.allergiesUnknown')
      : lines.length === 0
        ? t('consultation:prescription.linesNeeded')
        : warnings.length > 0 && !acknowledged
          ? t('consultation:prescription.allergyNeeded')
          : null;
  return (
    <Dialog
      open
      onOpenChange={open => !open && !write.pending && onClose()}
      size="lg"
      title={prescription ? t('consultation:prescription.revise') : t('consultation:prescription.write')}
      footer={
        <>
          <div className="mr-auto flex items-center">
            <DraftState draft={draft} />
          </div>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form="prescription-form"
            pending={write.pending || draft.loading}
            disabledReason={reason}
          >
            {t('consultation:prescription.save')}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 -mx-5 mb-3 border-b bg-raised px-5 pb-2">{patient}</div>
      {draft.loading && <TableSkeleton rows={3} columns={3} />}
      <form
        ref={form}
        id="prescription-form"
        noValidate
        hidden={draft.loading}
        className="flex flex-col gap-3"
        onKeyDown={enterToNext}
        onSubmit={event => {
          event.preventDefault();
          void submit();
        }}
      >
        {allergies.failed && (
          <PartError text={t('consultation:prescription.allergiesUnknown')} onRetry={allergies.askAgain} />
        )}
        {isOvertaken && (
          <Overtaken
            text={t('consultation:prescription.overtaken')}
            theirs={
              <ul>
                {prescription?.lines.map(line => (
                  <PrescribedLine key={line.lineId} line={line} />
                ))}
              </ul>
            }
            onTake={takeTheirs}
            onKeep={keepMine}
          />
        )}
        {!draft.loading &&
          lines.map((line, at) => (
            <LineBox
              key={line.key}
              line={line}
              at={at}
              errors={errors}
              warnings={warningsOf([line], known, told)}
              autoFocus={line.key === (added ?? lines[0]?.key)}
              onChange={part => changeLine(line.key, at, part)}
              onRemove={() => remove(line.key)}
            />
          ))}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => add('single')}>
            <Pill aria-hidden />
            {t('consultation:prescription.addLine')}
          </Button>
          <Button onClick={() => add('compound')}>
            <Blend aria-hidden />
            {t('consultation:prescription.addCompound')}
          </Button>
        </div>
        {warnings.length > 0 && (
          <Checkbox
            checked={acknowledged}
            onCheckedChange={checked => setSeen(checked === true ? warnings.map(({ allergyId }) => allergyId) : [])}
            label={t('consultation:prescription.allergyAcknowledge')}
          />
        )}
      </form>
    </Dialog>
  );
}

/** One line of it: what it is about, its fields, and the allergies that it meets. */
function LineBox({
  line,
  at,
  errors,
  warnings,
  autoFocus,
  onChange,
  onRemove,
}: {
  line: FormLine;
  at: number;
  errors: Record<string, string>;
  warnings: ReturnType<typeof warningsOf>;
  autoFocus: boolean;
  onChange: (part: Partial<FormLine>) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('consultation');
  const mine = Object.fromEntries(
    Object.entries(errors)
      .filter(([path]) => path.startsWith(`lines.${at}.`))
      .map(([path, words]) => [path.slice(`lines.${at}.`.length), words]),
  );
  const title = t(line.kind === 'single' ? 'prescription.line' : 'prescription.compound', { number: at + 1 });
  const Line = line.kind === 'single' ? SingleLine : CompoundLine;
  return (
    <fieldset className="rounded-lg border p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center gap-2 pb-2">
        <span aria-hidden className="text-xs font-medium text-muted-foreground">
          {title}
        </span>
        {medicinesOf(line).some(({ highAlert }) => highAlert) && (
          <span className="rounded-sm bg-danger-soft px-1.5 text-xs font-medium text-danger-text">
            {t('prescription.highAlert')}
          </span>
        )}
        {medicinesOf(line).some(({ lookAlike }) => lookAlike) && (
          <span className="rounded-sm bg-warning-soft px-1.5 text-xs font-medium text-warning-text">
            {t('prescription.lookAlike')}
          </span>
        )}
        <Button
          size="icon-sm"
          variant="ghost"
          className="ml-auto"
          aria-label={t('prescription.removeLine', { name: title })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Line line={line} errors={mine} autoFocus={autoFocus} onChange={onChange} />
      {warnings.map(({ allergyId, substance }) => (
        <p
          key={allergyId}
          role="alert"
          className="mt-2 flex items-center gap-1.5 rounded-md bg-danger-soft px-2 py-1 text-danger-text"
        >
          <TriangleAlert aria-hidden className="size-4" />
          {t('prescription.allergy', { substance })}
        </p>
      ))}
    </fieldset>
  );
}

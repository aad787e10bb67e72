import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { Blend, Pill, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftState } from '@/drafts/draft-state';
import { Overtaken } from '@/drafts/overtaken';
import { doctor } from '@/selectors/global/staff';
import { StaffSelector } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { enterToNext } from '@/ui/enter-to-next';
import { PartError } from '@/ui/part-error';
import { Select } from '@/ui/select';
import { TableSkeleton } from '@/ui/states';
import { Badge } from '@/ui/status-chip';
import { warningsOf, type KnownAllergies } from './allergy-check';
import { CompoundLine } from './compound-line';
import { medicinesOf, type FormLine } from './form-lines';
import { PrescribedLine } from './prescribed-line';
import { SingleLine } from './single-line';
import { DISPENSED, usePrescriptionForm, type SupplyWay } from './use-prescription-form';

const noWays: readonly SupplyWay[] = [];

export interface PrescriptionEditorProps {
  encounterId: number;
  patient: ReactNode;
  /** The prescription to change; null for a new one. */
  prescription: PrescriptionRow | null;
  allergies: KnownAllergies;
  /** The ways of supply to choose from, the usual first; absent where there is only one. */
  supplies?: readonly SupplyWay[];
  /** An order by word of mouth, which somebody else writes down as the doctor says it (TBaK). */
  isVerbal?: boolean;
  onClose: () => void;
}

/**
 * Writes a prescription. An allergy blocks it until the doctor confirms the warning. It does not use `useCommandForm`:
 * lines come and go, and somebody else's save is shown as a whole prescription, never line by line.
 */
export function PrescriptionEditor({
  encounterId,
  patient,
  prescription,
  allergies,
  supplies = noWays,
  isVerbal = false,
  onClose,
}: PrescriptionEditorProps) {
  const { t } = useTranslation(['consultation', 'common']);
  const { write, draft, isOvertaken, lines, warnings, warningsOf, acknowledged, ref, ...form } = usePrescriptionForm({
    encounterId,
    prescription,
    allergies,
    supplies,
    isVerbal,
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && !write.pending && onClose()}
      size="lg"
      title={t(`consultation:prescription.${prescription ? 'revise' : isVerbal ? 'writeVerbal' : 'write'}`)}
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
            disabledReason={form.reason}
          >
            {t('consultation:prescription.save')}
          </Button>
        </>
      }
    >
      <div className="sticky top-0 z-10 -mx-5 mb-3 border-b bg-raised px-5 pb-2">{patient}</div>
      {isVerbal && <Said form={form} />}
      {supplies.length > 0 && !prescription && (
        <SupplyChoice ways={supplies} value={form.supply} onChange={form.setSupply} />
      )}
      {draft.loading && <TableSkeleton rows={3} columns={3} />}
      <form
        ref={ref}
        id="prescription-form"
        noValidate
        hidden={draft.loading}
        className="flex flex-col gap-3"
        onKeyDown={enterToNext}
        onSubmit={event => {
          event.preventDefault();
          void form.submit();
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
            onTake={form.takeTheirs}
            onKeep={form.keepMine}
          />
        )}
        {!draft.loading &&
          lines.map((line, at) => (
            <LineBox
              key={line.key}
              line={line}
              at={at}
              errors={form.errors}
              warnings={warningsOf(line)}
              autoFocus={line.key === (form.added ?? lines[0]?.key)}
              onChange={part => form.changeLine(line.key, at, part)}
              onRemove={() => form.remove(line.key)}
            />
          ))}
        <AddLine onAdd={form.add} />
        {warnings.length > 0 && <Seen checked={acknowledged} onChange={form.acknowledge} />}
      </form>
    </Dialog>
  );
}

/** Confirms that the warnings were seen, and that it is prescribed all the same. */
function Seen({ checked, onChange }: { checked: boolean; onChange: (isSeen: boolean) => void }) {
  const { t } = useTranslation('consultation');
  return (
    <Checkbox
      checked={checked}
      onCheckedChange={next => onChange(next === true)}
      label={t('prescription.allergyAcknowledge')}
    />
  );
}

/** Asks which doctor said it, and that it was read back. */
function Said({
  form,
}: {
  form: Pick<ReturnType<typeof usePrescriptionForm>, 'orderedBy' | 'setOrderedBy' | 'readBack' | 'setReadBack'>;
}) {
  const { t } = useTranslation('consultation');
  return (
    <div className="mb-3 flex flex-col gap-2">
      <Field label={t('prescription.orderedBy')} hint={t('prescription.orderedByHint')} className="max-w-96">
        <StaffSelector
          of={doctor}
          value={form.orderedBy}
          onChange={person => {
            form.setOrderedBy(person);
            form.setReadBack(false);
          }}
        />
      </Field>
      <Checkbox
        label={t('prescription.readBack')}
        checked={form.readBack}
        onCheckedChange={checked => form.setReadBack(checked === true)}
      />
    </div>
  );
}

function AddLine({ onAdd }: { onAdd: (kind: FormLine['kind']) => void }) {
  const { t } = useTranslation('consultation');
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onAdd('single')}>
        <Pill aria-hidden />
        {t('prescription.addLine')}
      </Button>
      <Button onClick={() => onAdd('compound')}>
        <Blend aria-hidden />
        {t('prescription.addCompound')}
      </Button>
    </div>
  );
}

/** How it comes to the patient. */
function SupplyChoice({
  ways,
  value,
  onChange,
}: {
  ways: readonly SupplyWay[];
  value: SupplyWay;
  onChange: (supply: SupplyWay) => void;
}) {
  const { t } = useTranslation(['consultation', 'enums']);
  return (
    <Field label={t('consultation:prescription.supply')} className="mb-3 max-w-72">
      <Select
        value={value}
        onValueChange={onChange}
        options={ways.map(each => ({
          value: each,
          label:
            each === DISPENSED
              ? t('consultation:prescription.dispensed')
              : ways.includes(DISPENSED) && each === 'ward_stock'
                ? t('consultation:prescription.atOnce')
                : t(`enums:supply.${each}`),
        }))}
      />
    </Field>
  );
}

/** One line of the prescription: its heading, its fields, and the allergies that it conflicts with. */
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
        {medicinesOf(line).some(({ chronic }) => chronic) && <Badge>{t('prescription.chronic')}</Badge>}
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

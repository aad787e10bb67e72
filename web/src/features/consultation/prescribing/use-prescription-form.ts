import { revisePrescription, writePrescription } from '@alur/contracts/prescription/commands';
import type { Supply } from '@alur/contracts/prescription/lines';
import type { Allergy } from '@alur/contracts/patient/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/api-error';
import type { ChosenPerson } from '@/selectors/staff-selector';
import { fieldMessages } from '@/api/field-messages';
import { shaped } from '@/api/shape-errors';
import { useCommand } from '@/api/use-command';
import { loadErrorTexts } from '@/i18n/i18n';
import { keepFocus } from '@/ui/next-focus';
import { useFieldErrors } from '@/ui/use-field-errors';
import { warningsOf, type KnownAllergies, type AcknowledgedAllergy } from './allergy-check';
import { isUntouched, writtenLineOf, type FormLine } from './form-lines';
import { newLine, usePrescriptionDraft } from './use-prescription-draft';

/** Supplied by the pharmacy, which is the only way for a patient without a bed. */
export const DISPENSED = 'dispensed';
export type SupplyWay = Supply | typeof DISPENSED;

/** The lines of a prescription while it is written, and the allergies that they conflict with. */
export function usePrescriptionForm({
  encounterId,
  prescription,
  allergies,
  supplies,
  isVerbal,
  onDone,
}: {
  encounterId: number;
  prescription: PrescriptionRow | null;
  allergies: KnownAllergies;
  supplies: readonly SupplyWay[];
  /** An order by word of mouth, written down by somebody else. */
  isVerbal: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('consultation');
  const { draft, revision, lines, change, keepMine, takeTheirs, ...writing } = usePrescriptionDraft(
    encounterId,
    prescription,
  );
  const [supply, setSupply] = useState<SupplyWay>(supplies[0] ?? DISPENSED);
  const [orderedBy, setOrderedBy] = useState<ChosenPerson | null>(null);
  const [readBack, setReadBack] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const { errors, setErrors, form, refuse } = useFieldErrors();
  const spec = prescription ? revisePrescription : writePrescription;
  const write = useCommand(spec, {
    success: t('prescription.saved'),
    onRefused: error => {
      place(error);
      warned.heed(error);
      return error.fields.length > 0;
    },
  });
  // One's own save may reach the screen by the live topic before it is answered.
  const isOvertaken = writing.isOvertaken && !write.pending;
  const warned = useWarnings(lines, allergies);
  const { warnings, acknowledged } = warned;
  const place = (error: ApiError) => {
    const missing = error.fields
      .filter(({ path, code }) => path.endsWith('medicineId') && code === 'shape.too-small')
      .map(({ path }) => [path, t('prescription.medicineNeeded')] as const);
    refuse({ ...fieldMessages(error), ...Object.fromEntries(missing) });
  };
  const changeLine = (key: string, at: number, part: Partial<FormLine>) => {
    const isMended = (path: string) => Object.keys(part).some(name => path.startsWith(`lines.${at}.${name}`));
    setErrors(said => Object.fromEntries(Object.entries(said).filter(([path]) => !isMended(path))));
    change(lines.map(line => (line.key === key ? { ...line, ...part } : line)));
    if (part.medicine !== undefined || part.components) warned.forget(key);
  };
  const add = (kind: FormLine['kind']) => {
    const line = newLine(kind);
    setAdded(line.key);
    // An untouched first line is dropped: it is for one kind of medicine, and the other kind was asked for.
    change([...lines.filter(one => one.kind === kind || !isUntouched(one)), line]);
  };
  const remove = (key: string) => {
    const focus = keepFocus();
    // Errors name lines by index, which has changed.
    setErrors({});
    change(lines.filter(line => line.key !== key));
    focus.done();
  };
  const said = !isVerbal || (orderedBy !== null && readBack);
  const unsaid = said ? null : orderedBy === null ? 'orderedByNeeded' : 'readBackNeeded';
  const missing =
    unsaid ?? missingOf({ isOvertaken, isKnown: allergies.list !== undefined, lines, warnings, acknowledged });
  const reason = missing && t(`prescription.${missing}`);
  const submit = async () => {
    if (reason || write.pending || draft.loading) return;
    const { body, error } = shaped(spec.body, {
      ...(prescription ? {} : { encounterId, supply: supply === DISPENSED ? null : supply }),
      ...(isVerbal && { orderedBy: orderedBy?.id ?? null, readBack }),
      lines: lines.map(writtenLineOf),
      allergyAcknowledged: acknowledged,
      acknowledgedAllergies: warned.seen,
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
    onDone();
  };
  return {
    write,
    draft,
    isOvertaken,
    takeTheirs,
    keepMine,
    lines,
    supply,
    setSupply,
    orderedBy,
    setOrderedBy,
    readBack,
    setReadBack,
    /** Key of the line that was added last. */
    added,
    add,
    changeLine,
    remove,
    errors,
    ref: form,
    warnings,
    warningsOf: warned.warningsOf,
    acknowledged,
    acknowledge: warned.acknowledge,
    /** Why it cannot be saved. */
    reason,
    submit,
  };
}

/** What is missing before it can be saved. */
function missingOf(written: {
  isOvertaken: boolean;
  /** Whether her allergies have been fetched. */
  isKnown: boolean;
  lines: readonly FormLine[];
  warnings: readonly Allergy[];
  acknowledged: boolean;
}) {
  if (written.isOvertaken) return 'overtakenNeeded';
  if (!written.isKnown) return 'allergiesUnknown';
  if (written.lines.length === 0) return 'linesNeeded';
  return written.warnings.length > 0 && !written.acknowledged ? 'allergyNeeded' : null;
}

/** The allergies that the lines conflict with, by what is known here and what the server answered. */
function useWarnings(lines: readonly FormLine[], allergies: KnownAllergies) {
  /** The allergies whose warning was confirmed: one that is recorded later is warned of again. */
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [told, setTold] = useState<readonly AcknowledgedAllergy[]>([]);
  const known = allergies.list ?? [];
  const warnings = warningsOf(lines, known, told);
  const heed = ({ fields }: ApiError) => {
    const found = fields.flatMap(({ path, code, params }) => {
      const line = code === 'prescription.allergy-not-acknowledged' && lines[Number(path.split('.')[1])];
      return line ? [{ key: line.key, substance: String(params?.substance) }] : [];
    });
    if (found.length === 0) return;
    setTold([...told, ...found]);
    allergies.askAgain();
  };
  return {
    warnings,
    warningsOf: (line: FormLine) => warningsOf([line], known, told),
    heed,
    /** Another medicine is on the line, so what the server said of the former one is dropped. */
    forget: (key: string) => setTold(told.filter(one => one.key !== key)),
    seen,
    acknowledged: warnings.length > 0 && warnings.every(({ allergyId }) => seen.includes(allergyId)),
    acknowledge: (isSeen: boolean) => setSeen(isSeen ? warnings.map(({ allergyId }) => allergyId) : []),
  };
}

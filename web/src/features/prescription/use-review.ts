import type { Allergy } from '@alur/contracts/patient/rows';
import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRule } from '@/app/facilities';
import { allergiesOf, isUnchecked, metBut, prescribed, quantityFault, type LineChoice, type Met } from './approval';

/**
 * The pharmacist's ticks and choices. They hold for the prescription as it was read: when the doctor changes it, or an
 * allergy is recorded, they are reset.
 */
export function useReview(row: PrescriptionRow, allergies: readonly Allergy[] | undefined) {
  const { t } = useTranslation('prescription');
  const partial = useRule('partial_adherence');
  const [chosen, setChosen] = useState<Record<number, LineChoice>>({});
  const [met, setMet] = useState<Met>({});
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [reviewed, setReviewed] = useState(row.revision);
  const [changed, setChanged] = useState<'revised' | 'allergyArrived' | null>(null);
  /** The pairs of line and allergy that were shown so far. */
  const [warned, setWarned] = useState<readonly string[]>([]);
  if (reviewed !== row.revision) {
    setReviewed(row.revision);
    setChanged('revised');
    setChosen({});
    setMet({});
    setRefused({});
  }
  const choiceOf = (line: PrescriptionRow['lines'][number]) => chosen[line.lineId] ?? prescribed(line);
  const dangers = Object.fromEntries(
    row.lines.map(line => [line.lineId, allergiesOf(line, choiceOf(line), allergies ?? [])]),
  );
  const unchecked = row.lines.flatMap(line => (isUnchecked(line, choiceOf(line), allergies ?? []) ? line.lineId : []));
  const concern = Object.entries(dangers).flatMap(([lineId, of]) =>
    of.map(({ allergyId }) => `${lineId} ${allergyId}`),
  );
  if (concern.join() !== warned.join()) {
    setWarned(concern);
    // A tick that was made before an allergy was known says nothing about it.
    if (concern.some(one => !warned.includes(one))) {
      if (Object.values(met).some(Boolean)) setChanged('allergyArrived');
      setMet({});
    }
  }
  const faults: Record<number, string> = {};
  row.lines.forEach((line, index) => {
    const fault = quantityFault(line, choiceOf(line).quantity, partial);
    const said = Object.entries(refused).find(
      ([path]) => path.startsWith(`lines.${index}.`) || path === `lines.${index}`,
    )?.[1];
    if (fault) faults[line.lineId] = t(fault);
    else if (said) faults[line.lineId] = said;
  });
  return {
    met,
    setMet,
    /** The checks that *Semua sesuai* may tick. */
    inOrder: metBut(concern.length + unchecked.length > 0),
    changed,
    /** What is given, by line id. */
    choices: Object.fromEntries(row.lines.map(line => [line.lineId, choiceOf(line)])),
    choose: (lineId: number, choice: LineChoice) => {
      setRefused({});
      setChosen({ ...chosen, [lineId]: choice });
    },
    isChosen: Object.keys(chosen).length > 0,
    dangers,
    unchecked,
    faults,
    /** Whether a quantity is invalid, which is known without asking the server. */
    wrong: row.lines.some(line => quantityFault(line, choiceOf(line).quantity, partial)),
    setRefused,
  };
}

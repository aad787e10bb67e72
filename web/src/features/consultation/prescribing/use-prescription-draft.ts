import type { PrescriptionRow } from '@alur/contracts/prescription/rows';
import { useState } from 'react';
import { useDraft } from '@/drafts/use-draft';
import { emptyLine, formLineOf, type FormLine } from './form-lines';

/** What is being written, and the prescription's revision when that began; null for a new one. */
interface Writing {
  revision: number | null;
  lines: FormLine[];
}

let made = 0;
export const newLine = (kind: FormLine['kind']) => emptyLine(kind, `new-${Date.now()}-${made++}`);

const formOf = (id: number | undefined) => `prescription-lines-${id ?? 'new'}`;

/** Whether a new prescription was begun and is not saved. */
export const useIsPrescribing = (encounterId: number): boolean =>
  useDraft<unknown>(encounterId, formOf(undefined), null).written;

const beginning = (prescription: PrescriptionRow | null): Writing =>
  prescription
    ? { revision: prescription.revision, lines: prescription.lines.map(formLineOf) }
    : { revision: null, lines: [newLine('single')] };

/** The lines of the form, persisted as a draft. What somebody else saves meanwhile is never overwritten unseen. */
export function usePrescriptionDraft(encounterId: number, prescription: PrescriptionRow | null) {
  const [start, setStart] = useState(() => beginning(prescription));
  const draft = useDraft(encounterId, formOf(prescription?.id), start);
  const { revision, lines } = draft.value;
  const isMoved = prescription !== null && revision !== prescription.revision;
  const isTouched = draft.value !== start;
  if (isMoved && !isTouched) setStart(beginning(prescription));
  return {
    draft,
    revision,
    lines,
    isOvertaken: isMoved && isTouched,
    change: (next: FormLine[]) => draft.change({ revision, lines: next }),
    /** Keeps what was typed, which will replace what the other person saved. */
    keepMine: () => draft.change({ revision: prescription?.revision ?? null, lines }),
    takeTheirs: () => {
      setStart(beginning(prescription));
      draft.clear();
    },
  };
}

import { ensure } from '../kernel/rejection.js';
import type { MedicationEvent } from './events.js';
import { goingOn, type By } from './giving.js';
import { keysOf, type AnyMedication, type MedicationState } from './medication.js';

/** Allergies that what is in a medicine meets, by the record that numbers them. */
interface Met {
  readonly recordId: number;
  readonly allergies: readonly { readonly allergyId: number; readonly substance: string }[];
}

/** Met, and weighed by nobody: they are known since it was prescribed. */
const unweighed = ({ weighed }: AnyMedication, { recordId, allergies }: Met) =>
  allergies.filter(
    ({ allergyId }) => !weighed.some(each => each.recordId === recordId && each.allergyIds.includes(allergyId)),
  );

/** DOMAIN-CLINICAL 9.1: an allergy blocks at the bedside until a doctor has decided. */
export const ensureWeighed = (it: AnyMedication, met: Met): void => {
  const [first] = unweighed(it, met);
  ensure(first === undefined, 'medication.allergy', { substance: first?.substance ?? '' });
};

/** It is given all the same, knowing of them. */
export const acceptAllergies = (state: MedicationState, met: Met, reason: string, by: By): MedicationEvent[] => {
  const it = goingOn(state);
  const allergyIds = unweighed(it, met).map(({ allergyId }) => allergyId);
  ensure(allergyIds.length > 0, 'medication.no-allergy');
  const allergies = { recordId: met.recordId, allergyIds };
  const data = { ...keysOf(it), effectiveAt: by.now, allergies, reason, acceptedBy: by.staff };
  return [{ type: 'MedicationAllergyAccepted', data }];
};

import { ensure } from '../kernel/rejection.js';
import type { MedicationEvent } from './events.js';
import { goingOn, type By } from './giving.js';
import { keysOf, type AnyMedication, type MedicationState } from './medication.js';

/** Allergies that concern a medicine's contents, by the record that numbers them. */
interface Met {
  readonly recordId: number;
  readonly allergies: readonly { readonly allergyId: number; readonly substance: string }[];
}

/** The allergies among these that nobody has weighed, because they were recorded after the medicine was prescribed. */
const unweighed = ({ weighed }: AnyMedication, { recordId, allergies }: Met) =>
  allergies.filter(
    ({ allergyId }) => !weighed.some(each => each.recordId === recordId && each.allergyIds.includes(allergyId)),
  );

/** DOMAIN-CLINICAL 9.1: an allergy blocks a dose until a doctor has accepted it. */
export const ensureWeighed = (it: AnyMedication, met: Met): void => {
  const [first] = unweighed(it, met);
  ensure(first === undefined, 'medication.allergy', { substance: first?.substance ?? '' });
};

/** The medicine is given in spite of these allergies. */
export const acceptAllergies = (state: MedicationState, met: Met, reason: string, by: By): MedicationEvent[] => {
  const it = goingOn(state);
  const allergyIds = unweighed(it, met).map(({ allergyId }) => allergyId);
  ensure(allergyIds.length > 0, 'medication.no-allergy');
  const allergies = { recordId: met.recordId, allergyIds };
  const data = { ...keysOf(it), effectiveAt: by.now, allergies, reason, acceptedBy: by.staff };
  return [{ type: 'MedicationAllergyAccepted', data }];
};

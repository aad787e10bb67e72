import { writes } from '../kernel/aggregate.js';
import type { CareHeader } from '../kernel/care-header.js';
import type { MedicationEvent } from '../medication/events.js';
import { metBy } from './bedside-allergies.js';
import type { KnownAllergies } from './known-allergies.js';
import { medication, medicationId } from '../medication/medication.js';
import { start, type Starting } from '../medication/ordering.js';
import type { PrescriptionEvent } from '../prescription/events.js';
import type { AnyPrescription, PrescriptionState } from '../prescription/prescription.js';
import type { Medicines } from '../compounding.js';

type Approved = Extract<PrescriptionEvent, { type: 'PrescriptionApproved' }>['data'];

/** The lines of a prescription as they are given in a ward, in its order; or those of them that are named. */
export const medicationsOf = (state: PrescriptionState | undefined, lineIds?: readonly number[]) =>
  state === undefined || state.status === 'none' || state.supply === null
    ? []
    : state.lines
        .filter(({ lineId }) => lineIds === undefined || lineIds.includes(lineId))
        .map(({ lineId }) => writes(medication, medicationId(state.prescriptionId, lineId)));

/** The lines as prescribed, for medicine that is given before the pharmacy's review. */
export const wholeLines = (lines: AnyPrescription['lines']): Pick<Approved, 'lines'> => ({
  lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity, substitute: null, takes: [], amount: 0 })),
});

/** The approved lines are started one by one; a line with a substitute has the substitute's name. */
export const startedBy = (
  prescription: Pick<AnyPrescription, 'prescriptionId' | 'lines' | 'supply' | 'requester'>,
  { lines }: Pick<Approved, 'lines'>,
  medicines: Medicines,
  visit: CareHeader,
  { known, isChild, ...starting }: Starting & { known: KnownAllergies; isChild: boolean },
): MedicationEvent[][] =>
  prescription.lines.map(written => {
    const given = lines.find(each => each.lineId === written.lineId);
    if (!given || given.quantity <= 0 || prescription.supply === null) return [];
    const medicineId = written.kind === 'single' ? (given.takes[0]?.medicineId ?? written.medicineId) : null;
    const instead = given.substitute === null || medicineId === null ? undefined : medicines.get(medicineId);
    const { signa, note, route, days } = written;
    const contents = medicineId === null ? written.components.map(each => each.medicineId) : [medicineId];
    const met = metBy(contents, medicines, known);
    return start(
      {
        ...{ prescriptionId: prescription.prescriptionId, lineId: written.lineId, supply: prescription.supply },
        ...{ name: instead?.name ?? written.name, medicineId, unit: instead?.baseUnit ?? written.unit },
        quantity: given.quantity,
        ...{ signa, note, route, days },
        highAlert: instead?.highAlert ?? written.highAlert,
        medicineClass: instead?.medicineClass ?? written.medicineClass,
        prescriber: prescription.requester,
        weighedAllergies: { recordId: met.recordId, allergyIds: met.allergies.map(each => each.allergyId) },
        isChild,
        chronic: (medicineId !== null && medicines.get(medicineId)?.chronic) || false,
      },
      visit,
      starting,
    );
  });

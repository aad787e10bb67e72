import type { OrderOutcome } from '@alur/contracts/record/enums';
import { known, writes } from '../kernel/aggregate.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import { endOrder } from '../record/decisions.js';
import type { RecordEvent } from '../record/events.js';
import { record, type RecordState } from '../record/record.js';
import type { Expectation } from '../transaction/charging.js';
import type { ChargeDocument, NewLine } from '../transaction/lines.js';

/** The kind under which a visit's record lists prescriptions among its orders. */
export const PRESCRIPTION = 'prescription';

interface Prescribed {
  prescriptionId: number;
  encounterId: number;
  unitId: number;
}

export const sourceOf = (prescriptionId: number) => ({ module: PRESCRIPTION, id: prescriptionId });

/** Makes the bill wait for the pharmacy's charge. */
export const expectedOf = ({ prescriptionId, encounterId }: Prescribed): Expectation => ({
  source: sourceOf(prescriptionId),
  encounterId,
  name: 'Resep',
});

/** The pharmacy's charges; they cannot be changed elsewhere because the stock is reserved for them. */
export const chargesOf = (
  { prescriptionId, encounterId, unitId }: Prescribed,
  lines: readonly NewLine[],
  performedAt: string,
): ChargeDocument => ({
  source: sourceOf(prescriptionId),
  encounterId,
  fixed: true,
  performedAt,
  lines: lines.map(line => ({ ...line, unitId })),
});

/** The record of the visit that a prescription is of. */
export const recordOf = (prescribed: PrescriptionState | undefined) => {
  const it = known(prescribed);
  return it && writes(record, it.encounterId);
};

/** Records in the visit's record how its prescription ended. */
export const orderEnds = (
  states: { prescription: PrescriptionState; record: RecordState | undefined },
  outcome: OrderOutcome,
): { record?: RecordEvent[] } => {
  const prescribed = known(states.prescription);
  if (!prescribed || !states.record) return {};
  const order = { module: PRESCRIPTION, orderId: prescribed.prescriptionId };
  return { record: endOrder(states.record, order, outcome, prescribed) };
};

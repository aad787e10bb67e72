import type { OrderOutcome } from '@alur/contracts/record/enums';
import { known, writes } from '../kernel/aggregate.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import { endOrder } from '../record/decisions.js';
import type { RecordEvent } from '../record/events.js';
import { record, type RecordState } from '../record/record.js';

/** What prescriptions are called among the orders of a visit. */
export const PRESCRIPTION = 'prescription';

/** The record of the visit that a prescription is of. */
export const recordOf = (script: PrescriptionState | undefined) => {
  const it = known(script);
  return it && writes(record, it.encounterId);
};

/** The visit's record learns how its prescription ended. */
export const orderEnds = (
  states: { prescription: PrescriptionState; record: RecordState | undefined },
  outcome: OrderOutcome,
): { record?: RecordEvent[] } => {
  const script = known(states.prescription);
  if (!script || !states.record) return {};
  const order = { module: PRESCRIPTION, orderId: script.prescriptionId };
  return { record: endOrder(states.record, order, outcome, script) };
};

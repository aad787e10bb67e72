import type { OrderOutcome } from '@alur/contracts/record/enums';
import { known, writes } from '../kernel/aggregate.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import { endOrder } from '../record/decisions.js';
import type { RecordEvent } from '../record/events.js';
import { record, type RecordState } from '../record/record.js';
import type { Expectation } from '../transaction/charging.js';
import type { ChargeDocument, NewLine } from '../transaction/lines.js';

/** What prescriptions are called among the orders of a visit. */
export const PRESCRIPTION = 'prescription';

interface Prescribed {
  prescriptionId: number;
  encounterId: number;
  unitId: number;
}

export const sourceOf = (prescriptionId: number) => ({ module: PRESCRIPTION, id: prescriptionId });

/** The bill waits for what the pharmacy will charge. */
export const expectedOf = ({ prescriptionId, encounterId }: Prescribed): Expectation => ({
  source: sourceOf(prescriptionId),
  encounterId,
  name: 'Resep',
});

/** What the pharmacy charges: it has reserved it, so nobody else changes it. */
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

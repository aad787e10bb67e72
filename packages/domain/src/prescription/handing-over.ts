import type { BodyOf } from '@alur/contracts/kernel/command';
import type { handOverPrescription } from '@alur/contracts/prescription/commands';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { PrescriptionEvent } from './events.js';
import { approved, keysOf, type PrescriptionState } from './prescription.js';

/** The bill's data that decide whether a handover is allowed. */
export interface BillForHandover {
  isPaid: boolean;
  isEnded: boolean;
  isGuaranteed: boolean;
}

/** DOMAIN 1.1: handed over after payment, unless a guarantor pays or the facility does not require it. */
export const handOver = (
  state: PrescriptionState,
  { receiverName, receiverRelation, checks }: BodyOf<typeof handOverPrescription>,
  bill: BillForHandover,
  payBeforeHandover: boolean,
  handedOverBy: Staff,
): PrescriptionEvent[] => {
  const prescription = approved(state);
  ensure(prescription.supply === null, 'prescription.of-a-stay');
  ensure(!bill.isEnded, 'prescription.bill-ended');
  ensure(bill.isPaid || bill.isGuaranteed || !payBeforeHandover, 'prescription.bill-not-paid');
  ensure(Object.values(checks).every(Boolean), 'prescription.handover-unchecked', {}, 'checks');
  return [
    {
      type: 'PrescriptionHandedOver',
      data: { ...keysOf(prescription), receiverName, receiverRelation, checks, handedOverBy },
    },
  ];
};

/** Returns it to the queue; the act releases the stock and withdraws the charges. */
export const withdrawApproval = (state: PrescriptionState, reason: string): PrescriptionEvent[] => {
  const prescription = approved(state);
  // In a stay, doses are being given already, so that it can only be stopped.
  ensure(prescription.supply === null, 'prescription.of-a-stay');
  return [{ type: 'ApprovalWithdrawn', data: { ...keysOf(prescription), reason } }];
};

const isOver = (state: PrescriptionState): boolean =>
  state.status === 'none' || state.status === 'done' || state.status === 'cancelled' || state.status === 'stopped';

/** The bill was cancelled or voided: approved medicine that was not handed over must not leave the facility. */
export const cancelWithBill = (state: PrescriptionState, reason: string): PrescriptionEvent[] =>
  state.status === 'none' || isOver(state)
    ? []
    : [{ type: 'PrescriptionCancelled', data: { ...keysOf(state), reason } }];

import type { AnyBill } from './bill.js';
import type { Folds } from './folds.js';

const concluded = (bill: AnyBill, encounterId: number, isConcluded: boolean): AnyBill => ({
  ...bill,
  encounters: bill.encounters.map(each =>
    each.encounterId === encounterId ? { encounterId, concluded: isConcluded } : each,
  ),
});

/** Whose encounters a bill is for, and who bears it. */
export const partyFolds: Folds = {
  EncounterAttached: (bill, { encounterId }) => ({
    ...bill,
    encounters: [...bill.encounters, { encounterId, concluded: false }],
  }),
  EncounterDetached: (bill, { encounterId }) => ({
    ...bill,
    encounters: bill.encounters.filter(each => each.encounterId !== encounterId),
  }),
  AttachedEncounterConcluded: (bill, { encounterId }) => concluded(bill, encounterId, true),
  AttachedEncounterResumed: (bill, { encounterId }) => concluded(bill, encounterId, false),
  GuarantorAdded: (bill, { transactionId: _, patientId: __, ...guarantor }) => ({
    ...bill,
    guarantors: [...bill.guarantors, guarantor],
    lastGuarantor: Math.max(bill.lastGuarantor, guarantor.guarantorId),
  }),
  GuarantorChanged: (bill, { transactionId: _, patientId: __, ...guarantor }) => ({
    ...bill,
    guarantors: bill.guarantors.map(each => (each.guarantorId === guarantor.guarantorId ? guarantor : each)),
  }),
  GuarantorRemoved: (bill, { guarantorId }) => ({
    ...bill,
    guarantors: bill.guarantors.filter(each => each.guarantorId !== guarantorId),
  }),
};

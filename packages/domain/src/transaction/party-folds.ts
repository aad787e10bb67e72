import type { AnyBill, BillGuarantor } from './bill.js';
import type { EventData } from './events.js';
import type { Folds } from './folds.js';

const concluded = (bill: AnyBill, encounterId: number, isConcluded: boolean): AnyBill => ({
  ...bill,
  encounters: bill.encounters.map(each =>
    each.encounterId === encounterId ? { ...each, concluded: isConcluded } : each,
  ),
});

const guarantorIn = (data: EventData<'GuarantorAdded'>): BillGuarantor => {
  const { guarantorId, kind, insurerId, name, cover, document } = data;
  return { guarantorId, kind, insurerId, name, cover, document };
};

/** Folds of the bill's encounters and guarantors. */
export const partyFolds: Folds = {
  EncounterAttached: (bill, { encounterId, kind }) => ({
    ...bill,
    encounters: [...bill.encounters, { encounterId, concluded: false, ...(kind && { kind }) }],
  }),
  EncounterDetached: (bill, { encounterId }) => ({
    ...bill,
    encounters: bill.encounters.filter(each => each.encounterId !== encounterId),
  }),
  AttachedEncounterConcluded: (bill, { encounterId }) => concluded(bill, encounterId, true),
  AttachedEncounterResumed: (bill, { encounterId }) => concluded(bill, encounterId, false),
  GuarantorAdded: (bill, data) => ({
    ...bill,
    guarantors: [...bill.guarantors, guarantorIn(data)],
    lastGuarantor: Math.max(bill.lastGuarantor, data.guarantorId),
  }),
  GuarantorChanged: (bill, data) => ({
    ...bill,
    guarantors: bill.guarantors.map(each => (each.guarantorId === data.guarantorId ? guarantorIn(data) : each)),
  }),
  GuarantorsOrdered: (bill, { guarantorIds }) => ({
    ...bill,
    guarantors: guarantorIds.flatMap(id => bill.guarantors.find(({ guarantorId }) => guarantorId === id) ?? []),
  }),
  GuarantorRemoved: (bill, { guarantorId }) => ({
    ...bill,
    guarantors: bill.guarantors.filter(each => each.guarantorId !== guarantorId),
  }),
};

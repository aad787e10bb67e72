import { chargeConsultation } from '@alur/contracts/consultation/commands';
import { handoverChecked, reviewMet } from '@alur/contracts/prescription/all-met';
import { submitPrescriptions, writePrescription } from '@alur/contracts/prescription/commands';
import { available, stock, stockId } from '../../inventory/stock.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { Outcome, Story } from '../../kernel/testing/specification.js';
import { TODAY } from './open-clinic.js';
import { AMOXICILLIN, SHIFT, tablets, visit, visitUnderWay } from './visit-under-way.js';

// A prescription of the visit that is under way, and what is done with it.

export const PRESCRIPTION = 70;
export const source = { module: 'prescription', id: PRESCRIPTION };
export const handingOver = { id: PRESCRIPTION, receiverName: 'Siti Aminah', checks: handoverChecked };
/** An approval of these quantities, in the order of the lines. */
export const approval = (...quantities: number[]) => ({
  ...{ id: PRESCRIPTION, review: reviewMet },
  lines: quantities.map((quantity, index) => ({ lineId: index + 1, quantity })),
});
export const paying = (amount: number) => ({
  ...{ id: 9, shiftId: SHIFT },
  lines: [{ method: 'cash', amount, tendered: 150_000 }],
});

/** The prescription is written and submitted to the pharmacy. */
export const prescribes = (story: Story, lines: object[], prescription = PRESCRIPTION): Outcome =>
  story
    .when(
      writePrescription,
      { encounterId: 3, lines, allergyAcknowledged: false },
      { ids: { prescription: prescription } },
    )
    .when(submitPrescriptions, { id: 3 });

export const finished = (kind = 'outpatient'): DomainEvent => ({
  type: 'EncounterFinished',
  data: { ...visit, kind, finish: 1 },
});

/** The visit is over and its consultation charged: 90,000 rupiah, beside the fifteen tablets that the pharmacy has to price. */
export const prescribed = (some: Parameters<typeof visitUnderWay>[0] = {}): Story => {
  const story = visitUnderWay(some);
  prescribes(story, [tablets(AMOXICILLIN, 15)]);
  story.given({ 'encounter-3': [finished()] }).when(chargeConsultation, { id: 3, finish: 1 });
  return story;
};

export const inMainStore = (itemId: number): string => stockId({ storeId: 1, itemId });
/** Quantity of the medicine in the main store that is not reserved. */
export const left = (story: Story, itemId: number): number => available(story.state(stock, inMainStore(itemId)), TODAY);

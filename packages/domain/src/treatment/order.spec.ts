import { given } from '@alur/eventing/spec/given-when-then';
import { expect, test } from 'vitest';
import type { TreatmentEvent } from './events.js';
import { cancelTreatment, doTreatment, treatmentOrder, type TreatmentOrderState } from './order.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const staff = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const effectiveAt = '2026-11-23T02:00:00.000Z';
const ordered = { orderId: 90, treatmentId: 7, name: 'Nebulisasi', quantity: 2, price: 30_000 };
const decider = {
  ...treatmentOrder,
  decide: (decision: (state: TreatmentOrderState) => TreatmentEvent[], state: TreatmentOrderState) => decision(state),
};
const done = doTreatment(ordered, { staff, effectiveAt }, header);
const cancelled: TreatmentEvent = { type: 'TreatmentCancelled', data: { ...header, orderId: 90, reason: null } };
const cancelling = (encounterId: number) => (state: TreatmentOrderState) =>
  cancelTreatment(state, { encounterId }, null);

test('a treatment that is done at once is ordered and done', () =>
  expect(done).toEqual([
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: staff, effectiveAt } },
    { type: 'TreatmentDone', data: { ...header, orderId: 90, performer: staff, effectiveAt } },
  ]));

test('is taken back once, and only in its own visit', () => {
  given(decider, ...done)
    .when(cancelling(1), undefined)
    .then(cancelled);
  given(decider, ...done.slice(0, 1))
    .when(cancelling(1), undefined)
    .then(cancelled);
  for (const past of [[], [...done, cancelled]])
    given(decider, ...past)
      .when(cancelling(1), undefined)
      .thenRejects('consultation.treatment-not-found');
  given(decider, ...done)
    .when(cancelling(2), undefined)
    .thenRejects('consultation.treatment-not-found');
});

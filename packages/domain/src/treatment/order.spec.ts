import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding } from '../kernel/testing/specification.js';
import type { TreatmentEvent } from './events.js';
import { cancelTreatment, doTreatment, treatmentOrder } from './order.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const staff = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const effectiveAt = '2026-11-23T02:00:00.000Z';
const ordered = { orderId: 90, treatmentId: 7, name: 'Nebulisasi', quantity: 2, price: 30_000 };
const ORDER = 'treatment_order-90';
const done = doTreatment(ordered, { staff, effectiveAt }, header);
const cancelled: TreatmentEvent = { type: 'TreatmentCancelled', data: { ...header, orderId: 90, reason: null } };
const cancelling = (encounterId: number) =>
  deciding(treatmentOrder, 90, state => cancelTreatment(state, { encounterId }, null));

test('a treatment that is done at once is ordered and done', () =>
  expect(done).toEqual([
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: staff, effectiveAt } },
    { type: 'TreatmentDone', data: { ...header, orderId: 90, performer: staff, effectiveAt } },
  ]));

test('is taken back once, and only in its own visit', () => {
  for (const past of [done, done.slice(0, 1)])
    given({ [ORDER]: past })
      .when(cancelling(1))
      .then({ [ORDER]: [cancelled] });
  for (const past of [[], [...done, cancelled]])
    given({ [ORDER]: past })
      .when(cancelling(1))
      .thenRejects('consultation.treatment-not-found');
  given({ [ORDER]: done })
    .when(cancelling(2))
    .thenRejects('consultation.treatment-not-found');
});

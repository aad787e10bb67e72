import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { treatmentsChargedTwice, treatmentsDoneTwice, treatmentsOffTheBill } from './treatment.js';

const event = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;
const ordered = event('TreatmentOrdered', { orderId: 1, price: 20_000, quantity: 2 });
const charges = (type: string, amount = 40_000, module = 'treatment') =>
  event(type, { source: { module, id: 1 }, lines: [{ amount }] });
const posted = charges('ChargesPosted');
const withdrawn = charges('ChargesWithdrawn');
const refused = event('TreatmentRefused', { orderId: 1 });

test('an order is done once and charged once', () => {
  const done = event('TreatmentDone', { orderId: 1 });
  expect(treatmentsDoneTwice([ordered, done])).toBe(0);
  expect(treatmentsDoneTwice([ordered, done, done])).toBe(1);
  expect(treatmentsChargedTwice([posted, charges('ChargesPosted', 5_000, 'consultation')])).toBe(0);
  expect(treatmentsChargedTwice([posted, posted])).toBe(1);
});

test('the bills come to what was ordered and neither cancelled nor refused', () => {
  expect(treatmentsOffTheBill([ordered, posted])).toBe(0);
  expect(treatmentsOffTheBill([ordered])).toBe(40_000);
  expect(treatmentsOffTheBill([ordered, posted, refused, withdrawn])).toBe(0);
  expect(treatmentsOffTheBill([ordered, posted, refused])).toBe(40_000);
  expect(treatmentsOffTheBill([ordered, posted, withdrawn])).toBe(40_000);
});

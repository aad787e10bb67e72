import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { visitOrdersView } from './visit-orders-view.js';

const of = { encounterId: 3, patientId: 1, unitId: 1 };
const opened = (module: string, orderId: number) =>
  ({ type: 'OrderOpened', data: { ...of, module, orderId } }) as const;
const ended = (module: string, orderId: number, outcome: 'done' | 'cancelled') =>
  ({ type: 'OrderEnded', data: { ...of, module, orderId, outcome } }) as const;

test('a visit has a row while something of it is open', () => {
  const story = given({ 'record-3': [opened('laboratory', 7), opened('prescription', 8)] });
  const orders = () => story.clinic.rows(visitOrdersView);
  expect(orders()).toMatchObject([
    {
      encounterId: 3,
      orders: [
        { module: 'laboratory', orderId: 7 },
        { module: 'prescription', orderId: 8 },
      ],
    },
  ]);
  story.given({ 'record-3': [ended('laboratory', 7, 'done')] });
  expect(orders()).toMatchObject([{ orders: [{ module: 'prescription' }] }]);
  story.given({ 'record-3': [ended('prescription', 8, 'cancelled')] });
  expect(orders()).toEqual([]);
  story.given({ 'record-3': [opened('radiology', 9)] });
  expect(orders()).toMatchObject([{ orders: [{ module: 'radiology', orderId: 9 }] }]);
});

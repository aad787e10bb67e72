import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { operationsChargedTwice, theatresTakenTwice } from './surgery.js';

const event = (type: string, data: object) => ({ type, data }) as unknown as LoggedEvent;
const slot = (type: string, surgeryId: number, from: string, until: string) =>
  event(`TheatreSlot${type}`, { theatreId: 1, date: '2026-11-23', surgeryId, from, until });

test('a theatre has one operation at a time', () => {
  const first = slot('Booked', 1, '08', '10');
  expect(theatresTakenTwice([first, slot('Booked', 2, '10', '11')])).toBe(0);
  expect(theatresTakenTwice([first, slot('Booked', 2, '09', '11')])).toBe(1);
  expect(theatresTakenTwice([first, slot('Released', 1, '08', '10'), slot('Booked', 2, '09', '11')])).toBe(0);
});

test('nothing of an operation is charged twice', () => {
  const charges = (type: string, line: number, id = 7, module = 'surgery') =>
    event(type, { transactionId: 9, source: { module, id: 1 }, lines: [{ line, service: { kind: 'treatment', id } }] });
  const posted = charges('ChargesPosted', 1);
  expect(
    operationsChargedTwice([posted, charges('ChargesPosted', 2, 8), charges('ChargesPosted', 3, 7, 'treatment')]),
  ).toBe(0);
  expect(operationsChargedTwice([posted, charges('ChargesPosted', 2)])).toBe(1);
  expect(operationsChargedTwice([posted, charges('ChargesWithdrawn', 1), charges('ChargesPosted', 2)])).toBe(0);
});

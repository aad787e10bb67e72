import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { bedsWithTwo, decidedTwice, hoursWrong } from './emergency.js';

const event = (type: string, data: object = {}, stream = 'bed-1'): LoggedEvent =>
  ({ type, stream, data: { encounterId: 1, ...data } }) as unknown as LoggedEvent;

test('a bed that somebody lies in is nobody else’s', () => {
  const occupied = event('BedOccupied');
  expect(bedsWithTwo([occupied, event('BedVacated'), occupied, event('BedOccupied', {}, 'bed-2')])).toBe(0);
  expect(bedsWithTwo([occupied, event('BedOccupied', { encounterId: 2 })])).toBe(1);
});

test('a second decision counts unless the first was taken back', () => {
  const decided = event('EmergencyDisposed');
  expect(decidedTwice([decided, event('EmergencyDispositionWithdrawn'), decided])).toBe(0);
  expect(decidedTwice([decided, event('EmergencyDisposed', { encounterId: 2 }), decided])).toBe(1);
});

test('time in bed is one at least, and charged once', () => {
  const hours = (count: number) => event('StayTimeCharged', { count });
  expect(hoursWrong([hours(1), event('StayTimeWithdrawn'), hours(2)])).toBe(0);
  expect(hoursWrong([hours(0)])).toBe(1);
  expect(hoursWrong([hours(1), hours(1)])).toBe(1);
});

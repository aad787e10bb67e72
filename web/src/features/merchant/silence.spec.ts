import { expect, it } from 'vitest';
import { silentDays } from './silence';

const row = { status: 'active', lastVisitDay: '2026-11-20', timezone: 'Asia/Jakarta' } as const;

it('a facility stands out from its own midnight after the third day without a number', () => {
  expect(silentDays(row, Date.parse('2026-11-22T23:59:00+07:00'))).toBeNull();
  expect(silentDays(row, Date.parse('2026-11-23T00:01:00+07:00'))).toBe(3);
  expect(silentDays({ ...row, timezone: 'Asia/Jayapura' }, Date.parse('2026-11-22T23:59:00+07:00'))).toBe(3);
});

it('one that is suspended, or has not begun, is no cause for worry', () => {
  const now = Date.parse('2026-12-24T12:00:00+07:00');
  expect(silentDays({ ...row, status: 'suspended' }, now)).toBeNull();
  expect(silentDays({ ...row, lastVisitDay: null }, now)).toBeNull();
});

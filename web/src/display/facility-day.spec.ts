import { afterEach, expect, it } from 'vitest';
import { clockText, facilityDay } from './facility-day';

const evening = Date.parse('2026-11-21T15:30:00Z');
afterEach(() => localStorage.clear());

it('is the day and time of the facility that the device was paired with', () => {
  const pairing = { token: 'display_x', merchantId: 1, name: 'TV', timezone: 'Asia/Jayapura', scheduleIds: [1] };
  localStorage.setItem('facility-zone', 'Asia/Jakarta');
  localStorage.setItem('display-device', JSON.stringify(pairing));
  expect(facilityDay(evening)).toBe('2026-11-22');
  expect(clockText(evening, 'id')).toBe('00.30');
});

it('is that of the browser’s own facility where a person looks', () => {
  localStorage.setItem('facility-zone', 'Asia/Jakarta');
  expect(facilityDay(evening)).toBe('2026-11-21');
});

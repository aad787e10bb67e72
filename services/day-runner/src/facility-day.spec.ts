import { expect, it } from 'vitest';
import { dayFor } from './facility-day.js';

const HOUR = 3_600_000;

it('takes the western zone while its day lasts', () =>
  expect(dayFor(Date.parse('2026-11-21T10:00:00Z'), HOUR)).toEqual({ timezone: 'Asia/Jakarta', today: '2026-11-21' }));

it('goes east when midnight is near there', () =>
  expect(dayFor(Date.parse('2026-11-21T16:30:00Z'), HOUR)).toEqual({ timezone: 'Asia/Makassar', today: '2026-11-22' }));

it('knows none when every midnight is too near', () =>
  expect(dayFor(Date.parse('2026-11-21T14:30:00Z'), 23 * HOUR)).toBeNull());

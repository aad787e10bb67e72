import { expect, it } from 'vitest';
import { facilityTime } from './facility-clock.js';

it.each([
  ['2026-11-21T16:59:59.999Z', 'Asia/Jakarta', { today: '2026-11-21', clock: '23:59', offset: '+07:00' }],
  ['2026-11-21T17:00:00.000Z', 'Asia/Jakarta', { today: '2026-11-22', clock: '00:00', offset: '+07:00' }],
  ['2026-12-31T15:30:00.000Z', 'Asia/Jayapura', { today: '2027-01-01', clock: '00:30', offset: '+09:00' }],
  ['2026-03-29T00:59:00.000Z', 'Europe/Berlin', { today: '2026-03-29', clock: '01:59', offset: '+01:00' }],
  ['2026-03-29T01:00:00.000Z', 'Europe/Berlin', { today: '2026-03-29', clock: '03:00', offset: '+02:00' }],
  ['2026-11-21T00:10:00.000Z', 'America/St_Johns', { today: '2026-11-20', clock: '20:40', offset: '-03:30' }],
])('%s in %s', (now, zone, expected) => expect(facilityTime(new Date(now), zone)).toEqual({ now, ...expected }));

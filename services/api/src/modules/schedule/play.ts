import { catalogued } from '../../testing/catalogued.js';
import { play, reason } from '../../testing/play.js';
import { scheduleOf } from '../../testing/visit-bodies.js';

declare module '../../testing/play.js' {
  interface Made {
    schedule: number;
    otherSchedule: number;
  }
}

export const schedulePlay = play({
  needs: ['room'],
  gives: ['schedule', 'otherSchedule'],
  run: async ({ does, room: roomId, doctorId }) => {
    const fields = scheduleOf({ roomId, doctorId });
    const schedule = await does('schedule/open', 0, fields);
    await does('schedule/change', schedule, { ...fields, price: 55_000, sharePercent: 40 });
    const later = { field: 'price', effectiveFrom: '2099-01-01' };
    await does('schedule/set-price', schedule, { ...later, price: 65_000 });
    await does('schedule/withdraw-price', schedule, later);
    const otherSchedule = await does('schedule/open', 0, { ...fields, name: 'Poli Gigi', prefix: 'B' });
    const mistaken = await does('schedule/open', 0, { ...fields, name: 'Poli KIA', prefix: 'C' });
    await does('schedule/close', mistaken, { reason });
    await does('schedule/reopen', mistaken, { ...fields, name: 'Poli KIA', prefix: 'C' });
    await does('schedule/close', mistaken, { reason });
    await catalogued(does, 'holiday', { name: 'Tahun Baru', date: '2099-01-01' });
    const leave = { doctorId, doctorName: 'dr. Bayu', from: '2099-02-01', until: '2099-02-03', reason: 'Seminar' };
    const withdrawn = await does('schedule/record-leave', 0, leave);
    await does('schedule/withdraw-leave', withdrawn);
    await does('schedule/record-leave', 0, leave);
    return { schedule, otherSchedule };
  },
});

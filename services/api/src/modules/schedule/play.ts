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
    await does('schedule/change', schedule, { ...fields, price: 55_000 });
    const otherSchedule = await does('schedule/open', 0, { ...fields, name: 'Poli Gigi', prefix: 'B' });
    const mistaken = await does('schedule/open', 0, { ...fields, name: 'Poli KIA', prefix: 'C' });
    await does('schedule/close', mistaken, { reason });
    return { schedule, otherSchedule };
  },
});

import { play, reason } from '../../testing/play.js';

export const bookingPlay = play({
  needs: ['takeNumber', 'otherSchedule'],
  run: async ({ does, takeNumber, otherSchedule: scheduleId, today: date }) => {
    const moved = await takeNumber('bpjs');
    await does('booking/move-schedule', moved, { scheduleId, date });
    await does('queue/confirm-attendance', moved);
    await does('booking/fill-pcare', moved, { number: 'A12' });
    await does('booking/change-payer', moved, { payer: 'general' });
    await does('queue/cancel', moved, { reason });
  },
});

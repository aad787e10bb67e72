import { play, reason } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';

declare module '../../testing/play.js' {
  interface Made {
    /** Takes a queue number for the patient, who pays herself unless another payer is given. */
    takeNumber: (payer?: string) => Promise<number>;
  }
}

export const queuePlay = play({
  needs: ['patient', 'schedule', 'fees'],
  gives: ['takeNumber'],
  run: async ({ does, patient: patientId, schedule: scheduleId, today: date }) => {
    const takeNumber = (payer = 'general') =>
      does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date }), payer });
    const cancelled = await takeNumber();
    await does('queue/cancel', cancelled, { reason });
    const absent = await takeNumber();
    await does('queue/record-absence', absent);
    await does('queue/reverse-absence', absent, { reason });
    await does('queue/prioritise', absent, { reason: 'lansia' });
    await does('queue/confirm-attendance', absent);
    await does('queue/call-next', scheduleId, { date });
    await does('queue/recall', absent);
    await does('queue/skip', absent);
    await does('queue/call', absent);
    await does('queue/cancel', absent, { reason });
    return { takeNumber };
  },
});

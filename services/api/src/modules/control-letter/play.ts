import { play, reason } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';

/** Nobody answers for VClaim, so that what is asked waits until it is withdrawn. */
export const controlLetterPlay = play({
  needs: ['schedule', 'vclaimDoctor'],
  run: async ({ does, withoutPcare, schedule: scheduleId, vclaimDoctor: doctor, today: date }) => {
    const patientId = await does('patient/register', 0, {
      ...{ name: 'Kartini Wulandari', gender: 'female', birthDate: '1966-02-11', bpjsNo: '0001234567898' },
    });
    const visit = await does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date }), payer: 'bpjs' });
    await does('casemix/record-letter', visit, {
      ...{ number: '0999R0011126V000009', issuedOn: date, care: 'outpatient', classEntitled: 3 },
    });
    const plan = { encounterId: visit, kind: 'control', plannedOn: date, poli: { code: 'INT', name: 'DALAM' }, doctor };
    await withoutPcare(async () => {
      await does('control-letter/withdraw', await does('control-letter/request', 0, plan));
      const typed = await does('control-letter/record', 0, { ...plan, number: '0999R0011126K000009' });
      await does('control-letter/change', typed, { plannedOn: date, poli: { code: 'JAN', name: 'JANTUNG' }, doctor });
      await does('control-letter/delete', typed, { reason });
      await does('control-letter/void', typed, { reason });
    });
    await does('control-letter/record', 0, { ...plan, number: '0999R0011126K000010' });
  },
});

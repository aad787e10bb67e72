import { play, reason } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';

/** Nobody answers for VClaim, so that what is asked waits until it is withdrawn. */
export const backReferralPlay = play({
  needs: ['schedule', 'vclaimDoctor'],
  run: async ({ does, withoutPcare, schedule: scheduleId, vclaimDoctor: doctor, today: date }) => {
    const patientId = await does('patient/register', 0, {
      ...{ name: 'Sutinah Wardani', gender: 'female', birthDate: '1961-05-30', bpjsNo: '0001234567894' },
      address: 'Jl. Kenanga 4',
    });
    const visit = await does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date }), payer: 'bpjs' });
    await does('casemix/record-letter', visit, {
      ...{ number: '0999R0011126V000019', issuedOn: date, care: 'outpatient', classEntitled: 3 },
    });
    const enrolment = { encounterId: visit, programme: { code: '01', name: 'Diabetes Mellitus' }, doctor };
    const medicine = { code: '00196120124', name: 'Metformin tab 500 mg' };
    await withoutPcare(async () => {
      const asked = await does('back-referral/request', 0, {
        ...{ ...enrolment, notes: 'DM tipe 2 terkontrol', advice: 'Lanjutkan terapi' },
        medicines: [{ medicine, timesADay: 2, each: 1, quantity: 60 }],
      });
      await does('back-referral/withdraw', asked);
      const typed = await does('back-referral/record', 0, { ...enrolment, number: '9419001', issuedOn: date });
      await does('back-referral/delete', typed, { reason });
      await does('back-referral/void', typed, { reason });
    });
    await does('back-referral/record', 0, { ...enrolment, number: '9419002', issuedOn: date });
  },
});

import { play, reason } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';
import { simulated, simulatedQueue } from './simulator/simulated.js';
import { members } from './simulator/state.js';

const poli = { code: '001', name: 'POLI UMUM' };
const doctor = { code: '11111', name: 'dr. Bayu' };
const medicine = { code: '130102139', name: 'PARASETAMOL TAB 500 MG' };
const treatment = { code: '01001', name: 'NEBULISASI' };
const report = {
  ...{ consciousness: '01', discharge: '3', prognosis: '02', therapy: 'Parasetamol 3x1' },
  ...{ foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' },
};

declare module '../../testing/play.js' {
  interface Made {
    /** A doctor as VClaim knows him. */
    vclaimDoctor: { code: string; name: string };
  }
}
const vclaimDoctor = { code: '31661', name: 'dr. Bayu, Sp.PD' };

/** BPJS is stood in for; nobody sends what is queued, so that the number is typed by hand. */
export const bpjsPlay = play({
  needs: ['schedule', 'room', 'fees', 'medicine', 'treatment', 'roomClasses'],
  gives: ['vclaimDoctor'],
  run: async ({ does, until, today: date, ...stage }) => {
    const { schedule: scheduleId, room: unitId, doctorId: staffId, medicine: itemId, treatment: treatmentId } = stage;
    await does('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    await does('settings/save-credentials', 0, { service: 'mobile-jkn', values: simulatedQueue });
    await does('bpjs/assign-poli', 0, { unitId, visitStatus: 'sick', poli });
    await does('bpjs/assign-doctor', 0, { staffId, doctor });
    await does('bpjs/assign-vclaim-poli', 0, { unitId, poli: { code: 'INT', name: 'PENYAKIT DALAM' } });
    await does('bpjs/assign-vclaim-doctor', 0, { staffId, doctor: vclaimDoctor });
    await does('bpjs/resend-room-availability', 0, { roomId: 1 });
    await does('bpjs/assign-bed-class', 0, {
      classId: stage.roomClasses[0],
      bedClass: { code: 'KL1', name: 'KELAS I' },
    });
    await does('bpjs/assign-vclaim-provider', 0, { provider: { code: '0999R001', name: 'RS MELATI' } });
    await does('bpjs/assign-medicine', 0, { itemId, medicine });
    await does('bpjs/assign-treatment', 0, { treatmentId, treatment });
    const patientId = await does('patient/register', 0, { name: 'Joko Susilo', gender: 'male' });
    await does('bpjs/check-membership', patientId, { by: 'card', number: members[0].card });
    const visit = await does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date }), payer: 'bpjs' });
    await until(`/v2/live/mobile-jkn.visit?encounterId=${visit}`, ({ id }) => id === visit);
    await does('mobile-jkn/resend', visit);
    await does('queue/confirm-attendance', visit);
    await does('bpjs/register', visit);
    await does('booking/fill-pcare', visit, { number: 'A1' });
    await does('consultation/start', visit);
    const note = { subjective: 'Pusing', objective: '-', assessment: 'Tensi tinggi', plan: '-' };
    await does('consultation/sign-note', visit, note);
    await does('consultation/record-diagnosis', visit, { code: 'I10', kind: 'primary' });
    await does('consultation/finish', visit);
    await does('bpjs/send-visit', visit, report);
    const otherId = await does('patient/register', 0, { name: 'Dewi Lestari', gender: 'female' });
    const gone = await does('queue/take-number', 0, {
      ...numberOf({ patientId: otherId, scheduleId, date }),
      payer: 'bpjs',
    });
    await does('queue/cancel', gone, { reason });
    await does('bpjs/delete-registration', gone);
    return { vclaimDoctor };
  },
});

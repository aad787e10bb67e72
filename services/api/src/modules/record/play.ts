import { play, reason } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';

const answer = (linkId: string, of: object) => ({ linkId, group: 0, number: null, text: null, code: null, ...of });

/** A signed note is amended; a form is signed, amended and struck. */
export const recordPlay = play({
  needs: ['finishedVisit', 'schedule', 'fees'],
  run: async ({ does, until, doctorId, finishedVisit, schedule: scheduleId, today }) => {
    const path = `/v2/consultation/visits?date=${today}&limit=100`;
    const isSigned = (row: Record<string, unknown>) =>
      row['encounterId'] === finishedVisit && (row['notes'] as unknown[]).length > 0;
    const { notes } = (await until(path, isSigned)) as { notes: [{ noteId: number }] };
    await does('record/amend-note', notes[0].noteId, { subjective: 'Demam tiga hari', amends: 1, reason });

    const patientId = await does('patient/register', 0, { name: 'Wulan Sari', gender: 'female' });
    const encounterId = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date: today }));
    await does('queue/confirm-attendance', encounterId);
    await does('consultation/start', encounterId);
    const answers = [answer('scale', { code: 'nrs' }), answer('nrs.intensity', { code: '4' })];
    const pain = { encounterId, form: 'pain', formVersion: 1 };
    const form = await does('record/sign-form', 0, { ...pain, answers });
    const whole = [...answers, answer('place', { text: 'Perut kanan bawah' })];
    await does('record/amend-form', form, { answers: whole, amends: 1, reason });
    const mistaken = await does('record/sign-form', 0, { ...pain, answers });
    await does('record/strike-form', mistaken, { reason });
    const agreed = ['care.agreed', 'care.rights', 'care.rules', 'care.students', 'information.payer'];
    const consented = [...agreed, 'costs.class', 'costs.agreed', 'belongings'].map(id => answer(id, { code: 'true' }));
    const consent = { encounterId, form: 'general-consent', formVersion: 1 };
    await does('record/sign-form', 0, { ...consent, answers: [answer('signer', { code: 'patient' }), ...consented] });

    const parts = [{ part: 'subjective', text: 'Nyeri berkurang' }];
    const written = { format: 'soap', parts, instruction: 'Observasi' };
    const order = { encounterId, ...written, orderedBy: doctorId, readBack: true };
    const note = await does('record/sign-progress-note', 0, order);
    await does('record/amend-progress-note', note, { ...written, amends: 1, reason });
    await does('record/verify-note', note, { version: 2 });
    const wrong = await does('record/sign-progress-note', 0, { encounterId, ...written });
    await does('record/strike-note', wrong, { reason });
  },
});

/** Observations of an inpatient: vital signs with an alarm, fluids and a score; one set is corrected and voided. */
export const observationPlay = play({
  needs: ['stay'],
  run: async ({ does, stay: encounterId }) => {
    const observe = (values: readonly object[]) =>
      does('record/record-observations', 0, { encounterId, category: 'vital_signs', values });
    const alarming = await observe([
      { parameter: 'respiration', value: 26 },
      { parameter: 'oxygenSaturation', value: 90 },
      { parameter: 'oxygen', choice: 'oxygen' },
      { parameter: 'systolic', value: 96 },
      { parameter: 'diastolic', value: 60 },
      { parameter: 'pulse', value: 124 },
      { parameter: 'consciousness', choice: 'A' },
      { parameter: 'temperature', value: 39.2 },
    ]);
    await does('record/acknowledge-alert', alarming, { note: 'DPJP dihubungi' });
    const mistaken = await observe([{ parameter: 'pulse', value: 80 }]);
    await does('record/correct-observations', mistaken, {
      values: [{ parameter: 'pulse', value: 88 }],
      amends: 1,
      reason,
    });
    await does('record/void-observations', mistaken, { reason });
    const fluid = await does('record/record-fluid', 0, { encounterId, kind: 'urine', volume: 300 });
    await does('record/correct-fluid', fluid, { kind: 'urine', volume: 200, amends: 1, reason });
    await does('record/record-scale', 0, {
      ...{ encounterId, scale: 'nrs', inputs: [{ input: 'intensity', choice: '4' }], nextInMinutes: 60 },
    });
  },
});

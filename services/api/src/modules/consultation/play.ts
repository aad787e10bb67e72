import { MOST_RUPIAH } from '@alur/contracts/kernel/scalars';
import { play, reason, type Do } from '../../testing/play.js';
import { numberOf } from '../../testing/visit-bodies.js';

declare module '../../testing/play.js' {
  interface Made {
    /** Lets the doctor examine the patient without ending the consultation; returns the visit. */
    examine: () => Promise<number>;
    /** A visit whose bill is not paid yet. */
    finishedVisit: number;
  }
}

const fever = { subjective: 'Demam', objective: '38', assessment: 'ISPA', plan: '-' };
const pressure = { subjective: 'Pusing', objective: '160/100', assessment: 'Tensi tinggi', plan: '-' };

const writeDown = async (does: Do, visit: number, note = fever, code = 'J06.9'): Promise<void> => {
  await does('consultation/sign-note', visit, note);
  await does('consultation/record-diagnosis', visit, { code, kind: 'primary' });
};

export const consultationPlay = play({
  needs: ['takeNumber', 'treatment'],
  gives: ['examine', 'finishedVisit'],
  run: async ({ does, until, takeNumber, treatment: treatmentId, today }) => {
    const visit = await takeNumber();
    await does('queue/confirm-attendance', visit);
    await does('consultation/record-vitals', visit, { systolic: 120, diastolic: 80, weight: 62 });
    await does('queue/call', visit);
    await does('consultation/start', visit);
    await does('consultation/undo-start', visit);
    await does('queue/call', visit);
    await does('consultation/start', visit);
    await writeDown(does, visit, { ...fever, plan: 'Obat' });
    await does('consultation/record-diagnosis', visit, { code: 'R50.9', kind: 'secondary' });
    await does('consultation/remove-diagnosis', visit, { code: 'R50.9' });
    await does('consultation/order-treatment', visit, { treatmentId });
    const done = await until(
      `/v2/consultation/visits?date=${today}&limit=100`,
      row => row['encounterId'] === visit && (row['treatments'] as unknown[]).length > 0,
    );
    const [{ orderId }] = (done as { treatments: [{ orderId: number }] }).treatments;
    await does('consultation/remove-treatment', visit, { orderId });
    await does('consultation/finish', visit);
    await does('consultation/reopen', visit, { reason });
    await does('consultation/finish', visit);

    const examine = async () => {
      const next = await takeNumber();
      await does('queue/confirm-attendance', next);
      await does('consultation/start', next);
      await writeDown(does, next);
      return next;
    };
    return { examine, finishedVisit: visit };
  },
});

/**
 * A mistyped price leaves no room on the bill for the consultation, so that its charge is held for somebody to resolve.
 */
export const consultationHeldPlay = play({
  needs: ['schedule', 'fees'],
  run: async ({ does, until, schedule: scheduleId, today: date }) => {
    const patientId = await does('patient/register', 0, { name: 'Rina Wati', gender: 'female' });
    const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date }));
    const treatmentId = await does('treatment/add', 0, { name: 'Ganti perban', price: MOST_RUPIAH - 25_000 });
    await does('queue/confirm-attendance', visit);
    await does('queue/call', visit);
    await does('consultation/start', visit);
    await does('consultation/order-treatment', visit, { treatmentId });
    await writeDown(does, visit, pressure, 'I10');
    await does('consultation/finish', visit);
    await until('/v2/audit/processes', row => row['encounterId'] === visit);
  },
});

/** A patient is still with the doctor at the end of the day. */
export const consultationOpenPlay = play({
  needs: ['schedule', 'fees'],
  run: async ({ does, schedule: scheduleId, today: date }) => {
    const patientId = await does('patient/register', 0, { name: 'Yuni Astuti', gender: 'female' });
    const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date }));
    await does('queue/confirm-attendance', visit);
    await does('consultation/start', visit);
  },
});

import type { Do } from './play.js';
import { numberOf } from './visit-bodies.js';

/**
 * Registers a patient of the play's own who is with the doctor, with note and diagnosis written, so that other plays'
 * patients are not affected.
 */
export async function examined(
  does: Do,
  { scheduleId, date }: { scheduleId: number; date: string },
  name: string,
  payer = 'general',
): Promise<{ patientId: number; visit: number }> {
  const patientId = await does('patient/register', 0, { name, gender: 'female' });
  const visit = await does('queue/take-number', 0, { ...numberOf({ patientId, scheduleId, date }), payer });
  await does('queue/confirm-attendance', visit);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Pusing', objective: '', assessment: 'Tensi', plan: '' });
  await does('consultation/record-diagnosis', visit, { code: 'I10', kind: 'primary' });
  return { patientId, visit };
}

import type { Do } from './play.js';
import { numberOf } from './visit-bodies.js';

/** Somebody of her own who sits with the doctor, her note and diagnosis written: whatever becomes of her, the others' patient stays as she is. */
export async function examined(
  does: Do,
  { scheduleId, date }: { scheduleId: number; date: string },
  name: string,
): Promise<{ patientId: number; visit: number }> {
  const patientId = await does('patient/register', 0, { name, gender: 'female' });
  const visit = await does('queue/take-number', 0, numberOf({ patientId, scheduleId, date }));
  await does('queue/confirm-attendance', visit);
  await does('consultation/start', visit);
  await does('consultation/sign-note', visit, { subjective: 'Pusing', objective: '', assessment: 'Tensi', plan: '' });
  await does('consultation/record-diagnosis', visit, { code: 'I10', kind: 'primary' });
  return { patientId, visit };
}

import { demo } from '../../demo/demo.js';

const NURSE = 'perawat@alur.example';
const ELDERLY = 60;

const answer = (linkId: string, code: string) => ({ linkId, group: 0, number: null, text: null, code });

/**
 * Nurses fill in the facility's own form for elderly patients, score pain, and write notes that the doctor verifies.
 */
export const recordDemo = demo({
  where: 'both',
  needs: ['elderlyForm'],
  past: ({ does, random }, { elderlyForm }) => {
    /** Notes awaiting the doctor's verification, by visit. */
    const written = new Map<number, number>();
    return {
      async withTheNurse({ encounterId, patient, illness }) {
        if (patient.age >= ELDERLY) {
          const alone = random() < 0.4;
          const answers = [answer('company', alone ? 'alone' : 'family'), answer('fall', 'no')];
          const form = { form: `questionnaire-${elderlyForm}`, formVersion: 1 };
          await does(NURSE, 'record/sign-form', 0, { encounterId, ...form, answers });
        }
        if (!illness.complaint.startsWith('Nyeri')) return;
        const answers = [answer('scale', 'nrs'), answer('nrs.intensity', String(2 + Math.floor(random() * 5)))];
        await does(NURSE, 'record/sign-form', 0, { encounterId, form: 'pain', formVersion: 1, answers });
        const note = await does(NURSE, 'record/sign-progress-note', 0, {
          ...{ encounterId, format: 'soap', instruction: 'Nilai ulang nyeri setelah pemeriksaan' },
          parts: [
            { part: 'subjective', text: illness.complaint },
            { part: 'assessment', text: 'Nyeri akut' },
            { part: 'plan', text: 'Posisi nyaman, ajarkan napas dalam' },
          ],
        });
        written.set(encounterId, note);
      },
      async isExamined({ encounterId, doctor }) {
        const note = written.get(encounterId);
        if (note !== undefined) await does(doctor, 'record/verify-note', note, { version: 1 });
        written.delete(encounterId);
      },
    };
  },
});

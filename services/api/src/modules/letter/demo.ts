import { demo } from '../../demo/demo.js';

/** Share of patients needing rest who ask for a letter. */
const ASKED = 0.45;

export const letterDemo = demo({
  where: 'both',
  past: ({ does, random }) => ({
    async isExamined({ encounterId, doctor, illness, patient, day }) {
      if (illness.restDays === undefined || patient.age < 15 || random() > ASKED) return;
      const content = { kind: 'sick', from: day.date, days: illness.restDays };
      await does(doctor, 'letter/issue', 0, { encounterId, content });
    },
  }),
});

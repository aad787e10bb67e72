import { eligibility } from '@alur/domain/casemix/eligibility';
import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

const REGISTRAR = 'pendaftaran@alur.example';
/** One in so many of those who have a letter comes again. */
const EVERY = 2;
const DAYS = 14;

/** Who goes home with a letter of eligibility is to come again. */
export const controlLetterDemo = demo({
  past: ({ does, state }) => {
    let [lettered, planned] = [0, 0];
    return {
      async goesHome({ encounterId, patient, day }) {
        if (patient.payer !== 'bpjs') return;
        const letter = await state(eligibility, encounterId);
        if (letter.status !== 'recorded' || (lettered += 1) % EVERY !== 0) return;
        planned += 1;
        const number = `${letter.number.slice(0, 12)}K${String(planned).padStart(6, '0')}`;
        await does(REGISTRAR, 'control-letter/record', 0, {
          ...{ encounterId, kind: 'control', plannedOn: daysAfter(day.date, DAYS), number },
          ...{ poli: { code: 'INT', name: 'PENYAKIT DALAM' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
        });
      },
    };
  },
});

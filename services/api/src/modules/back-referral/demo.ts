import { eligibility } from '@alur/domain/casemix/eligibility';
import { demo } from '../../demo/demo.js';

const REGISTRAR = 'pendaftaran@alur.example';
/** One in so many of those who have a letter is referred back. */
const EVERY = 3;
const FIRST = 9_419_100;

/** Outpatients of chronic diseases go back to their facility of first contact. */
export const backReferralDemo = demo({
  past: ({ does, state }) => {
    let [lettered, referred] = [0, 0];
    return {
      async goesHome({ encounterId, patient, day }) {
        if (patient.payer !== 'bpjs') return;
        const letter = await state(eligibility, encounterId);
        if (letter.status !== 'recorded' || letter.care !== 'outpatient' || (lettered += 1) % EVERY !== 0) return;
        referred += 1;
        await does(REGISTRAR, 'back-referral/record', 0, {
          ...{ encounterId, number: String(FIRST + referred), issuedOn: day.date },
          ...{ programme: { code: '01', name: 'Diabetes Mellitus' } },
          doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' },
        });
      },
    };
  },
});

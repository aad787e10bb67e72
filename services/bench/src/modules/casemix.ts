import type { VisitPart } from '../clinic/visit-part.js';

/** BPJS pays every sixth visit: it has a letter, and is claimed and coded once the next such visit comes. */
export const casemixPart: VisitPart = async staff => {
  const date = new Date().toISOString().slice(0, 10);
  let before: number | null = null;
  return async ({ encounterId, nth }) => {
    if (nth % 6 !== 1) return;
    await staff.does('booking/change-payer', encounterId, { payer: 'bpjs' });
    const number = `0999R0011126V${String(nth).padStart(6, '0')}`;
    const letter = { number, issuedOn: date, care: 'outpatient', classEntitled: 3 };
    await staff.does('casemix/record-letter', encounterId, letter);
    if (before !== null) {
      const claim = await staff.does('casemix/open', 0, { encounterIds: [before] });
      const diagnoses = [{ code: 'J06.9', name: 'ISPA' }];
      await staff.does('casemix/code', claim, { diagnoses, procedures: [] });
    }
    before = encounterId;
  };
};

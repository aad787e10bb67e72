import type { VisitPart } from '../clinic/visit-part.js';

/** Every sixth patient is to be operated; half of those wait no longer. */
export const surgeryPart: VisitPart = async staff => {
  const operation = { name: 'Eksisi tumor jinak', price: 900_000, icd9Code: '86.3' };
  const treatmentId = await staff.does('treatment/add', 0, operation);
  return async ({ encounterId, nth }) => {
    if (nth % 6 !== 0) return;
    const id = await staff.does('surgery/request', 0, { encounterId, treatmentId, diagnosis: 'Lipoma' });
    if (nth % 12 === 0) await staff.does('surgery/refuse', id, { reason: 'Dirujuk' });
  };
};

import type { VisitPart } from '../clinic/visit-part.js';

/** Every third patient is treated. */
export const treatmentPart: VisitPart = async staff => {
  const treatmentId = await staff.does('treatment/add', 0, { name: 'Nebulisasi', price: 60_000 });
  return async ({ encounterId, nth }) => {
    if (nth % 3 === 0) await staff.does('consultation/order-treatment', encounterId, { treatmentId });
  };
};

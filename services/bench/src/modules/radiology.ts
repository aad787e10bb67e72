import type { VisitPart } from '../clinic/visit-part.js';

/** A chest X-ray for every fourth patient; one in four of them still waits for its report. */
export const radiologyPart: VisitPart = async staff => {
  const device = { name: 'Rontgen', abbreviation: 'CR', magnetic: false };
  const modalityId = await staff.does('radiology-modality/add', 0, device);
  const chest = { name: 'Foto toraks PA', code: 'TOR-PA', modalityId, contrast: false, price: 120_000 };
  const examinationIds = [await staff.does('radiology-examination/add', 0, chest)];
  return async ({ encounterId, nth }) => {
    if (nth % 4 !== 0) return;
    const asked = { encounterId, examinationIds, safety: { pregnancy: 'unknown' } };
    const id = await staff.does('radiology/order', 0, asked);
    await staff.does('radiology/start', id, { line: 1 });
    await staff.does('radiology/complete', id, { line: 1 });
    if (nth % 16 === 0) return;
    await staff.does('radiology/draft', id, { line: 1, findings: 'Cor dan pulmo baik', impression: 'Normal' });
    await staff.does('radiology/validate', id, { line: 1, draft: 1 });
  };
};

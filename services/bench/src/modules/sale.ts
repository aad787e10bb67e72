import type { VisitPart } from '../clinic/visit-part.js';

const ENOUGH = 1_000_000;

/**
 * For every second patient somebody buys at the external pharmacy. It costs nothing, so that the bill is settled without
 * a drawer; one in four of them still waits for the handover.
 */
export const salePart: VisitPart = async staff => {
  const given = { form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 0 };
  const marks = { highAlert: false, lookAlike: false, fornas: false };
  const of = { name: 'Vitamin A program', strength: null, strengthUnit: null, category: null };
  const itemId = await staff.does('medicine/add', 0, { ...of, ...given, ...marks });
  const batch = { batch: 'V1', expiry: '2099-12-31', quantity: ENOUGH, unitCost: 0, origin: 'other' };
  await staff.does('inventory/receive', itemId, batch);
  const lines = [{ itemId, quantity: 1 }];
  return async ({ nth }) => {
    if (nth % 2 !== 0) return;
    const id = await staff.does('sale/open', 0, { name: `Pembeli ${nth}`, lines, confirm: true });
    if (nth % 8 !== 0) await staff.does('sale/hand-over', id, { receiverName: `Pembeli ${nth}` });
  };
};

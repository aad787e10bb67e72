import type { VisitPart } from '../clinic/visit-part.js';

const ENOUGH = 1_000_000;

/** For every second patient the pharmacy makes a batch of an ointment, so that its batches fill pages. */
export const preparationPart: VisitPart = async staff => {
  const given = { form: 'salep', baseUnit: 'gram', medicineClass: 'free', price: 0 };
  const marks = { highAlert: false, lookAlike: false, fornas: false };
  const base = await staff.does('medicine/add', 0, { name: 'Vaselin album', ...given, ...marks });
  const batch = { batch: 'V1', expiry: '2099-12-31', quantity: ENOUGH, unitCost: 0, origin: 'other' };
  await staff.does('inventory/receive', base, batch);
  const formula = { yieldQuantity: 10, shelfLifeDays: 30, ingredients: [{ itemId: base, quantity: 10 }] };
  const id = await staff.does('preparation/add', 0, { name: 'Salep racikan', ...given, ...formula });
  return async ({ nth }) => {
    if (nth % 2 === 0) await staff.does('preparation/make', id);
  };
};

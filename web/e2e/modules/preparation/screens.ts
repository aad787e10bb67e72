import { enter } from '../../harness/api.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** An ointment of two ingredients, of which a batch was made. */
export const screens: ModuleScreens = async ({ house }) => {
  const pharmacist = await enter(house.server, 'pharmacist');
  const medicines = await pharmacist.rows('/v2/medicine/items?limit=2');
  const id = await pharmacist.does('preparation/add', 0, {
    ...{ name: 'Salep racikan kulit', form: 'salep', baseUnit: 'pot', medicineClass: 'prescription', price: 24_000 },
    ...{ yieldQuantity: 10, shelfLifeDays: 60, instructions: 'Campur sama banyak sampai homogen.' },
    ingredients: medicines.map(each => ({ itemId: each.id, quantity: 5 })),
  });
  await pharmacist.does('preparation/make', id, { quantity: 9 });
  const record = `/manage/inventory/mixed/${id}`;
  return [
    {
      name: 'preparations',
      role: 'pharmacist',
      path: '/manage/inventory?prepared=true',
      kind: 'list',
      like: 'inventory',
    },
    { name: 'preparation-add', role: 'pharmacist', path: '/manage/inventory/mixed/add', kind: 'form' },
    { name: 'preparation', role: 'pharmacist', path: record, kind: 'list' },
    {
      ...{ name: 'preparation-make', role: 'pharmacist', path: record, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Buat racikan' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};

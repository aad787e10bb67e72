import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** An order of which a part has come, one that is a draft, and the page of an item. */
export const screens: ModuleScreens = async ({ house }) => {
  const pharmacist = await enter(house.server, 'pharmacist');
  const [supplier] = await pharmacist.rows('/v2/supplier/items');
  const medicines = await pharmacist.rows('/v2/medicine/items?limit=2');
  const lines = medicines.map(({ id }) => ({
    ...{ itemId: id, unit: 'boks', factor: 100, quantity: 4, unitPrice: 42_500, discountPercent: 5, taxPercent: 11 },
  }));
  const adds = () => pharmacist.does('purchase/add', 0, { supplierId: supplier?.id, lines, note: 'Kirim pagi' });
  const id = await adds();
  await pharmacist.does('purchase/order', id);
  await pharmacist.does('purchase/receive', id, {
    ...{ documentNumber: 'SJ-0117', receivedOn: dayAfter(0) },
    lines: [{ line: 1, quantity: 4, freeQuantity: 1, batch: 'P2611', expiry: '2099-12-31' }],
  });
  await adds();
  const record = `/manage/inventory/purchase/${id}`;
  return [
    { name: 'purchases', role: 'pharmacist', path: '/manage/inventory?tab=purchase', kind: 'list' },
    { name: 'purchase-add', role: 'pharmacist', path: '/manage/inventory/purchase/add', kind: 'form' },
    { name: 'purchase', role: 'pharmacist', path: record, kind: 'list' },
    {
      ...{ name: 'purchase-receive', role: 'pharmacist', path: record, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Terima barang' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      ...{ name: 'purchase-paper', role: 'pharmacist', path: record, kind: 'list' },
      open: async page => {
        await page.getByRole('button', { name: 'Cetak surat pesanan' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      ...{ name: 'inventory-item-page', role: 'pharmacist', kind: 'list' },
      path: `/manage/inventory/item/${medicines[0]?.id}`,
    },
  ];
};

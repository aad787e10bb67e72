import { enter } from '../../harness/api.ts';
import { dayAfter } from '../../harness/facility-time.ts';
import type { ModuleScreens } from '../../harness/screens.ts';

/** A sale that was returned in part, one that waits to be paid, and a draft. */
export const screens: ModuleScreens = async ({ house }) => {
  const pharmacist = await enter(house.server, 'pharmacist');
  const cashier = await enter(house.server, 'cashier');
  const [medicine] = await pharmacist.rows('/v2/medicine/selector?search=Parasetamol&limit=1');
  const prescription = { prescriberName: 'dr. Herman Wijaya', writtenOn: dayAfter(0), patientName: 'Yusuf Maulana' };
  const lines = [{ itemId: medicine?.id, quantity: 10, signa: '3 x 1 tablet, sesudah makan' }];
  const writes = (confirm: boolean) =>
    pharmacist.does('sale/open', 0, { name: 'Yusuf Maulana', phone: '0812', prescription, lines, confirm });
  const id = await writes(true);
  const [shift] = await cashier.rows('/v2/shift/shifts?status=open');
  const [bill] = await cashier.rows(`/v2/transaction/transactions?search=Yusuf%20Maulana`);
  const amount = Number(bill?.['cashDue'] ?? bill?.['remaining']);
  await cashier.does('transaction/pay', id, { shiftId: shift?.id, lines: [{ method: 'qris', amount }] });
  await pharmacist.does('sale/hand-over', id, { receiverName: 'Yusuf Maulana' });
  await pharmacist.does('sale/return', id, {
    ...{ lines: [{ lineId: 1, quantity: 2 }], method: 'qris', shiftId: shift?.id, reason: 'Dokter mengganti obatnya' },
  });
  await writes(true);
  await writes(false);
  const record = `/manage/apotek/${id}`;
  return [
    { name: 'apotek', role: 'pharmacist', path: '/manage/apotek', kind: 'list' },
    { name: 'apotek-add', role: 'pharmacist', path: '/manage/apotek/add', kind: 'form' },
    { name: 'apotek-sale', role: 'pharmacist', path: record, kind: 'list' },
    {
      ...{ name: 'apotek-return', role: 'pharmacist', path: record, kind: 'form' },
      open: async page => {
        await page.getByRole('button', { name: 'Retur', exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
  ];
};

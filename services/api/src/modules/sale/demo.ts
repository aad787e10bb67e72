import { roundUp, remaining } from '@alur/domain/transaction/totals';
import { transaction } from '@alur/domain/transaction/transaction';
import { demo } from '../../demo/demo.js';

const PHARMACIST = 'apoteker@alur.example';
const CASHIER = 'kasir@alur.example';
/** Days of the history on which something is sold at the counter. */
const SHOWN_DAYS = 5;

interface Sold {
  name: string | null;
  lines: readonly (readonly [medicine: string, quantity: number, signa?: string])[];
  prescribedBy?: string;
}

const everyDay: readonly Sold[] = [
  { name: null, lines: [['Parasetamol 500 mg', 10, '3 x 1 tablet, sesudah makan']] },
  {
    name: 'Ratna Dewi',
    lines: [
      ['Vitamin C 50 mg', 20],
      ['Antasida', 10, '3 x 1 tablet, sebelum makan'],
    ],
  },
];
const onPrescription: Sold = {
  ...{ name: 'Yusuf Maulana', prescribedBy: 'dr. Herman Wijaya' },
  lines: [['Amoksisilin 500 mg', 15, '3 x 1 tablet, sesudah makan']],
};
const draft: Sold = { name: 'Lilis Karlina', lines: [['Ibuprofen 400 mg', 10]] };
const returned: Sold = { name: 'Agus Salim', lines: [['Cetirizine 10 mg', 20, '1 x 1 tablet, malam sebelum tidur']] };

/** The counter's days: on the last one there is a draft, one that is paid and waits, and one that came back in part. */
export const saleDemo = demo({
  needs: ['medicines', 'drawer'],
  past: ({ does, state, later }, { medicines, drawer }) => {
    const writes = ({ name, lines, prescribedBy }: Sold, date: string, confirm = true) =>
      does(PHARMACIST, 'sale/open', 0, {
        ...{ name, confirm },
        lines: lines.map(([medicine, quantity, signa = null]) => ({
          ...{ itemId: medicines.find(each => each.name === medicine)?.id, quantity, signa },
        })),
        prescription: prescribedBy
          ? { prescriberName: prescribedBy, facilityName: 'Klinik Sehat', writtenOn: date, patientName: name }
          : null,
      });
    const pays = async (id: number) => {
      const bill = await state(transaction, id);
      const amount = bill.status === 'none' ? 0 : roundUp(remaining(bill), 100);
      const lines = [{ method: 'cash', amount, tendered: roundUp(amount, 10_000) }];
      await does(CASHIER, 'transaction/pay', id, { shiftId: drawer.shiftId, lines });
    };
    const sells = async (sold: Sold, date: string) => {
      const id = await writes(sold, date);
      await pays(id);
      await does(PHARMACIST, 'sale/hand-over', id, { receiverName: sold.name ?? 'Pembeli' });
      return id;
    };
    return {
      async opens({ date, before, isLast }) {
        if (before > SHOWN_DAYS) return;
        for (const [at, sold] of everyDay.entries()) later(20 + 30 * at, () => sells(sold, date));
        if (!isLast) return;
        later(10, async () => {
          const lines = [{ lineId: 1, quantity: 10 }];
          const reason = 'Dokter mengganti obatnya';
          const id = await sells(returned, date);
          await does(PHARMACIST, 'sale/return', id, { lines, method: 'cash', shiftId: drawer.shiftId, reason });
        });
        later(40, async () => pays(await writes(onPrescription, date)));
        later(45, () => writes(draft, date, false));
      },
    };
  },
});

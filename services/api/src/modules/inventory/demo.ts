import { available, stock, stockId } from '@alur/domain/inventory/stock';
import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';
import { between } from '@alur/contracts/kernel/seeded';

const batchesOf = (today: string, quantity: number, unitCost: number) => [
  { batch: 'L2601', expiry: daysAfter(today, 200), quantity: Math.ceil(quantity / 3), unitCost },
  { batch: 'L2604', expiry: daysAfter(today, 580), quantity, unitCost },
];

const isCounted = (baseUnit: string) => ['tablet', 'kapsul'].includes(baseUnit);

const PHARMACIST = 'apoteker@alur.example';
const SUPPLIERS = ['PT Medika Sejahtera', 'PT Farma Nusantara'];
/** Stock of medicines that run low on the last evening. */
const scarce: Readonly<Record<string, number>> = {
  'Salbutamol 2 mg': 8,
  'Klorfeniramin maleat 4 mg': 14,
  'Loperamid 2 mg': 0,
  'Deksametason 0,5 mg': 0,
};
/** Days after the last one on which some medicines expire. */
const shortLived: Readonly<Record<string, number>> = { 'Kaptopril 25 mg': 12, 'Glibenklamid 5 mg': 25 };

export const inventoryDemo = demo({
  where: 'both',
  needs: ['here', 'medicines'],
  run: async ({ here, medicines, today }) => {
    for (const { id, name, baseUnit, price } of medicines)
      for (const batch of batchesOf(today, isCounted(baseUnit) ? 600 : 60, Math.round(price * 0.7)))
        await here(`stock ${name} ${batch.batch}`, 'inventory/receive', { ...batch, origin: 'opening' }, id);
  },
  past: ({ does, random, state, facility, lastDay, later }, { medicines }) => {
    const shelf = (itemId: number) => state(stock, stockId({ storeId: facility, itemId }));
    const receive = (medicine: (typeof medicines)[number], date: string, quantity: number, expiry: string) =>
      does(PHARMACIST, 'inventory/receive', medicine.id, {
        ...{ batch: `B${date.slice(2).replaceAll('-', '')}`, expiry, quantity },
        ...{ unitCost: Math.round(medicine.price * 0.7), origin: 'purchase' },
        supplier: SUPPLIERS[medicine.id % SUPPLIERS.length],
        documentNumber: `SJ-${date.slice(2, 7).replace('-', '')}-${String(medicine.id)}`,
      });
    return {
      /** Medicines that run low are ordered the day before. */
      async opens({ date }) {
        for (const medicine of medicines) {
          const enough = isCounted(medicine.baseUnit) || medicine.baseUnit === 'bungkus' ? 600 : 40;
          if (medicine.name in scarce || available(await shelf(medicine.id), date) > enough) continue;
          later(5, () => receive(medicine, date, 2 * enough, daysAfter(date, between(random, 400, 800))));
        }
      },
      async closes({ date, before }) {
        if (before !== 1) return;
        for (const medicine of medicines) {
          const left = scarce[medicine.name];
          const days = shortLived[medicine.name];
          if (days !== undefined) await receive(medicine, date, 40, daysAfter(lastDay, days));
          if (left === undefined) continue;
          const [first, ...others] = (await shelf(medicine.id)).lots;
          for (const { lotId, onHand } of [...others, ...(first && first.onHand !== left ? [first] : [])])
            await does(PHARMACIST, 'inventory/correct', medicine.id, {
              ...{ lotId, counted: lotId === first?.lotId ? left : 0, recorded: onHand, reason: 'Stok opname' },
            });
        }
      },
    };
  },
});

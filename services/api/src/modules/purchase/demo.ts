import { daysAfter } from '../../demo/days-after.js';
import { demo } from '../../demo/demo.js';

const PHARMACIST = 'apoteker@alur.example';
/** Whole days before the last one. */
const WHOLE = 3;
const PARTLY = 1;

const boxes = (name: string, quantity: number, unitPrice: number) => ({ name, quantity, unitPrice });
const whole = [boxes('Omeprazol 20 mg', 4, 95_000), boxes('Vitamin C 50 mg', 2, 17_500)];
const partly = [boxes('Amlodipin 5 mg', 5, 42_000), boxes('Metformin 500 mg', 6, 36_000)];
const drafted = [boxes('Salbutamol 2 mg', 2, 28_000), boxes('Loperamid 2 mg', 1, 41_000)];

/** Three orders: one came whole, of one a part is still to come, and what runs low on the last day is a draft. */
export const purchaseDemo = demo({
  needs: ['here', 'medicines', 'suppliers'],
  past: ({ does, later, days }, { medicines, suppliers }) => {
    const writes = (lines: typeof whole, supplier: number, note: string | null = null) =>
      does(PHARMACIST, 'purchase/add', 0, {
        ...{ supplierId: suppliers[supplier], note },
        lines: lines.map(({ name, quantity, unitPrice }) => ({
          itemId: medicines.find(medicine => medicine.name === name)?.id,
          ...{ unit: 'boks', factor: 100, quantity, unitPrice, discountPercent: 5, taxPercent: 11 },
        })),
      });
    const arrives = (id: number, lines: readonly number[], date: string, bonus = 0) =>
      does(PHARMACIST, 'purchase/receive', id, {
        ...{ documentNumber: `SJ-${date.slice(2).replaceAll('-', '')}`, receivedOn: date },
        lines: lines.map((quantity, at) => ({
          ...{ line: at + 1, quantity, freeQuantity: at === 0 ? bonus : 0 },
          ...{ batch: `P${date.slice(2, 7).replace('-', '')}${at + 1}`, expiry: daysAfter(date, 540 + 60 * at) },
        })),
      });
    return {
      async opens({ date, before, isLast }) {
        if (before === Math.min(WHOLE, days - 1)) {
          const id = await writes(whole, 0);
          await does(PHARMACIST, 'purchase/order', id);
          later(120, () => arrives(id, [4, 2], date, 1));
        }
        if (before === Math.min(PARTLY, days - 1)) {
          const id = await writes(partly, 1, 'Kirim sebelum pukul 10');
          await does(PHARMACIST, 'purchase/order', id);
          later(150, () => arrives(id, [5, 2], date));
        }
        if (isLast) later(20, () => writes(drafted, 0, 'Defekta'));
      },
    };
  },
});

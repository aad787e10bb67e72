import { medicine } from '@alur/contracts/catalogue/medicine';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { saleSource } from '../care/sale-stocks.js';
import { documentOf } from '../transaction/lines.js';
import { total } from '../transaction/totals.js';
import { billOf, transaction } from '../transaction/transaction.js';
import { saleView } from './sale-view.js';
import { sale } from './sale.js';
import { AMOXICILLIN, line, MORPHINE, PARACETAMOL, pharmacy, prescription, SALE, SHIFT } from './testing/sales.js';
import { returnSale } from '@alur/contracts/sale/commands';

const fee = { pharmacy: { payBeforeHandover: true, roundUpStock: true, compoundFee: 3_000 } };

/** Ten packs of half a tablet of each. */
const powder = (some: object = {}) => ({
  ...{ name: 'Puyer batuk', form: 'powder', packs: 10, method: 'dtd', signa: '3 x 1 bungkus' },
  components: [
    { medicineId: PARACETAMOL, dose: 0.5 },
    { medicineId: AMOXICILLIN, dose: 0.25 },
  ],
  ...some,
});

const both = { lines: [line(PARACETAMOL, 10)], compounds: [powder()] };

describe('a compounded medicine in a sale', () => {
  it('takes its components from stock beside a medicine of its own, with the facility’s fee', () => {
    const shop = pharmacy(fee);
    shop.sells(both);
    expect([shop.reserved(), shop.reserved(AMOXICILLIN)]).toEqual([15, 3]);
    // 10,000 for the tablets; 5 × 1,000 + 3 × 650 + 3,000 for the powder.
    shop.story.thenRows(saleView, [{ status: 'confirmed', total: 19_950, lineCount: 2 }]);
    const [row] = shop.story.clinic.rows<{ lines: object[] }>(saleView);
    expect(row?.lines[1]).toMatchObject({
      ...{ lineId: 2, itemId: null, name: 'Puyer batuk', form: 'powder', quantity: 10, unit: 'bungkus', amount: 9_950 },
      medicineClass: 'prescription',
      compound: { method: 'dtd', components: [{ quantity: 5 }, { quantity: 3, doseUnit: 'tablet' }] },
    });
    const bill = billOf(shop.story.state(transaction, SALE));
    expect(documentOf(bill, saleSource(SALE))?.lines.map(each => each.amount)).toEqual([10_000, 9_950]);
    shop.pays(19_950);
    shop.handsOver();
    expect([shop.onHand(), shop.onHand(AMOXICILLIN), shop.reserved()]).toEqual([5, 17, 0]);
    const state = shop.story.state(sale, SALE);
    const lots = 'given' in state ? state.given.map(each => each.lots.reduce((sum, lot) => sum + lot.quantity, 0)) : [];
    expect(lots).toEqual([10, 8]);
  });

  it('is sold alone, and is a draft again with its stock free', () => {
    const shop = pharmacy(fee);
    shop.sells({ lines: [], compounds: [powder()] });
    expect(shop.reserved()).toBe(5);
    shop.reopens();
    expect([shop.reserved(), shop.reserved(AMOXICILLIN)]).toEqual([0, 0]);
    shop.changes({ lines: [], compounds: [powder({ packs: 4 })], confirm: true });
    expect([shop.reserved(), shop.reserved(AMOXICILLIN)]).toEqual([2, 1]);
    shop.cancels();
    expect(shop.reserved()).toBe(0);
  });

  it.each([
    [{ lines: [], compounds: [] }, 'sale.nothing-sold', 'lines'],
    [
      { lines: [], compounds: [powder({ packs: 50 })] },
      'stock.insufficient',
      'compounds.0.packs',
      { available: 20, requested: 25, item: 'Parasetamol' },
    ],
    [
      { ...both, lines: [line(PARACETAMOL, 18)] },
      'stock.insufficient',
      'compounds.0.packs',
      { available: 2, requested: 5, item: 'Parasetamol' },
    ],
    [
      { lines: [], compounds: [powder({ components: [{ medicineId: 99, dose: 1 }] })] },
      'prescription.medicine-not-in-use',
      'compounds.0.components.0.medicineId',
    ],
    [
      { lines: [], compounds: [powder({ components: [0.5, 1].map(dose => ({ medicineId: PARACETAMOL, dose })) })] },
      'sale.item-twice',
      'compounds.0.components.1.medicineId',
    ],
    [{ ...both, prescription: null }, 'sale.prescription-needed', 'compounds.0.name', { item: 'Puyer batuk' }],
    [
      {
        ...{ lines: [], compounds: [powder({ components: [{ medicineId: MORPHINE, dose: 0.1 }] })] },
        prescription: { ...prescription, isCopy: true },
      },
      'sale.original-needed',
      'compounds.0.name',
      { item: 'Puyer batuk' },
    ],
    [
      { lines: [], compounds: [powder({ components: [{ medicineId: MORPHINE, dose: 0.1 }], iterations: 1 })] },
      'sale.narcotic-iterated',
      'compounds.0.iterations',
      { item: 'Puyer batuk' },
    ],
  ] as const)('is refused beside its field: %j', (body, code, path, params: Readonly<Record<string, unknown>> = {}) => {
    pharmacy().sells(body).thenRejects(code, params, path);
  });

  it('is not confirmed once something of it is retired', () => {
    const shop = pharmacy();
    shop.opens(both);
    shop.story.when(medicine.retire, { id: AMOXICILLIN });
    shop.confirms().thenRejects('prescription.medicine-not-in-use', {}, 'compounds.0.components.1.medicineId');
  });

  it('comes back as a whole, and never into stock', () => {
    const shop = pharmacy(fee);
    shop.sells(both);
    shop.pays(19_950);
    shop.handsOver();
    const written = { disposition: 'written_off' };
    shop
      .returns([[2, 4, written]])
      .thenRejects('sale.compound-whole', { left: 10, unit: 'bungkus' }, 'lines.0.quantity');
    shop.returns([[2, 10]]).thenRejects('sale.compound-written-off', {}, 'lines.0.disposition');
    shop.returns([[2, 10, written]]).thenState(sale, SALE, { status: 'partly_returned' });
    expect([shop.onHand(), shop.inDrawer()]).toEqual([5, 110_000]);
    shop.returns([[1, 10]]).thenState(sale, SALE, { status: 'returned' });
    expect([shop.onHand(), shop.inDrawer()]).toEqual([15, 100_000]);
  });
});

describe('what the prescription says beside what is served', () => {
  it('is kept where a line is served in part, or may be repeated', () => {
    const shop = pharmacy();
    shop.opens({
      lines: [line(PARACETAMOL, 10, { prescribed: 30, iterations: 2 }), line(AMOXICILLIN, 4, { prescribed: 4 })],
      prescription: { ...prescription, unserved: 'R/ Cetirizine 10 mg No. X' },
    });
    const [row] = shop.story.clinic.rows<{ lines: object[]; prescription: object }>(saleView);
    expect(row?.lines).toMatchObject([
      { prescribed: 30, iterations: 2 },
      { prescribed: null, iterations: 0 },
    ]);
    expect(row?.prescription).toMatchObject({ unserved: 'R/ Cetirizine 10 mg No. X' });
  });

  it('is not less than what is served', () =>
    pharmacy()
      .opens({ lines: [line(PARACETAMOL, 10, { prescribed: 9 })] })
      .thenRejects('sale.below-sold', {}, 'lines.0.prescribed'));
});

test('whatever is compounded and comes back, shelf, sale and drawer add up', () => {
  const made = fc.record({
    packs: fc.integer({ min: 1, max: 15 }),
    dose: fc.integer({ min: 1, max: 2_000 }).map(thousandths => thousandths / 1_000),
    method: fc.constantFrom('dtd', 'non_dtd'),
    singles: fc.integer({ min: 0, max: 10 }),
    roundUpStock: fc.boolean(),
    back: fc.boolean(),
  });
  let sold = 0;
  fc.assert(
    fc.property(made, ({ packs, dose, method, singles, roundUpStock, back }) => {
      const shop = pharmacy({ pharmacy: { ...fee.pharmacy, roundUpStock } });
      const components = [{ medicineId: PARACETAMOL, dose }];
      const body = {
        lines: singles > 0 ? [line(PARACETAMOL, singles)] : [],
        compounds: [powder({ packs, method, components })],
      };
      shop.story.attempt(...shop.selling(body));
      if (shop.status() !== 'confirmed') {
        expect(shop.reserved()).toBe(0);
        return;
      }
      sold += 1;
      const bill = billOf(shop.story.state(transaction, SALE));
      const due = total(bill);
      const taken = shop.reserved();
      expect(due).toBe(3_000 + Math.round(taken * 1_000));
      expect(taken).toBeLessThanOrEqual(20);
      shop.pays(due);
      shop.handsOver();
      expect(shop.onHand()).toBeCloseTo(20 - taken, 6);
      if (!back) return;
      const lines = [{ lineId: singles > 0 ? 2 : 1, quantity: packs, disposition: 'written_off' }];
      shop.story.when(returnSale, { id: SALE, lines, method: 'cash', shiftId: SHIFT, reason: 'salah racik' });
      expect(shop.onHand()).toBeCloseTo(20 - taken, 6);
      expect(shop.inDrawer()).toBe(100_000 + singles * 1_000);
    }),
    { numRuns: 80 },
  );
  expect(sold).toBeGreaterThan(5);
});

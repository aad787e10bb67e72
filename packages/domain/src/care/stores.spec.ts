import type { StockLotRow, StockRow } from '@alur/contracts/inventory/rows';
import { describe, expect, it } from 'vitest';
import { lotView } from '../inventory/lot-view.js';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { available, stock, stockId } from '../inventory/stock.js';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { facilityToStore } from '../processes/facility-to-store.js';
import { actOf } from './testing/acts.js';
import { openMerchant } from './testing/open-merchant.js';

const lot = { batch: 'A1', expiry: '2027-06-30', quantity: 20, unitCost: 400, origin: 'purchase' };

/** A facility with a warehouse beside its main store, and one medicine. */
const stores = () => {
  const clinic = new MemoryClinic();
  openMerchant(clinic);
  const warehouse = clinic.run(actOf('store/add'), { name: 'Gudang', kind: 'warehouse' }).id;
  const medicine = clinic.run(actOf('medicine/add'), {
    ...{ name: 'Parasetamol 500 mg', form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 500 },
    ...{ highAlert: false, lookAlike: false, fornas: true, minimumStock: 30 },
  }).id;
  const receive = (body: object = {}) => clinic.run(actOf('inventory/receive'), { ...lot, ...body }, { id: medicine });
  const rows = () => clinic.rows<StockRow>(stockView);
  return { clinic, warehouse, medicine, receive, rows };
};

describe('the main store', () => {
  it('is made with every facility, under the facility’s id, once', () => {
    const { clinic } = stores();
    const created = clinic.log.find(({ type }) => type === 'MerchantCreated')!;
    const [reactive] = facilityToStore.react(created as Parameters<typeof facilityToStore.react>[0]);
    expect(reactive).toMatchObject({ command: { name: 'store/open-main' }, merchantId: 1, target: 1 });
    expect(clinic.log.filter(({ stream }) => stream === 'store-1')).toMatchObject([
      { type: 'CatalogueItemAdded', data: { catalogue: 'store', itemId: 1, fields: { kind: 'pharmacy' } } },
    ]);
    expect(clinic.run(actOf('store/open-main'), {}, { id: 1 }).events).toEqual([]);
    expect(() => clinic.run(actOf('store/add'), { name: 'farmasi', kind: 'ward' })).toThrow(
      'catalogue.already-registered-on-add',
    );
  });

  it('is where stock comes in and is counted unless another is named', () => {
    const { clinic, warehouse, medicine, receive } = stores();
    const main = stockId({ storeId: 1, itemId: medicine });
    receive();
    receive({ storeId: warehouse, quantity: 500 });
    const [{ lotId } = { lotId: 0 }] = clinic.state(stock, main).lots;
    clinic.run(actOf('inventory/correct'), { lotId, counted: 18, reason: 'pecah' }, { id: medicine });
    expect(available(clinic.state(stock, main), clinic.today)).toBe(18);
    expect(available(clinic.state(stock, stockId({ storeId: warehouse, itemId: medicine })), clinic.today)).toBe(500);
  });
});

describe('another store', () => {
  it('receives while it is in use, and no other does', () => {
    const { clinic, warehouse, receive } = stores();
    expect(() => receive({ storeId: 77 })).toThrow('stock.no-such-store');
    clinic.run(actOf('store/retire'), {}, { id: warehouse });
    expect(() => receive({ storeId: warehouse })).toThrow('stock.no-such-store');
  });

  it('has rows of its own, with its name and the medicine’s; the limits are those of the main store', () => {
    const { clinic, warehouse, medicine, receive, rows } = stores();
    expect(rows()).toMatchObject([{ id: medicine, storeId: 1, storeName: null, onHand: 0, belowMinimum: true }]);
    receive({ storeId: warehouse, quantity: 5 });
    receive({ quantity: 40 });
    expect(rows()).toMatchObject([
      { storeId: 1, storeName: 'Farmasi', onHand: 40, minimumStock: 30, belowMinimum: false, price: 500 },
      {
        storeId: warehouse,
        storeName: 'Gudang',
        name: 'Parasetamol 500 mg',
        onHand: 5,
        minimumStock: null,
        price: 500,
      },
    ]);
    clinic.run(actOf('store/change'), { name: 'Gudang Obat', kind: 'warehouse' }, { id: warehouse });
    clinic.given(`medicine-${medicine}`, {
      type: 'CatalogueItemChanged',
      data: {
        catalogue: 'medicine',
        itemId: medicine,
        fields: { name: 'Parasetamol', baseUnit: 'tablet', price: 600, minimumStock: 50, maximumStock: null },
      },
    });
    expect(rows()).toMatchObject([
      { name: 'Parasetamol', storeName: 'Farmasi', price: 600, belowMinimum: true },
      { name: 'Parasetamol', storeName: 'Gudang Obat', price: 600, minimumStock: null, belowMinimum: false },
    ]);
  });
});

describe('two receipts of one batch', () => {
  it('are two lots, each at its own cost, and two lines of the stock card', () => {
    const { clinic, medicine, receive } = stores();
    receive();
    clinic.today = '2026-11-24';
    receive({ unitCost: 450, documentNumber: 'F-2' });
    const lots = clinic.rows<StockLotRow>(lotView);
    expect(lots).toMatchObject([
      { itemId: medicine, batch: 'A1', owner: 'own', unitCost: 400, onHand: 20, receivedOn: '2026-11-23' },
      { itemId: medicine, batch: 'A1', owner: 'own', unitCost: 450, onHand: 20, receivedOn: '2026-11-24' },
    ]);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(2);
    expect(clinic.rows(stockCardView)).toMatchObject([
      {
        lotId: lots[0]?.id,
        movement: 'received',
        quantity: 20,
        balance: 20,
        sourceModule: 'inventory',
        sourceId: null,
      },
      { lotId: lots[1]?.id, movement: 'received', quantity: 20, balance: 20, documentNumber: 'F-2' },
    ]);
  });
});

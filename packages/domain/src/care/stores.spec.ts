import { store } from '@alur/contracts/catalogue/store';
import { medicine } from '@alur/contracts/catalogue/medicine';
import { openMainStore } from '@alur/contracts/catalogue/commands';
import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { describe, expect, it } from 'vitest';
import { lotView } from '../inventory/lot-view.js';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { available, stock, stockId } from '../inventory/stock.js';
import { nameOf } from '../kernel/testing/names.js';
import type { Outcome } from '../kernel/testing/specification.js';
import { facilityToStore } from '../processes/facility-to-store.js';
import { facility, mainStore } from './testing/facility.js';
import { TODAY, TOMORROW } from './testing/open-clinic.js';
import { given } from './testing/specification.js';

const MAIN = 1;
const WAREHOUSE = 2;
const MEDICINE = 31;
const warehouse = { name: 'Gudang', kind: 'warehouse' };
const farmasi = nameOf('store.name', 'farmasi');
const batch = { id: MEDICINE, batch: 'A1', expiry: '2027-06-30', quantity: 20, unitCost: 400, origin: 'purchase' };

/** A facility with a warehouse beside its main store, and one medicine. */
const stores = () => {
  const story = given(facility());
  story
    .when(openMainStore, { id: MAIN })
    .when(store.add, warehouse, { ids: { store: WAREHOUSE } })
    .when(
      medicine.add,
      {
        ...{ name: 'Parasetamol 500 mg', form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 500 },
        ...{ highAlert: false, lookAlike: false, fornas: true, minimumStock: 30 },
      },
      { ids: { medicine: MEDICINE } },
    );
  const receives = (lot: number, body: object = {}, today = TODAY): Outcome =>
    story.when(receiveStock, { ...batch, ...body }, { ids: { lot }, today });
  const left = (storeId: number) => available(story.state(stock, stockId({ storeId, itemId: MEDICINE })), TODAY);
  return { story, receives, left };
};

describe('the main store', () => {
  it('is made with every facility, under the facility’s id, once', () => {
    given({ 'merchant-1': [{ type: 'MerchantCreated', data: { merchantId: MAIN } }] }).thenFollows(facilityToStore, [
      { command: openMainStore, merchantId: MAIN, target: MAIN, body: {} },
    ]);
    const opened = given(facility()).when(openMainStore, { id: MAIN });
    opened.then({ ...mainStore, [farmasi.stream]: [farmasi.claimedBy('store-1')] });
    opened.when(openMainStore, { id: MAIN }).then();
    opened.when(store.add, { name: 'farmasi', kind: 'ward' }).thenRejects('catalogue.already-registered-on-add');
  });

  it('is where stock comes in and is counted unless another is named', () => {
    const { receives, left } = stores();
    receives(41);
    receives(42, { storeId: WAREHOUSE, quantity: 500 }).when(correctStock, {
      ...{ id: MEDICINE, lotId: 41, counted: 18, reason: 'pecah' },
    });
    expect(left(MAIN)).toBe(18);
    expect(left(WAREHOUSE)).toBe(500);
  });
});

describe('another store', () => {
  it('receives while it is in use, and no other does', () => {
    const { story, receives } = stores();
    receives(41, { storeId: 77 }).thenRejects('stock.no-such-store');
    story.when(store.retire, { id: WAREHOUSE });
    receives(41, { storeId: WAREHOUSE }).thenRejects('stock.no-such-store');
  });

  it('has rows of its own, with its name and the medicine’s; the limits are those of the main store', () => {
    const { story, receives } = stores();
    story.thenRows(stockView, [{ id: MEDICINE, storeId: MAIN, storeName: null, onHand: 0, belowMinimum: true }]);
    receives(41, { storeId: WAREHOUSE, quantity: 5 });
    receives(42, { quantity: 40 }).thenRows(stockView, [
      { storeId: MAIN, storeName: 'Farmasi', onHand: 40, minimumStock: 30, belowMinimum: false, price: 500 },
      {
        ...{ storeId: WAREHOUSE, storeName: 'Gudang', name: 'Parasetamol 500 mg' },
        ...{ onHand: 5, minimumStock: null, price: 500 },
      },
    ]);
    story.when(store.change, { id: WAREHOUSE, ...warehouse, name: 'Gudang Obat' });
    const fields = { name: 'Parasetamol', baseUnit: 'tablet', price: 600, minimumStock: 50, maximumStock: null };
    story
      .given({
        [`medicine-${MEDICINE}`]: [
          { type: 'CatalogueItemChanged', data: { catalogue: 'medicine', itemId: MEDICINE, fields } },
        ],
      })
      .thenRows(stockView, [
        { name: 'Parasetamol', storeName: 'Farmasi', price: 600, belowMinimum: true },
        { name: 'Parasetamol', storeName: 'Gudang Obat', price: 600, minimumStock: null, belowMinimum: false },
      ]);
  });
});

describe('two receipts of one batch', () => {
  it('are two lots, each at its own cost, and two lines of the stock card', () => {
    const { receives } = stores();
    receives(41);
    const second = receives(42, { unitCost: 450, documentNumber: 'F-2' }, TOMORROW);
    const of = { itemId: MEDICINE, batch: 'A1', owner: 'own', onHand: 20 };
    second.thenRows(lotView, [
      { ...of, id: 41, unitCost: 400, receivedOn: TODAY },
      { ...of, id: 42, unitCost: 450, receivedOn: TOMORROW },
    ]);
    const received = { movement: 'received', quantity: 20, balance: 20 };
    second.thenRows(stockCardView, [
      { ...received, lotId: 41, sourceModule: 'inventory', sourceId: null },
      { ...received, lotId: 42, documentNumber: 'F-2' },
    ]);
  });
});

describe('an upper limit', () => {
  const limited = (upperLimit: boolean, maximumStock: number | null) => {
    const story = given({ ...facility({ upperLimit }), ...mainStore });
    story.when(
      medicine.add,
      {
        ...{ name: 'Parasetamol 500 mg', form: 'tablet', baseUnit: 'tablet', medicineClass: 'free', price: 500 },
        ...{ highAlert: false, lookAlike: false, fornas: true, maximumStock },
      },
      { ids: { medicine: MEDICINE } },
    );
    const receives = (lot: number, quantity: number) =>
      story.when(receiveStock, { ...batch, quantity }, { ids: { lot }, today: TODAY });
    const left = () => available(story.state(stock, stockId({ storeId: MAIN, itemId: MEDICINE })), TODAY);
    return { receives, left };
  };

  it('is kept where the facility has the rule: what would come above it is refused', () => {
    const { receives, left } = limited(true, 50);
    receives(41, 30);
    receives(42, 21).thenRejects(
      'stock.above-maximum',
      { item: 'Parasetamol 500 mg', maximum: 50, after: 51 },
      'quantity',
    );
    receives(42, 20);
    expect(left()).toBe(50);
  });

  it('is no limit without the rule, nor for an item that has none', () => {
    for (const { receives, left } of [limited(false, 50), limited(true, null)]) {
      receives(41, 100);
      expect(left()).toBe(100);
    }
  });
});

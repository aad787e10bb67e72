import { medicine } from '@alur/contracts/catalogue/medicine';
import { receiveStock } from '@alur/contracts/inventory/commands';
import type { StockRow } from '@alur/contracts/inventory/rows';
import { pricedOn } from '@alur/contracts/kernel/dated-price';
import { giveDose } from '@alur/contracts/medication/commands';
import { approvePrescription, dispensePrescription } from '@alur/contracts/prescription/commands';
import { changeSettings, setSettingsPrice } from '@alur/contracts/settings/commands';
import { defaultSettings } from '@alur/contracts/settings/settings';
import { expect, test } from 'vitest';
import { stockView } from '../inventory/stock-view.js';
import type { Story } from '../kernel/testing/specification.js';
import { billOf as stateOf, transaction } from '../transaction/transaction.js';
import { TODAY, TOMORROW } from './testing/open-clinic.js';
import { approval, prescribes } from './testing/prescribed.js';
import { AMOXICILLIN, tablets, visitUnderWay } from './testing/visit-under-way.js';
import { billOf } from './testing/ward.js';
import {
  CEFTRIAXONE,
  line,
  PRESCRIPTION as WARD_PRESCRIPTION,
  WARD_STORE,
  wardMedicine,
} from './testing/ward-medicine.js';

const { dated } = medicine;
if (!dated) throw new Error('it has no prices by their days');
const { set, withdraw } = dated;

const pricesOn = (story: Story, bill: number) =>
  stateOf(story.state(transaction, bill))
    .documents.flat()
    .flatMap(({ lines }) => lines.map(({ unitPrice }) => unitPrice));
const compound = {
  ...{ kind: 'compound', name: 'Puyer batuk', form: 'powder', packs: 10, method: 'dtd', signa: '3 x 1 bungkus' },
  components: [{ medicineId: AMOXICILLIN, dose: 125 }],
};
const medicinePrice = (price: number | null, effectiveFrom: string, field = 'price') => ({
  ...{ id: AMOXICILLIN, field, price, effectiveFrom },
});
const asked = (): Story => {
  const story = visitUnderWay();
  prescribes(story, [tablets(AMOXICILLIN, 15)]);
  return story;
};

test('a medicine costs what it costs on the day on which the pharmacy approves, never above the ceiling of that day', () => {
  const before = asked();
  before.when(set, medicinePrice(1_500, TOMORROW)).when(approvePrescription, approval(15));
  expect(pricesOn(before, 9).at(-1)).toBe(1_000);
  const after = asked();
  after.when(set, medicinePrice(1_500, TOMORROW)).when(approvePrescription, approval(15), { today: TOMORROW });
  expect(pricesOn(after, 9).at(-1)).toBe(1_500);
  const capped = asked();
  capped.when(set, medicinePrice(1_500, TODAY)).when(set, medicinePrice(1_200, TOMORROW, 'ceilingPrice'));
  capped.when(set, medicinePrice(null, '2026-12-01', 'ceilingPrice'));
  capped.when(approvePrescription, approval(15), { today: TOMORROW });
  expect(pricesOn(capped, 9).at(-1)).toBe(1_200);
  capped.when(set, medicinePrice(null, TOMORROW)).thenRejects('catalogue.price-needed');
});

test('the fee of a compounded medicine is that of the day on which the pharmacy approves', () => {
  const fee = { field: 'compoundFee', effectiveFrom: TOMORROW };
  const approved = (today: string) => {
    const story = visitUnderWay();
    prescribes(story, [compound]);
    story.when(changeSettings, { section: 'pharmacy', values: { ...defaultSettings.pharmacy, compoundFee: 2_500 } });
    story.when(setSettingsPrice, { ...fee, price: 4_000 }).when(approvePrescription, approval(10), { today });
    return pricesOn(story, 9).at(-1);
  };
  // Three tablets of a thousand rupiah each, and the fee.
  expect([approved(TODAY), approved(TOMORROW)]).toEqual([5_500, 7_000]);
  const story = visitUnderWay();
  story.when(setSettingsPrice, { ...fee, price: null }).thenRejects('catalogue.price-needed');
});

test('the stock of every store shows the price of the day, also where the medicine comes after its price was set', () => {
  const story = visitUnderWay();
  story.given({
    [`store-${WARD_STORE}`]: [
      {
        type: 'CatalogueItemAdded',
        data: { catalogue: 'store', itemId: WARD_STORE, fields: { name: 'Melati', kind: 'ward', code: null } },
      },
    ],
  });
  story.when(set, medicinePrice(1_500, TOMORROW)).when(set, medicinePrice(1_800, '2026-12-01'));
  const batch = { batch: 'A2', expiry: '2027-06-30', quantity: 5, unitCost: 400, origin: 'opening' };
  story.when(receiveStock, { id: AMOXICILLIN, ...batch, storeId: WARD_STORE }, { ids: { lot: 99 } });
  story.when(withdraw, { id: AMOXICILLIN, field: 'price', effectiveFrom: '2026-12-01' });
  const rows = story.clinic.rows<StockRow>(stockView).filter(({ id }) => id === AMOXICILLIN);
  expect(rows.map(row => [row.storeId, row.price, pricedOn(row, row.prices, TOMORROW).price])).toEqual([
    [1, 1_000, 1_500],
    [WARD_STORE, 1_000, 1_500],
  ]);
  expect(rows.map(({ prices }) => prices.length)).toEqual([1, 1]);
});

test('a day’s supply costs what it costs on the day on which it is dispensed, whenever it was approved', () => {
  const { story, prescribes: orders, approves } = wardMedicine();
  const supplied = (today: string) => {
    story.when(dispensePrescription, { id: WARD_PRESCRIPTION, lines: [{ lineId: 1, quantity: 2 }] }, { today });
    return pricesOn(story, billOf(1)).at(-1);
  };
  orders([line(CEFTRIAXONE, 6, '2 x 1 vial')]);
  approves(6);
  story.when(set, { id: CEFTRIAXONE, field: 'price', price: 30_000, effectiveFrom: TOMORROW });
  expect([supplied(TODAY), supplied(TOMORROW)]).toEqual([20_000, 30_000]);
});

test('a dose off the ward’s own shelf costs what it costs on the day on which it is given', () => {
  const { story, prescribes: orders, approves } = wardMedicine();
  const fields = { name: 'Melati', kind: 'ward', description: null, storeId: WARD_STORE };
  const data = { catalogue: 'ward', itemId: 1, changed: ['storeId'], fields };
  story.given({ 'ward-1': [{ type: 'CatalogueItemChanged', data }] });
  orders([line(CEFTRIAXONE, 6, '2 x 1 vial')], { supply: 'ward_stock' }, { clock: '09:00' });
  approves(6);
  story.when(set, { id: CEFTRIAXONE, field: 'price', price: 30_000, effectiveFrom: TOMORROW });
  const given = (today: string, hour: number) => {
    const dose = { slot: `${today}T0${hour}:00:00.000Z`, quantity: 1, manualReason: 'Gelang rusak' };
    story.when(giveDose, { id: WARD_PRESCRIPTION, lineId: 1, ...dose }, { today, clock: `0${hour}:05` });
    return pricesOn(story, billOf(1)).at(-1);
  };
  expect([given(TODAY, 9), given(TOMORROW, 8)]).toEqual([20_000, 30_000]);
});

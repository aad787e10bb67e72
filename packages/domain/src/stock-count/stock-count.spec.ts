import { receiveStock } from '@alur/contracts/inventory/commands';
import { describe, expect, test } from 'vitest';
import { lotView } from '../inventory/lot-view.js';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stockView } from '../inventory/stock-view.js';
import { stockCountLineView } from './stock-count-line-view.js';
import { stockCountView } from './stock-count-view.js';
import { stockCount } from './stock-count.js';
import {
  AMOXICILLIN,
  APPROVER,
  COUNT,
  COUNTER,
  countedStore,
  FIRST,
  MASK,
  OMEPRAZOLE,
  OTHER,
  SECOND,
  type CountedStore,
} from './testing/counts.js';

const NUMBER = '0001/BASO/XI/2026';

/** A count in each of its states, of which two lots differ. */
const stories: Readonly<Record<string, () => CountedStore>> = {
  counting: () => {
    const all = countedStore();
    all.opens();
    all.counts([FIRST, 18], [SECOND, 10], [OTHER, 31, 'Satu lepas']);
    return all;
  },
  counted: () => {
    const all = stories['counting']!();
    all.submits();
    return all;
  },
  approved: () => {
    const all = stories['counted']!();
    all.approves();
    return all;
  },
  cancelled: () => {
    const all = stories['counted']!();
    all.cancels();
    return all;
  },
};

/** What each command makes of each state: the next one, where it is allowed. */
const road = [
  ['count', (all: CountedStore) => all.counts([FIRST, 19]), { counting: 'counting' }, 'stock-count.not-counting'],
  ['find a lot', (all: CountedStore) => all.finds(), { counting: 'counting' }, 'stock-count.not-counting'],
  ['submit', (all: CountedStore) => all.submits(), { counting: 'counted' }, 'stock-count.not-counting'],
  ['return', (all: CountedStore) => all.sendsBack(), { counted: 'counting' }, 'stock-count.not-submitted'],
  ['approve', (all: CountedStore) => all.approves(), { counted: 'approved' }, 'stock-count.not-submitted'],
  [
    'cancel',
    (all: CountedStore) => all.cancels(),
    { counting: 'cancelled', counted: 'cancelled' },
    'stock-count.ended',
  ],
] as const;

describe.each(Object.keys(stories))('a count that is %s', status => {
  test.each(road)('and is to %s', (_name, does, allowed: Readonly<Record<string, string>>, refusal) => {
    const all = stories[status]!();
    expect(all.story.state(stockCount, COUNT).status).toBe(status);
    const outcome = does(all);
    const next = allowed[status];
    if (next === undefined) return outcome.thenRejects(refusal);
    outcome.thenState(stockCount, COUNT, { status: next });
    expect(all.story.clinic.rows(stockCountView)[0]?.['status']).toBe(next);
  });
});

test('freezes what the books say by lot, whatever is given out meanwhile', () => {
  const all = countedStore();
  all.opens();
  all.reserves(AMOXICILLIN, 5);
  all.issues(AMOXICILLIN);
  all.story.thenRows(stockCountLineView, [
    { lotId: FIRST, name: 'Amoksisilin', batch: 'A1', books: 20, unitCost: 250, counted: null, variance: null },
    { lotId: SECOND, books: 10 },
    { lotId: OTHER, books: 30 },
  ]);
  all.story.thenRows(stockCountView, [{ number: NUMBER, items: 2, lots: 3, storeName: 'Farmasi', variance: null }]);
});

test('corrects by the difference, so that what was given out while it was counted is not counted twice', () => {
  const all = countedStore();
  all.opens();
  all.counts([FIRST, 18], [SECOND, 10], [OTHER, 31, 'Satu lepas']);
  all.reserves(AMOXICILLIN, 5);
  all.issues(AMOXICILLIN);
  all.submits();
  all.approves();
  expect(all.shelf(AMOXICILLIN)).toEqual([
    ['A1', 13],
    ['A2', 10],
  ]);
  expect(all.shelf(OMEPRAZOLE)).toEqual([['O1', 31]]);
  const card = all.story.clinic.rows(stockCardView).filter(row => row['sourceModule'] === 'stock-count');
  expect(card).toMatchObject([
    { movement: 'corrected', lotId: FIRST, quantity: -2, balance: 13, sourceId: COUNT, reason: NUMBER },
    { movement: 'corrected', lotId: OTHER, quantity: 1, balance: 31, reason: `${NUMBER}: Satu lepas` },
  ]);
  all.story.thenRows(stockCountView, [
    {
      ...{ status: 'approved', differences: 2, surplus: 100, shortage: 500, variance: -400, unfinished: null },
      ...{ submitted: { staffId: 2, by: 'Rini', at: all.story.clinic.log.at(-1)!.meta.at } },
    },
  ]);
});

test('does not miss what was given out between the opening and the counting of a lot', () => {
  const all = countedStore();
  all.opens({ itemIds: [AMOXICILLIN] });
  all.reserves(AMOXICILLIN, 5);
  all.issues(AMOXICILLIN);
  all.counts([FIRST, 15], [SECOND, 9]);
  all.reserves(AMOXICILLIN, 3, 2);
  all.issues(AMOXICILLIN, 2);
  all.submits();
  all.story.thenRows(stockCountLineView, [
    { lotId: FIRST, books: 20, moved: -5, counted: 15, variance: 0, varianceValue: 0 },
    { lotId: SECOND, books: 10, moved: 0, counted: 9, variance: -1, varianceValue: -300 },
  ]);
  all.approves();
  expect(all.shelf(AMOXICILLIN)).toEqual([
    ['A1', 12],
    ['A2', 9],
  ]);
});

test('shows whoever counts no books, and the differences only while it is submitted', () => {
  const all = stories['counting']!();
  const shown = () => all.story.clinic.rows(stockCountLineView).map(row => row['shownOf']);
  expect(shown()).toEqual([null, null, null]);
  all.submits();
  expect(shown()).toEqual([COUNT, COUNT, COUNT]);
  all.sendsBack();
  expect(shown()).toEqual([null, null, null]);
  all.story.thenRows(stockCountView, [
    { status: 'counting', reason: 'Rak B terlewat', variance: null, submitted: null, unfinished: 'yes' },
  ]);
  all.counts([FIRST, 20]);
  all.submits();
  all.story.thenRows(stockCountView, [{ differences: 1, shortage: 0, surplus: 100, reason: null }]);
});

test('is submitted once every lot was counted; none is counted as zero by itself', () => {
  const all = countedStore();
  all.opens();
  all.submits().thenRejects('stock-count.not-counted', { left: 3 });
  all.counts([FIRST, 0], [SECOND, 10]);
  all.submits().thenRejects('stock-count.not-counted', { left: 1 });
  all.counts([OTHER, 30]);
  all.submits();
  all.approves();
  expect(all.shelf(AMOXICILLIN)).toEqual([['A2', 10]]);
});

test('counts no lot that it does not have', () => {
  const all = countedStore();
  all.opens({ itemIds: [OMEPRAZOLE] });
  all.counts([OTHER, 1], [FIRST, 1]).thenRejects('stock-count.no-such-lot', {}, 'lines.1.lotId');
});

test('of an item without a lot is submitted once something of it was found', () => {
  const all = countedStore();
  all.opens({ itemIds: [MASK] });
  all.submits().thenRejects('stock-count.nothing-to-count');
  all.finds({ itemId: MASK });
  all.submits();
});

describe('a lot that the books do not have', () => {
  test('is received by the approval, with the number of the count', () => {
    const all = stories['counting']!();
    all.finds({ expiry: '2026-01-31' });
    all.submits();
    all.approves();
    expect(all.shelf(AMOXICILLIN)).toEqual([
      ['A1', 18],
      ['A2', 10],
      ['A9', 4],
    ]);
    const card = all.story.clinic.rows(stockCardView).filter(row => row['lotId'] === 300);
    expect(card).toMatchObject([{ movement: 'received', quantity: 4, unitCost: 200, documentNumber: NUMBER }]);
    expect(all.story.clinic.rows(lotView).map(row => row['id'])).toContain(300);
  });

  test('may be of another item, also one that the store never had', () => {
    const all = countedStore();
    all.story.given({
      'store-5': [
        {
          type: 'CatalogueItemAdded',
          data: { catalogue: 'store', itemId: 5, fields: { name: 'Melati', kind: 'ward', code: null } },
        },
      ],
    });
    all.story.when(
      receiveStock,
      { id: AMOXICILLIN, storeId: 5, batch: 'W1', expiry: '2028-01-31', quantity: 6, unitCost: 250, origin: 'opening' },
      { ids: { lot: 210 } },
    );
    all.opens({ storeId: 5, itemIds: [AMOXICILLIN] });
    all.finds({ itemId: MASK, batch: 'M1' });
    all.counts([210, 6]);
    all.story.thenRows(stockCountView, [{ items: 2, lots: 2 }]);
    all.submits();
    all.approves();
    const rows = all.story.clinic.rows(stockView).filter(row => row['storeId'] === 5);
    expect(rows).toMatchObject([
      { name: 'Amoksisilin', onHand: 6 },
      { name: 'Masker', onHand: 4, storeName: 'Melati', lastUnitCost: 200 },
    ]);
  });

  test('is counted where it stands if the count has its batch', () => {
    const all = stories['counting']!();
    all.finds({ batch: 'a1', expiry: '2028-01-31' }).thenRejects('stock-count.lot-known', { batch: 'a1' }, 'batch');
    all.finds();
    all.finds().thenRejects('stock-count.lot-known', { batch: 'A9' }, 'batch');
    all.finds({ itemId: 77 }).thenRejects('stock-count.no-such-item', {}, 'itemId');
  });

  test('that was a mistake is counted as nothing, and changes nothing', () => {
    const all = stories['counting']!();
    all.finds();
    all.counts([300, 0]);
    all.submits();
    all.story.thenRows(stockCountView, [{ differences: 2, surplus: 100 }]);
    all.approves();
    expect(all.shelf(AMOXICILLIN)).toHaveLength(2);
  });

  test('is of no item that another count has', () => {
    const all = countedStore();
    all.opens({ itemIds: [OMEPRAZOLE] });
    all.opens({ itemIds: [AMOXICILLIN] }, { ids: { stock_count: 91 } });
    all
      .finds()
      .thenRejects('stock-count.item-in-count', { item: 'Amoksisilin', number: '0002/BASO/XI/2026' }, 'itemId');
  });
});

describe('the approval', () => {
  test('is not by whoever submitted it, whatever her rights', () => {
    const all = stories['counted']!();
    all.approves(COUNTER).thenRejects('stock-count.own-count');
    all.approves({ ...COUNTER, role: 'admin' }).thenRejects('stock-count.own-count');
    all.approves(APPROVER);
  });

  test('is refused where more is missing than is left, or than is not reserved', () => {
    const all = countedStore();
    all.opens();
    all.counts([FIRST, 12], [SECOND, 10], [OTHER, 30]);
    all.reserves(AMOXICILLIN, 15);
    all.submits();
    const lot = { item: 'Amoksisilin', batch: 'A1' };
    all.approves().thenRejects('stock-count.below-reserved', { ...lot, after: 12, reserved: 15 });
    all.issues(AMOXICILLIN);
    all.approves().thenRejects('stock-count.below-zero', { ...lot, onHand: 5, less: 8 });
    expect(all.shelf(AMOXICILLIN)).toEqual([
      ['A1', 5],
      ['A2', 10],
    ]);
  });

  test('brings back a lot that was used up meanwhile by what was too much', () => {
    const all = countedStore();
    all.opens({ itemIds: [AMOXICILLIN] });
    all.counts([FIRST, 22], [SECOND, 10]);
    all.reserves(AMOXICILLIN, 20);
    all.issues(AMOXICILLIN);
    expect(all.shelf(AMOXICILLIN)).toEqual([['A2', 10]]);
    all.submits();
    all.approves();
    expect(all.shelf(AMOXICILLIN)).toEqual([
      ['A2', 10],
      ['A1', 2],
    ]);
    const rows = all.story.clinic.rows(lotView).filter(row => row['id'] === FIRST);
    expect(rows).toMatchObject([{ onHand: 2, unitCost: 250, expiry: '2028-01-31' }]);
  });
});

describe('opening', () => {
  test('is refused for what another open count has, until that one ends', () => {
    const all = countedStore();
    all.opens({ itemIds: [OMEPRAZOLE] });
    const again = () => all.opens({}, { ids: { stock_count: 91 } });
    again().thenRejects('stock-count.item-in-count', { item: 'Omeprazol', number: NUMBER }, 'itemIds.1');
    all.cancels();
    again();
    expect(all.story.state(stockCount, 91).status).toBe('counting');
  });

  test('after an approval begins anew with the corrected books', () => {
    const all = stories['approved']!();
    all.opens({}, { ids: { stock_count: 91 } });
    const rows = all.story.clinic.rows(stockCountLineView).filter(row => row['countId'] === 91);
    expect(rows.map(row => row['books'])).toEqual([18, 10, 31]);
  });

  test('is refused beside its field', () => {
    const all = countedStore();
    all.opens({ itemIds: [AMOXICILLIN, AMOXICILLIN] }).thenRejects('stock-count.item-twice', {}, 'itemIds.1');
    all.opens({ itemIds: [77] }).thenRejects('stock-count.no-such-item', {}, 'itemIds.0');
    all.opens({ storeId: 44 }).thenRejects('stock.no-such-store', {}, 'storeId');
    all.opens({ scope: 'category' }).thenRejects('stock-count.category-needed', {}, 'category');
    const other = { item: 'Omeprazol', category: 'Antibiotik' };
    all
      .opens({ scope: 'category', category: 'Antibiotik' })
      .thenRejects('stock-count.other-category', other, 'itemIds.1');
    all.opens({ scope: 'category', category: 'Antibiotik', itemIds: [AMOXICILLIN] });
  });
});

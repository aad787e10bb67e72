import { correctStock, receiveStock } from '@alur/contracts/inventory/commands';
import { availableOn } from '@alur/contracts/inventory/quantity';
import type { StockRow } from '@alur/contracts/inventory/rows';
import { describe, expect, it } from 'vitest';
import { given } from '../../care/testing/specification.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { InventoryEvent } from '../events.js';
import { lotView } from '../lot-view.js';
import { available, stock } from '../stock.js';
import { stockView } from '../stock-view.js';
import { byHand } from '../decisions.js';
import { described, of, received, reserved, tablets } from '../testing/lots.js';

const added = (catalogue: string, itemId: number, fields: object): DomainEvent => ({
  type: 'CatalogueItemAdded',
  data: { catalogue, itemId, fields },
});
const streams = {
  'medicine-7': [added('medicine', 7, { name: 'Amoksisilin', baseUnit: 'tablet', price: 1_000, minimumStock: null })],
  'store-1': [added('store', 1, { name: 'Farmasi', kind: 'pharmacy', code: null })],
};
/** What has happened to medicine 7 in the main store. */
const stocked = (...events: InventoryEvent[]) => ({ ...streams, 'stock-1_7': events });

it('one meaning of available: a count that finds an expired lot makes nothing available, and the stock low', () => {
  const low = [
    added('medicine', 7, {
      name: 'Amoksisilin',
      baseUnit: 'tablet',
      price: 1_000,
      minimumStock: 20,
      maximumStock: null,
    }),
  ];
  const story = given({ ...streams, 'medicine-7': low, 'stock-1_7': [received(1, '2026-11-20', 5, 'b1')] });
  story.when(correctStock, { id: 7, lotId: 1, counted: 50, reason: 'stok opname' });
  story.thenRows(stockView, [{ id: 7, onHand: 50, available: 0, belowMinimum: true }]);
  expect(availableOn(story.clinic.rows<StockRow>(stockView)[0]!.expiries, story.clinic.today)).toBe(0);
  expect(available(story.state(stock, '1_7'), story.clinic.today)).toBe(0);
});

describe('receiving', () => {
  const body = {
    batch: 'b9',
    expiry: '2027-01-01',
    quantity: 2,
    unitCost: 650,
    origin: 'purchase',
    supplier: 'PT Sehat',
  };
  const how = { ids: { lot: 9 } };

  it('makes a lot of its own, at its own cost, also of a batch that is there already', () => {
    const outcome = given(stocked(received(1, '2027-01-01', 5, 'b9'))).when(receiveStock, { id: 7, ...body }, how);
    outcome.then({
      'stock-1_7': [
        {
          type: 'StockReceived',
          data: {
            ...{ ...of, source: byHand, entered: tablets(2) },
            lots: [{ ...described(9, '2027-01-01', 'b9'), unitCost: 650, quantity: 2, balance: 2 }],
            item: { name: 'Amoksisilin', baseUnit: 'tablet', price: 1_000 },
            ...{ storeName: 'Farmasi', origin: 'purchase', documentNumber: null, supplier: 'PT Sehat' },
          },
        },
      ],
    });
    outcome.thenRows(lotView, [
      { id: 1, batch: 'b9', unitCost: 500, onHand: 5 },
      { id: 9, batch: 'b9', unitCost: 650, onHand: 2 },
    ]);
  });

  it('takes nothing in that has expired, or does today', () => {
    given(stocked())
      .when(receiveStock, { id: 7, ...body, expiry: '2026-11-23' }, { today: '2026-11-23' })
      .thenRejects('stock.already-expired', {}, 'expiry');
  });

  it('is refused in a store that there is not', () => {
    given(stocked())
      .when(receiveStock, { id: 7, ...body, storeId: 77 })
      .thenRejects('stock.no-such-store', {}, 'storeId');
  });
});

describe('counting', () => {
  const alike = [received(1, '2027-01-01', 5, 'same'), received(2, '2027-01-01', 9, 'same')];
  const promised = [received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])];
  const count = { id: 7, lotId: 1, reason: 'opname' };

  it('of one lot says what was counted and by how much the books were wrong', () => {
    given(stocked(...alike))
      .when(correctStock, { ...count, counted: 4, recorded: 5 })
      .then({
        'stock-1_7': [
          {
            type: 'StockCorrected',
            data: {
              ...{ ...of, source: byHand, entered: tablets(4) },
              lots: [{ ...described(1, '2027-01-01', 'same'), quantity: -1, balance: 4 }],
              reason: 'opname',
            },
          },
        ],
      });
  });

  it('is refused when the lot moved meanwhile', () => {
    given(stocked(...alike))
      .when(correctStock, { ...count, counted: 4, recorded: 6 })
      .thenRejects('stock.moved', { onHand: 5 }, 'counted');
    given(stocked())
      .when(correctStock, { ...count, counted: 4, recorded: 1 })
      .thenRejects('stock.moved', { onHand: 0 }, 'counted');
  });

  it('that is sent again counts once', () => {
    const once = given(stocked(...alike)).when(correctStock, { ...count, counted: 4, recorded: 5 });
    once.when(correctStock, { ...count, counted: 4, recorded: 5 }).thenRejects('stock.moved', { onHand: 4 });
    once.when(correctStock, { ...count, counted: 4 }).thenRejects('stock.nothing-to-correct', {}, 'counted');
  });

  it('does not go below what is promised', () => {
    given(stocked(...promised))
      .when(correctStock, { ...count, counted: 1 })
      .thenRejects('stock.below-reserved', { reserved: 2 }, 'counted');
    given(stocked(...promised))
      .when(correctStock, { ...count, counted: 2 })
      .thenRows(lotView, [{ id: 1, onHand: 2, reserved: 2 }]);
  });

  it('of a lot that is used up is a receipt', () => {
    for (const recorded of [null, 0])
      given(stocked(...alike))
        .when(correctStock, { ...count, lotId: 3, counted: 4, recorded })
        .thenRejects('stock.lot-gone', {}, 'counted');
  });
});

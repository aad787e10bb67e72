import { receiveStock } from '@alur/contracts/inventory/commands';
import * as commands from '@alur/contracts/requisition/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CEFTRIAXONE, MORPHINE, WARD_STORE, wardMedicine } from '../care/testing/ward-medicine.js';
import { lotView } from '../inventory/lot-view.js';
import { stockCardView } from '../inventory/stock-card-view.js';
import { stock, stockId } from '../inventory/stock.js';
import { requisitionView } from './requisition-view.js';
import { requisition } from './requisition.js';

const ASKED = 60;
const asking = (quantity = 6) => ({
  storeId: WARD_STORE,
  lines: [
    { itemId: CEFTRIAXONE, quantity },
    { itemId: MORPHINE, quantity: 2 },
  ],
});
const of = (ceftriaxone: number, morphine: number) => ({
  id: ASKED,
  lines: [
    { itemId: CEFTRIAXONE, quantity: ceftriaxone },
    { itemId: MORPHINE, quantity: morphine },
  ],
});
const onHand = ({ story }: ReturnType<typeof wardMedicine>, storeId: number) =>
  story.state(stock, stockId({ storeId, itemId: CEFTRIAXONE })).lots.reduce((sum, lot) => sum + lot.onHand, 0);
const asked = () => {
  const all = wardMedicine();
  all.story.when(commands.makeRequisition, asking(), { ids: { requisition: ASKED } });
  return all;
};

describe('a requisition', () => {
  test('goes from asking to arriving, and what did not arrive is back', () => {
    const all = asked();
    const { story } = all;
    story.when(commands.approveRequisition, of(5, 0));
    story.when(commands.sendRequisition, { id: ASKED });
    expect([onHand(all, 1), onHand(all, WARD_STORE)]).toEqual([35, 10]);
    story.when(commands.receiveRequisition, { id: ASKED, lines: [{ itemId: CEFTRIAXONE, quantity: 4 }] });
    expect([onHand(all, 1), onHand(all, WARD_STORE)]).toEqual([36, 14]);
    story.thenRows(requisitionView, [{ status: 'received', unfinished: null, fromStoreName: 'Farmasi' }]);
    const moves = story.clinic.rows(stockCardView).filter(row => row['sourceModule'] === 'requisition');
    expect(moves.map(({ movement, quantity }) => [movement, quantity])).toEqual([
      ['sent', -5],
      ['arrived', 4],
      ['returned', 1],
    ]);
    expect(story.clinic.rows(lotView).filter(row => row['itemId'] === CEFTRIAXONE)).toHaveLength(3);
  });

  test('is asked by one store of another, of items in use, each once', () => {
    const { story } = wardMedicine();
    const makes = (body: object) => story.when(commands.makeRequisition, { ...asking(), ...body });
    makes({ fromStoreId: WARD_STORE }).thenRejects('requisition.same-store', {}, 'fromStoreId');
    makes({ storeId: 77 }).thenRejects('stock.no-such-store', {}, 'storeId');
    makes({ lines: [{ itemId: 99, quantity: 1 }] }).thenRejects('requisition.no-such-item', {}, 'lines.0.itemId');
    const twice = { itemId: MORPHINE, quantity: 1 };
    makes({ lines: [twice, twice] }).thenRejects('requisition.item-twice', {}, 'lines.1.itemId');
  });

  test('is decided once, over every line, of none more than was asked', () => {
    const { story } = asked();
    const approves = (body: object) => story.when(commands.approveRequisition, body as { id: number });
    approves(of(7, 0)).thenRejects('requisition.above-asked', { most: 6 }, 'lines.0.quantity');
    approves(of(0, 0)).thenRejects('requisition.nothing', {}, 'lines');
    approves({ id: ASKED, lines: [{ itemId: MORPHINE, quantity: 1 }] }).thenRejects(
      ...(['requisition.lines-incomplete', {}, 'lines'] as const),
    );
    story.when(commands.sendRequisition, { id: ASKED }).thenRejects('requisition.not-approved');
    story.when(commands.receiveRequisition, of(1, 0)).thenRejects('requisition.not-sent');
    approves(of(6, 2)).thenState(requisition, ASKED, { status: 'approved' });
    story
      .when(commands.refuseRequisition, { id: ASKED, reason: 'Stok kosong' })
      .thenRejects('requisition.already-decided');
  });

  test('that is refused says why, and is sent no more', () => {
    const { story } = asked();
    story
      .when(commands.refuseRequisition, { id: ASKED, reason: 'Stok kosong' })
      .thenRows(requisitionView, [{ status: 'refused', reason: 'Stok kosong', unfinished: null }]);
    story.when(commands.approveRequisition, of(1, 1)).thenRejects('requisition.already-decided');
    story.when(commands.sendRequisition, { id: ASKED }).thenRejects('requisition.not-approved');
  });

  test('leaves the store whole or not at all', () => {
    const all = wardMedicine();
    const { story } = all;
    story.when(commands.makeRequisition, asking(50), { ids: { requisition: ASKED } });
    story.when(commands.approveRequisition, of(50, 2));
    story.when(commands.sendRequisition, { id: ASKED }).thenRejects('stock.insufficient', {
      ...{ available: 40, requested: 50, item: 'Seftriakson 1 g' },
    });
    expect(onHand(all, 1)).toBe(40);
  });

  test('asks for no more, and takes in no more, than the shelf is to hold at most where the facility has the rule', () => {
    const all = wardMedicine(40);
    const { story } = all;
    const makes = (quantity: number) =>
      story.when(commands.makeRequisition, asking(quantity), { ids: { requisition: ASKED } });
    const above = (after: number) => ({ item: 'Seftriakson 1 g', maximum: 40, after });
    makes(31).thenRejects('stock.above-maximum', above(41), 'lines.0.quantity');
    makes(30);
    story.when(commands.approveRequisition, of(30, 0));
    story.when(commands.sendRequisition, { id: ASKED });
    const byHand = { batch: 'B2', expiry: '2028-01-31', unitCost: 9_000, origin: 'other', storeId: WARD_STORE };
    story.when(receiveStock, { id: CEFTRIAXONE, quantity: 5, ...byHand });
    const arrives = (quantity: number) =>
      story.when(commands.receiveRequisition, { id: ASKED, lines: [{ itemId: CEFTRIAXONE, quantity }] });
    arrives(30).thenRejects('stock.above-maximum', above(45), 'lines.0.quantity');
    arrives(25);
    expect([onHand(all, 1), onHand(all, WARD_STORE)]).toEqual([15, 40]);
  });

  test('moves, and makes nothing of nothing', () => {
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), (approved, arrived) => {
        const all = asked();
        all.story.attempt(commands.approveRequisition, of(approved, 1));
        all.story.attempt(commands.sendRequisition, { id: ASKED });
        const lines = [
          { itemId: CEFTRIAXONE, quantity: arrived },
          { itemId: MORPHINE, quantity: 1 },
        ];
        all.story.attempt(commands.receiveRequisition, {
          ...{ id: ASKED, lines: lines.slice(approved === 0 ? 1 : 0) },
        });
        const isThere = all.story.state(requisition, ASKED).status === 'received';
        const onWay = isThere ? 0 : approved;
        expect(onHand(all, 1) + onHand(all, WARD_STORE) + onWay).toBe(50);
      }),
      { numRuns: 40 },
    );
  });
});

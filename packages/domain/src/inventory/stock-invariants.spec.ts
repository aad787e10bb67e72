import { exact } from '@alur/contracts/inventory/quantity';
import type { StockLotRow, StockRow } from '@alur/contracts/inventory/rows';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import { carryForward, correct, issue, releaseReservation, reserve } from './decisions.js';
import type { InventoryEvent } from './events.js';
import { lotView } from './lot-view.js';
import { stockCardView } from './stock-card-view.js';
import { stockView } from './stock-view.js';
import { stock, stockId, type StockState } from './stock.js';
import { forPrescription, of, onHand, received, returned, stateAfter, tablets } from './testing/lots.js';

const today = '2026-11-21';
const days = ['2026-10-01', '2026-11-21', '2026-12-01', '2027-06-01'];

interface Attempt {
  kind: 'receive' | 'reserve' | 'release' | 'issue' | 'correct' | 'return' | 'carry';
  n: number;
  who: number;
}
const attempt: fc.Arbitrary<Attempt> = fc.record({
  kind: fc.constantFrom('receive', 'reserve', 'reserve', 'release', 'issue', 'issue', 'correct', 'return', 'carry'),
  n: fc.integer({ min: 0, max: 60 }),
  who: fc.integer({ min: 1, max: 4 }),
});

/** What is decided at the `nth` attempt; each receipt is a lot of its own. */
const decided = (state: StockState, { kind, n, who }: Attempt, nth: number): InventoryEvent[] => {
  const quantity = n / 2;
  const demand = { ...of, source: forPrescription(who), item: 'x' };
  switch (kind) {
    case 'receive':
      return n === 0 ? [] : [received(nth, days[who - 1] ?? '', quantity)];
    case 'reserve':
      return reserve({ ...demand, entered: tablets(quantity) }, state, today);
    case 'release':
      return releaseReservation(of, forPrescription(who), state);
    case 'issue':
      return issue(demand, state, today);
    case 'correct':
      return correct(
        of,
        { lotId: state.lots[who - 1]?.lotId ?? 0, counted: quantity, recorded: null, reason: 'opname' },
        'tablet',
        state,
      );
    case 'return': {
      const lot = state.lots[who - 1];
      return lot && n > 0 ? [returned(lot.lotId, lot.expiry, quantity, exact(lot.onHand + quantity))] : [];
    }
    case 'carry':
      return carryForward(of, state, `period ${nth}`);
  }
};

const STOCK = `stock-${stockId(of)}`;
const inStock = (decide: (state: StockState) => InventoryEvent[]): Deciding => deciding(stock, stockId(of), decide);

/** What comes of all these; whatever is refused changes nothing. */
const past = (attempts: readonly Attempt[]): InventoryEvent[] => {
  const story = given();
  const written = attempts.flatMap((each, nth) => {
    const { [STOCK]: events = [] } = story.attempt(inStock(state => decided(state, each, nth + 1)));
    return events;
  });
  return written as InventoryEvent[];
};
const histories = fc.array(attempt, { maxLength: 80 }).map(past);

test('stock is never negative, and no lot is promised twice', () => {
  fc.assert(
    fc.property(histories, events => {
      let state = stock.initial;
      for (const event of events) {
        state = stock.evolve(state, event);
        for (const lot of state.lots) {
          const promised = state.reservations
            .flatMap(({ lots }) => lots)
            .reduce((sum, each) => sum + (each.lotId === lot.lotId ? each.quantity : 0), 0);
          expect(lot.reserved).toBe(exact(promised));
          expect(lot.onHand).toBeGreaterThanOrEqual(lot.reserved);
        }
        if (event.type !== 'StockReserved') continue;
        const taken = event.data.lots.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(exact(taken)).toBe(event.data.entered.quantity);
      }
    }),
  );
});

test('a fold that begins where the stock was carried forward comes to the same', () => {
  fc.assert(
    fc.property(histories, histories, (before, after) => {
      const carried = carryForward(of, stateAfter(before), '2026-12');
      expect(stateAfter([...carried, ...after])).toEqual(stateAfter([...before, ...after]));
      for (const [at, { type }] of before.entries())
        if (type === 'StockCarriedForward') expect(stateAfter(before.slice(at))).toEqual(stateAfter(before));
    }),
  );
});

test('rows, lots and stock card add up to what the stream holds', () => {
  fc.assert(
    fc.property(histories, events => {
      const story = given({ [STOCK]: events });
      const { clinic } = story;
      const { lots } = story.state(stock, stockId(of));
      const [row] = clinic.rows<StockRow>(stockView);
      const shown = clinic.rows<StockLotRow>(lotView);
      const reserved = exact(lots.reduce((sum, lot) => sum + lot.reserved, 0));
      expect(shown.map(({ id, onHand: has, reserved: held }) => ({ id, has, held }))).toEqual(
        expect.arrayContaining(lots.map(lot => ({ id: lot.lotId, has: lot.onHand, held: lot.reserved }))),
      );
      expect(shown).toHaveLength(lots.length);
      if (events.length === 0) return;
      const nearest = lots.map(({ expiry }) => expiry).toSorted()[0] ?? null;
      if (row) expect(row).toMatchObject({ onHand: exact(onHand(lots)), reserved, nearestExpiry: nearest });
      const moved = clinic.rows<{ quantity: number }>(stockCardView).reduce((sum, line) => sum + line.quantity, 0);
      expect(exact(moved)).toBe(exact(onHand(lots)));
    }),
  );
});

test('a row tells fifty days of expiry apart; its sums hold whatever there is', () => {
  const dayOf = (nth: number) => new Date(Date.UTC(2027, 0, 1 + nth)).toISOString().slice(0, 10);
  fc.assert(
    fc.property(fc.shuffledSubarray(Array.from({ length: 80 }, (_, nth) => nth)), fc.nat(60), (order, taken) => {
      const story = given({ [STOCK]: order.map(nth => received(nth + 1, dayOf(nth), nth + 1)) });
      const quantity = Math.min(taken, onHand(story.state(stock, stockId(of)).lots));
      const demand = { ...of, source: forPrescription(1), item: 'x' };
      story
        .when(inStock(state => reserve({ ...demand, entered: tablets(quantity) }, state, today)))
        .when(inStock(state => (state.reservations.length > 0 ? issue(demand, state, today) : [])));
      const { lots } = story.state(stock, stockId(of));
      const [row] = story.clinic.rows<StockRow>(stockView);
      const nearest = lots.map(({ expiry }) => expiry).toSorted()[0] ?? null;
      expect(row?.expiries.length ?? 0).toBeLessThanOrEqual(50);
      expect(row?.onHand ?? 0).toBe(onHand(lots));
      if (row?.expiries[0] && !row.expiries[0].orLater) expect(row.nearestExpiry).toBe(nearest);
    }),
  );
});

import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, it } from 'vitest';
import { carryForward, correct, issue, receive, releaseReservation, reserve } from './decisions.js';
import type { InventoryEvent } from './events.js';
import { available, stock, type StockState } from './stock.js';
import { byScript, of, received, reserved, returned, stateAfter, tablets } from './testing/lots.js';

const today = '2026-11-21';
const source = byScript(1);
const demand = { ...of, source, item: 'Amoksisilin' };

const deciding = <C>(decide: (command: C, state: StockState) => InventoryEvent[]) => ({ ...stock, decide });
const reserving = deciding((quantity: number, state) =>
  reserve({ ...demand, entered: tablets(quantity) }, state, today),
);
const releasing = deciding((script: number, state) => releaseReservation(of, byScript(script), state));
const issuing = deciding((on: string, state) => issue(demand, state, on));
const counting = deciding(
  ({ lotId = 1, counted, recorded = null }: { lotId?: number; counted: number; recorded?: number | null }, state) =>
    correct(of, { lotId, counted, recorded, reason: 'opname' }, 'tablet', state),
);

describe('receiving', () => {
  const receiving = deciding((expiry: string) =>
    receive(
      of,
      {
        ...{ batch: 'b9', expiry, quantity: 2, unitCost: 650 },
        ...{ origin: 'purchase', documentNumber: 'F-1', supplier: 'PT Sehat' },
      },
      { lotId: 9, item: { name: 'Amoksisilin', baseUnit: 'tablet', price: 1_000 }, storeName: 'Farmasi' },
      today,
    ),
  );

  it('makes a lot of its own, at its own cost, also of a batch that is there already', () => {
    given(receiving, received(1, '2027-01-01', 5, 'b9'))
      .when('2027-01-01', undefined)
      .thenState(({ lots }) =>
        expect(lots).toEqual([
          { lotId: 1, batch: 'b9', expiry: '2027-01-01', owner: 'own', unitCost: 500, onHand: 5, reserved: 0 },
          { lotId: 9, batch: 'b9', expiry: '2027-01-01', owner: 'own', unitCost: 650, onHand: 2, reserved: 0 },
        ]),
      );
  });

  it('takes nothing in that has expired, or does today', () => {
    given(receiving).when(today, undefined).thenRejects('stock.already-expired');
  });
});

describe('reserving', () => {
  it('takes what expires first, and of lots that expire together what came first', () => {
    given(reserving, received(1, '2028-01-01', 10), received(2, '2027-01-01', 4), received(3, '2027-01-01', 4))
      .when(9, undefined)
      .then(reserved(1, [2, '2027-01-01', 4], [3, '2027-01-01', 4], [1, '2028-01-01', 1]));
  });

  it('blocks expired lots and reserves all or nothing', () => {
    given(reserving, received(1, '2026-11-20', 10), received(2, '2026-11-21', 3))
      .when(4, undefined)
      .thenRejects('stock.insufficient', { available: 3, requested: 4, item: 'Amoksisilin' });
  });

  it('gives the last box to one of two', () => {
    given(reserving, received(1, '2027-01-01', 5), reserved(2, [1, '2027-01-01', 5]))
      .when(1, undefined)
      .thenRejects('stock.insufficient', { available: 0, requested: 1, item: 'Amoksisilin' });
  });

  it('is done once for the same source', () => {
    given(reserving, received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 1]))
      .when(1, undefined)
      .thenRejects('stock.already-reserved');
  });

  it('of nothing is no event', () => {
    given(reserving, received(1, '2027-01-01', 5))
      .when(0, undefined)
      .then();
  });
});

describe('releasing', () => {
  const past = [received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])];

  it('gives back what its source had reserved', () => {
    given(releasing, ...past)
      .when(1, undefined)
      .then({
        type: 'ReservationReleased',
        data: { ...of, source, lots: [{ lotId: 1, batch: 'b1', expiry: '2027-01-01', quantity: 2 }] },
      });
    given(releasing, ...past)
      .when(1, undefined)
      .thenState(state => expect(available(state, today)).toBe(5));
  });

  it('is refused where that source has reserved nothing', () => {
    given(releasing, ...past)
      .when(2, undefined)
      .thenRejects('stock.not-reserved');
  });
});

describe('issuing', () => {
  const past = [received(1, '2026-12-01', 5), reserved(1, [1, '2026-12-01', 2])];

  it('takes out what was reserved, as it was entered', () => {
    given(issuing, ...past)
      .when(today, undefined)
      .then({
        type: 'StockIssued',
        data: {
          ...{ ...of, source, entered: tablets(2) },
          lots: [
            {
              ...{ lotId: 1, batch: 'b1', expiry: '2026-12-01', owner: 'own', unitCost: 500 },
              quantity: 2,
              balance: 3,
            },
          ],
        },
      });
  });

  it('is refused when the lot expired meanwhile, or nothing was reserved', () => {
    given(issuing, ...past)
      .when('2026-12-02', undefined)
      .thenRejects('stock.expired-before-handover', { batch: 'b1', item: 'Amoksisilin' });
    given(issuing, received(1, '2026-12-01', 5))
      .when(today, undefined)
      .thenRejects('stock.not-reserved');
  });

  it('leaves no lot of which nothing is left; what comes back of it is that lot again', () => {
    const gone = [...past.slice(0, 1), reserved(1, [1, '2026-12-01', 5])];
    const state = stateAfter([...gone, ...issue(demand, stateAfter(gone), today)]);
    expect(state).toEqual({ lots: [], reservations: [] });
    expect(stateAfter([returned(1, '2026-12-01', 2, 2)], state).lots).toMatchObject([{ lotId: 1, onHand: 2 }]);
  });
});

describe('counting', () => {
  const past = [received(1, '2027-01-01', 5, 'same'), received(2, '2027-01-01', 9, 'same')];
  const promised = [received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])];

  it('of one lot says what was counted and by how much the books were wrong', () => {
    given(counting, ...past)
      .when({ counted: 4, recorded: 5 }, undefined)
      .then({
        type: 'StockCorrected',
        data: {
          ...{ ...of, source: { module: 'inventory', id: null, line: null }, entered: tablets(4), reason: 'opname' },
          lots: [
            {
              ...{ lotId: 1, batch: 'same', expiry: '2027-01-01', owner: 'own', unitCost: 500 },
              ...{ quantity: -1, balance: 4 },
            },
          ],
        },
      });
  });

  it('is refused when the lot moved meanwhile', () => {
    given(counting, ...past)
      .when({ counted: 4, recorded: 6 }, undefined)
      .thenRejects('stock.moved', { onHand: 5 });
    given(counting).when({ counted: 4, recorded: 1 }, undefined).thenRejects('stock.moved', { onHand: 0 });
  });

  it('that is sent three times counts once', () => {
    const count = { counted: 4, recorded: 5 };
    const once = stateAfter([...past, ...counting.decide(count, stateAfter(past))]);
    for (const recorded of [5, null])
      expect(() => counting.decide({ ...count, recorded }, once)).toThrow(
        recorded === null ? 'stock.nothing-to-correct' : 'stock.moved',
      );
  });

  it('does not go below what is promised, nor correct nothing', () => {
    given(counting, ...promised)
      .when({ counted: 1 }, undefined)
      .thenRejects('stock.below-reserved', { reserved: 2 });
    given(counting, ...promised)
      .when({ counted: 5 }, undefined)
      .thenRejects('stock.nothing-to-correct');
    given(counting, ...promised)
      .when({ counted: 4 }, undefined)
      .thenState(state => expect(available(state, today)).toBe(2));
  });

  it('of a lot that is used up is a receipt', () => {
    given(counting, ...past)
      .when({ lotId: 3, counted: 4 }, undefined)
      .thenRejects('stock.lot-gone');
    given(counting, ...past)
      .when({ lotId: 3, counted: 4, recorded: 0 }, undefined)
      .thenRejects('stock.lot-gone');
  });
});

describe('carrying forward', () => {
  it('says what there is and what is promised, and replaces all that was before', () => {
    const state = stateAfter([received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])]);
    const [carried] = carryForward(of, state, '2026-12');
    expect(carried).toEqual({
      type: 'StockCarriedForward',
      data: {
        ...{ ...of, period: '2026-12' },
        lots: [{ lotId: 1, batch: 'b1', expiry: '2027-01-01', owner: 'own', unitCost: 500, balance: 5 }],
        reservations: [{ source, entered: tablets(2), lots: [{ lotId: 1, quantity: 2 }] }],
      },
    });
    expect(stateAfter([received(2, '2027-01-01', 9), carried!])).toEqual(state);
  });
});

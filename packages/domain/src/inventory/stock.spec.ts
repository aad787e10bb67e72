import { describe, expect, it } from 'vitest';
import { carryForward, issue, releaseReservation, reserve } from './decisions.js';
import type { InventoryEvent } from './events.js';
import { available } from './stock.js';
import { forPrescription, described, of, received, reserved, returned, stateAfter, tablets } from './testing/lots.js';

const today = '2026-11-21';
const source = forPrescription(1);
const demand = { ...of, source, item: 'Amoksisilin' };

/** A decision about the stock after these events. */
const after = (...past: InventoryEvent[]) => {
  const state = stateAfter(past);
  return {
    reserve: (quantity: number) => reserve({ ...demand, entered: tablets(quantity) }, state, today),
    release: (prescription: number) => releaseReservation(of, forPrescription(prescription), state),
    issue: (on: string) => issue(demand, state, on),
  };
};
const refusal = (code: string, params: object = {}) => expect.objectContaining({ code, params });

describe('reserving', () => {
  it('takes what expires first, and of lots that expire together what came first', () => {
    const past = [received(1, '2028-01-01', 10), received(2, '2027-01-01', 4), received(3, '2027-01-01', 4)];
    expect(after(...past).reserve(9)).toEqual([
      reserved(1, [2, '2027-01-01', 4], [3, '2027-01-01', 4], [1, '2028-01-01', 1]),
    ]);
  });

  it('blocks expired lots and reserves all or nothing', () => {
    const past = [received(1, '2026-11-20', 10), received(2, '2026-11-21', 3)];
    expect(() => after(...past).reserve(4)).toThrow(
      refusal('stock.insufficient', { available: 3, requested: 4, item: 'Amoksisilin' }),
    );
  });

  it('gives the last box to one of two', () => {
    const past = [received(1, '2027-01-01', 5), reserved(2, [1, '2027-01-01', 5])];
    expect(() => after(...past).reserve(1)).toThrow(
      refusal('stock.insufficient', { available: 0, requested: 1, item: 'Amoksisilin' }),
    );
  });

  it('is done once for the same source', () => {
    const past = [received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 1])];
    expect(() => after(...past).reserve(1)).toThrow(refusal('stock.already-reserved'));
  });

  it('of nothing is no event', () => {
    expect(after(received(1, '2027-01-01', 5)).reserve(0)).toEqual([]);
  });
});

describe('releasing', () => {
  const past = [received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])];

  it('gives back what its source had reserved', () => {
    const released = after(...past).release(1);
    expect(released).toEqual([
      {
        type: 'ReservationReleased',
        data: { ...of, source, lots: [{ lotId: 1, batch: 'b1', expiry: '2027-01-01', quantity: 2 }] },
      },
    ]);
    expect(available(stateAfter([...past, ...released]), today)).toBe(5);
  });

  it('is refused where that source has reserved nothing', () => {
    expect(() => after(...past).release(2)).toThrow(refusal('stock.not-reserved'));
  });
});

describe('issuing', () => {
  const came = received(1, '2026-12-01', 5);
  const past = [came, reserved(1, [1, '2026-12-01', 2])];

  it('takes out what was reserved, as it was entered', () => {
    expect(after(...past).issue(today)).toEqual([
      {
        type: 'StockIssued',
        data: {
          ...{ ...of, source, entered: tablets(2) },
          lots: [{ ...described(1, '2026-12-01', 'b1'), quantity: 2, balance: 3 }],
        },
      },
    ]);
  });

  it('is refused when the lot expired meanwhile, or nothing was reserved', () => {
    expect(() => after(...past).issue('2026-12-02')).toThrow(
      refusal('stock.expired-before-handover', { batch: 'b1', item: 'Amoksisilin' }),
    );
    expect(() => after(came).issue(today)).toThrow(refusal('stock.not-reserved'));
  });

  it('leaves no lot of which nothing is left; what comes back of it is that lot again', () => {
    const whole = [came, reserved(1, [1, '2026-12-01', 5])];
    const state = stateAfter([...whole, ...after(...whole).issue(today)]);
    expect(state).toEqual({ lots: [], reservations: [] });
    expect(stateAfter([returned(1, '2026-12-01', 2, 2)], state).lots).toMatchObject([{ lotId: 1, onHand: 2 }]);
  });
});

describe('carrying forward', () => {
  it('says what there is and what is promised, and replaces all that was before', () => {
    const state = stateAfter([received(1, '2027-01-01', 5), reserved(1, [1, '2027-01-01', 2])]);
    const carried = carryForward(of, state, '2026-12');
    expect(carried).toEqual([
      {
        type: 'StockCarriedForward',
        data: {
          ...{ ...of, period: '2026-12' },
          lots: [{ ...described(1, '2027-01-01', 'b1'), balance: 5 }],
          reservations: [{ source, entered: tablets(2), lots: [{ lotId: 1, quantity: 2 }] }],
        },
      },
    ]);
    expect(stateAfter([received(2, '2027-01-01', 9), ...carried])).toEqual(state);
  });
});

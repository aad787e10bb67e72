import type { PaymentMethod } from '@alur/contracts/transaction/enums';
import { ShiftRow } from '@alur/contracts/shift/rows';
import { shiftCurrent } from '@alur/contracts/shift/topics';
import { view } from '../vocabulary.js';
import { byMethod, compared } from './shift.js';

const key = (e: { data: { shiftId: number } }) => e.data.shiftId;

/** A movement invalidates the last count, because it no longer states what is in the drawer. */
const moved = (row: ShiftRow, method: PaymentMethod, amount: number): ShiftRow => {
  const expected = byMethod([...row.methods.map(each => ({ ...each, amount: each.expected })), { method, amount }]);
  return {
    ...row,
    methods: compared(expected, {}).map(each => ({ ...each, counted: null, variance: null })),
    expected: row.expected + amount,
    counted: null,
    variance: null,
  };
};

/** The shifts of every cashier; the open one is in her topic. */
export const shiftView = view({
  name: 'shift',
  version: 1,
  row: ShiftRow,
  indexes: [['openCashierId'], ['date', 'status', 'cashierId']],
  topics: [{ topic: shiftCurrent, by: { cashierId: 'openCashierId' } }],
  on: {
    ShiftOpened: {
      key,
      first: ({ data, meta }): ShiftRow => ({
        id: data.shiftId,
        cashierId: data.cashierId,
        openCashierId: data.cashierId,
        cashierName: data.cashierName,
        status: 'open',
        date: meta.localDate,
        openedAt: meta.at,
        closedAt: null,
        float: data.float,
        payments: 0,
        refunds: 0,
        methods: [{ method: 'cash', expected: data.float, counted: null, variance: null }],
        expected: data.float,
        counted: null,
        variance: null,
        deposited: null,
        note: null,
      }),
    },
    DrawerCredited: {
      key,
      next: (row, { data }) => ({ ...moved(row, data.method, data.amount), payments: row.payments + 1 }),
    },
    DrawerDebited: {
      key,
      next: (row, { data }) => ({ ...moved(row, data.method, -data.amount), refunds: row.refunds + 1 }),
    },
    CashCounted: {
      key,
      next: (row, { data }) => {
        const expected = byMethod(row.methods.map(each => ({ ...each, amount: each.expected })));
        const methods = compared(expected, byMethod(data.counts));
        const counted = methods.reduce((sum, each) => sum + each.counted, 0);
        return { ...row, methods, counted, variance: counted - row.expected };
      },
    },
    ShiftClosed: {
      key,
      next: (row, { data, meta }) => ({
        ...row,
        status: 'closed' as const,
        openCashierId: null,
        closedAt: meta.at,
        methods: data.methods,
        variance: data.variance,
        deposited: data.deposited,
        note: data.note,
      }),
    },
  },
});

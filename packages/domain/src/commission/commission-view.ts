import { CommissionEntryRow, CommissionMonthRow, commissionMonth } from '@alur/contracts/commission/rows';
import type { Seen } from '../kernel/event.js';
import { rollup, type RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';
import type { CommissionEvent } from './events.js';

type Heard = Seen<CommissionEvent>;

const keyOf = ({ data, revision }: Heard, at: number): string => `${data.transactionId}_${revision}_${at}`;
const key = (event: Heard) => event.data.lines.map((_line, at) => keyOf(event, at));

const entry =
  (sign: 1 | -1) =>
  (event: Heard, id: RowKey): CommissionEntryRow | null => {
    const { transactionId, refNumber, date, lines } = event.data;
    const line = lines.find((_line, at) => keyOf(event, at) === id);
    if (!line) return null;
    const { staffId, staffName, role, itemType, name, quantity, base, basis, percent, amount } = line;
    return {
      ...{ id: String(id), transactionId, refNumber, date, month: date.slice(0, 7) },
      ...{ staffId, staffName, role, itemType, name, quantity, basis, percent },
      base: sign * base,
      amount: sign * amount,
    };
  };

/** Commissions by line of each paid bill and by performer, and the counter-entries of those that were reversed. */
export const commissionEntryView = view({
  name: 'commission_entry',
  version: 1,
  row: CommissionEntryRow,
  indexes: [['month', 'staffId'], ['staffId', 'date'], ['transactionId']],
  on: {
    CommissionsEarned: { key, first: entry(1) },
    CommissionsReversed: { key, first: entry(-1) },
  },
});

/** What each person has earned in each month. */
export const commissionMonths = rollup({
  name: 'commission_month',
  version: 1,
  row: CommissionMonthRow,
  over: commissionEntryView,
  topics: [{ topic: commissionMonth, by: { month: 'month' } }],
  key: ({ month, staffId }) => `${month}_${staffId}`,
  zero: ({ month, staffId, staffName }, id) => ({
    ...{ id: String(id), month, staffId, staffName },
    ...{ services: 0, base: 0, commission: 0, share: 0, amount: 0 },
  }),
  add: (sum, row, sign) => ({
    ...sum,
    staffName: row.staffName,
    services: sum.services + sign * Math.sign(row.amount),
    base: sum.base + sign * row.base,
    [row.basis]: sum[row.basis] + sign * row.amount,
    amount: sum.amount + sign * row.amount,
  }),
});

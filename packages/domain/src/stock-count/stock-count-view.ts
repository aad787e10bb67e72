import type { StockCountScope } from '@alur/contracts/stock-count/commands';
import { stockCountOne, StockCountRow, stockCountsOpen } from '@alur/contracts/stock-count/rows';
import type { Staff } from '../kernel/care-header.js';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { StockCountEvent } from './events.js';

const key = (e: { data: { countId: number } }) => e.data.countId;
const step = ({ staffId, name }: Pick<Staff, 'staffId' | 'name'>, { meta }: Pick<Seen<StockCountEvent>, 'meta'>) => ({
  ...{ staffId, by: name, at: meta.at },
});
const none = { differences: null, surplus: null, shortage: null, variance: null };

/** Counts of stores, from opening to approval. */
export const stockCountView = view({
  name: 'stock_count',
  version: 1,
  row: StockCountRow,
  indexes: [['date', 'status'], ['status'], ['unfinished'], ['storeId']],
  topics: [
    { topic: stockCountsOpen, by: { unfinished: 'unfinished' } },
    { topic: stockCountOne, by: { id: 'id' } },
  ],
  derive: ({ status }) => ({ unfinished: status === 'counting' || status === 'counted' ? ('yes' as const) : null }),
  on: {
    StockCountOpened: {
      key,
      first: (e): StockCountRow => ({
        ...{ id: e.data.countId, revision: e.revision, status: 'counting', date: e.meta.localDate },
        ...{ number: e.data.number, storeId: e.data.storeId, storeName: e.data.storeName },
        ...{ scope: e.data.scope as StockCountScope, category: e.data.category },
        ...{ items: e.data.itemIds.length, lots: e.data.lines.length, ...none, reason: null },
        ...{ opened: step(e.data.openedBy, e), submitted: null, approved: null, cancelled: null, unfinished: null },
      }),
    },
    StockCountLotFound: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, lots: row.lots + 1, items: row.items + (data.newItem ? 1 : 0) },
      }),
    },
    StockCountSubmitted: {
      key,
      next: (row, e) => {
        const { differences, surplus, shortage, submittedBy } = e.data;
        return {
          ...{ ...row, revision: e.revision, status: 'counted' as const, reason: null },
          ...{ differences, surplus, shortage, variance: surplus - shortage, submitted: step(submittedBy, e) },
        };
      },
    },
    StockCountReturned: {
      key,
      next: (row, { data, revision }) => ({
        ...{ ...row, revision, status: 'counting' as const, ...none, reason: data.reason, submitted: null },
      }),
    },
    StockCountApproved: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'approved' as const, approved: step(e.data.approvedBy, e) },
      }),
    },
    StockCountCancelled: {
      key,
      next: (row, e) => ({
        ...{ ...row, revision: e.revision, status: 'cancelled' as const, reason: e.data.reason },
        cancelled: step(e.data.cancelledBy, e),
      }),
    },
  },
});

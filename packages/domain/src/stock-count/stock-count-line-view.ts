import { StockCountLineRow, stockCountLines, stockCountSheet } from '@alur/contracts/stock-count/rows';
import { varianceOf, varianceValueOf } from '@alur/contracts/stock-count/variance';
import type { RowKey } from '../kernel/view.js';
import { view } from '../vocabulary.js';

const keyOf = (countId: number, lotId: number) => `${countId}_${lotId}`;
type Of = { data: { countId: number } };
const all = ({ data }: Of) => ({ countId: data.countId });
/** What nobody has counted. */
const uncounted = { counted: null, moved: 0, note: null, countedBy: null, countedAt: null };

/**
 * The lots of a count. The books and what differs go to those who look at differences alone, and only once the count was
 * submitted: `shownOf` is empty until then.
 */
export const stockCountLineView = view({
  name: 'stock_count_line',
  version: 1,
  row: StockCountLineRow,
  indexes: [['countId'], ['shownOf']],
  topics: [
    { topic: stockCountSheet, by: { countId: 'countId' } },
    { topic: stockCountLines, by: { countId: 'shownOf' } },
  ],
  derive: row => ({ variance: varianceOf(row), varianceValue: varianceValueOf(row) }),
  on: {
    StockCountOpened: {
      key: ({ data }): RowKey[] => data.lines.map(({ lotId }) => keyOf(data.countId, lotId)),
      first: ({ data }, at): StockCountLineRow => {
        const line = data.lines.find(({ lotId }) => keyOf(data.countId, lotId) === at);
        if (!line) throw new Error(`no lot ${at} among those of the count`);
        const { owner: _owner, ...shown } = line;
        return {
          ...{ countId: data.countId, shownOf: null, ...shown, found: false, ...uncounted },
          ...{ variance: null, varianceValue: null },
        };
      },
    },
    StockCountLotFound: {
      key: ({ data }) => keyOf(data.countId, data.lotId),
      first: ({ data, meta }): StockCountLineRow => {
        const { countId, itemId, name, baseUnit, lotId, batch, expiry, unitCost, quantity: counted, note } = data;
        return {
          ...{
            countId,
            shownOf: null,
            itemId,
            name,
            baseUnit,
            lotId,
            batch,
            expiry,
            unitCost,
            books: 0,
            moved: 0,
            found: true,
          },
          ...{ counted, note, countedBy: data.foundBy.name, countedAt: meta.at, variance: null, varianceValue: null },
        };
      },
    },
    StockCountLinesCounted: {
      key: ({ data }): RowKey[] => data.lines.map(({ lotId }) => keyOf(data.countId, lotId)),
      next: (row, { data, meta }) => {
        const its = data.lines.findLast(({ lotId }) => lotId === row.lotId);
        if (!its) return row;
        const { counted, moved, note } = its;
        return { ...row, counted, moved, note, countedBy: data.countedBy.name, countedAt: meta.at };
      },
    },
    StockCountSubmitted: { where: all, next: row => ({ ...row, shownOf: row.countId }) },
    StockCountReturned: { where: all, next: row => ({ ...row, shownOf: null }) },
  },
});

import { preparationOne, PreparationBatchRow, PreparationRow } from '@alur/contracts/preparation/rows';
import type { Staff } from '../kernel/care-header.js';
import type { Seen } from '../kernel/event.js';
import { view } from '../vocabulary.js';
import type { PreparationEvent } from './events.js';

const step = ({ staffId, name }: Pick<Staff, 'staffId' | 'name'>, at: string) => ({ staffId, by: name, at });

const formulaRow = ({ data, meta, revision }: Seen<PreparationEvent>): PreparationRow => {
  const { itemId: id, setBy, ingredients, ...formula } = data;
  return { id, revision, ...formula, ingredients: [...ingredients], set: step(setBy, meta.at) };
};

/** The formula of each item that the facility makes itself. */
export const preparationView = view({
  name: 'preparation',
  version: 1,
  row: PreparationRow,
  topics: [{ topic: preparationOne, by: { id: 'id' } }],
  on: {
    PreparationFormulaSet: {
      key: ({ data }) => data.itemId,
      first: formulaRow,
      next: (_row, e) => formulaRow(e),
    },
  },
});

const key = ({ data }: { data: { batchId: number } }) => data.batchId;

/** What was made of each preparation, batch by batch. */
export const preparationBatchView = view({
  name: 'preparation_batch',
  version: 1,
  row: PreparationBatchRow,
  indexes: [['itemId']],
  on: {
    PreparationBatchMade: {
      key,
      first: ({ data, meta }): PreparationBatchRow => {
        const { batchId: id, itemId, batch, lotId, madeOn, expiresOn, times, quantity, unit, cost, unitCost } = data;
        const ingredients = [...data.ingredients].map(({ lots, ...ingredient }) => ({
          ...ingredient,
          lots: [...lots].map(lot => ({ batch: lot.batch, expiry: lot.expiry, quantity: lot.quantity })),
        }));
        return {
          ...{ id, itemId, batch, lotId, madeOn, expiresOn, times, quantity, unit, cost, unitCost, ingredients },
          ...{ status: 'made', made: step(data.madeBy, meta.at), undone: null, reason: null },
        };
      },
    },
    PreparationBatchUndone: {
      key,
      next: (row, { data, meta }) => ({
        ...{ ...row, undone: step(data.undoneBy, meta.at), reason: data.reason },
        status: 'undone' as const,
      }),
    },
  },
});

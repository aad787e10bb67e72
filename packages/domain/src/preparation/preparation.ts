import type { Aggregate } from '../kernel/aggregate.js';
import { Rejection } from '../kernel/rejection.js';
import type { BatchMade, PreparationBatchEvent, PreparationEvent } from './events.js';

export type Formula = Omit<PreparationEvent['data'], 'itemId' | 'setBy'>;

export type PreparationState = { readonly status: 'none' } | { readonly status: 'kept'; readonly formula: Formula };

/** The formula by which the facility makes an item of the catalogue. */
export const preparation: Aggregate<PreparationState, PreparationEvent> = {
  kind: 'preparation',
  initial: { status: 'none' },
  evolve: (_state, { data: { itemId: _itemId, setBy: _setBy, ...formula } }) => ({ status: 'kept', formula }),
};

export type BatchState =
  | { readonly status: 'none' }
  | { readonly status: 'made' | 'undone'; readonly made: BatchMade['data'] };

export const preparationBatch: Aggregate<BatchState, PreparationBatchEvent> = {
  kind: 'preparation_batch',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'PreparationBatchMade') return { status: 'made', made: data };
    return state.status === 'none' ? state : { ...state, status: 'undone' };
  },
};

/** What was made, unless it was undone. */
export const madeBatch = (state: BatchState): BatchMade['data'] => {
  if (state.status !== 'made') throw new Rejection('preparation.batch-undone');
  return state.made;
};

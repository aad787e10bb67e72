import type { Aggregate } from '../kernel/aggregate.js';
import type { EventData, StockCountEvent } from './events.js';

export type FrozenLine = EventData<'StockCountOpened'>['lines'][number];
export interface CountedLine extends FrozenLine {
  readonly counted: number | null;
  /** What moved between the opening and the count of the lot. */
  readonly moved: number;
  readonly note: string | null;
  /** Whether the books did not have it. */
  readonly found: boolean;
}

interface Count {
  readonly countId: number;
  readonly storeId: number;
  readonly storeName: string | null;
  readonly number: string;
  readonly itemIds: readonly number[];
  readonly lines: readonly CountedLine[];
}
/** DOMAIN 7: frozen, counted, approved. */
export type StockCountState =
  | { readonly status: 'none' }
  | (Count & { readonly status: 'counting' | 'approved' | 'cancelled' })
  | (Count & { readonly status: 'counted'; readonly submittedBy: number });
export type AnyStockCount = Exclude<StockCountState, { status: 'none' }>;

const whole = ({ countId, storeId, storeName, number, itemIds, lines }: AnyStockCount): Count => ({
  ...{ countId, storeId, storeName, number, itemIds, lines },
});

/** Only the header's fields of a value that has more. */
export const headerOf = ({ countId, storeId }: Pick<Count, 'countId' | 'storeId'>) => ({ countId, storeId });

const opened = ({ lines, storeName, number, itemIds, ...data }: EventData<'StockCountOpened'>): StockCountState => ({
  ...{ ...headerOf(data), storeName, number, itemIds, status: 'counting' },
  lines: lines.map(line => ({ ...line, counted: null, moved: 0, note: null, found: false })),
});

const withCounts = (before: readonly CountedLine[], { lines }: EventData<'StockCountLinesCounted'>): CountedLine[] => {
  const counts = new Map(lines.map(line => [line.lotId, line]));
  return before.map(line => {
    const its = counts.get(line.lotId);
    return its ? { ...line, counted: its.counted, moved: its.moved, note: its.note } : line;
  });
};

/** What is found is the facility's own: goods on consignment come with their papers. */
const OWN = 'own';

const withFound = (state: AnyStockCount, data: EventData<'StockCountLotFound'>): Count => {
  const { itemId, name, baseUnit, lotId, batch, expiry, unitCost, quantity: counted, note, newItem } = data;
  const line = { itemId, name, baseUnit, lotId, batch, expiry, unitCost, counted, note, books: 0, found: true };
  return {
    ...whole(state),
    itemIds: newItem ? [...state.itemIds, itemId] : state.itemIds,
    lines: [...state.lines, { ...line, moved: 0, owner: OWN }],
  };
};

const evolve = (state: StockCountState, { type, data }: StockCountEvent): StockCountState => {
  if (type === 'StockCountOpened') return opened(data);
  if (state.status === 'none') return state;
  switch (type) {
    case 'StockCountLinesCounted':
      return { ...whole(state), lines: withCounts(state.lines, data), status: 'counting' };
    case 'StockCountLotFound':
      return { ...withFound(state, data), status: 'counting' };
    case 'StockCountSubmitted':
      return { ...whole(state), status: 'counted', submittedBy: data.submittedBy.staffId };
    case 'StockCountReturned':
      return { ...whole(state), status: 'counting' };
    case 'StockCountApproved':
      return { ...whole(state), status: 'approved' };
    case 'StockCountCancelled':
      return { ...whole(state), status: 'cancelled' };
  }
};

export const stockCount: Aggregate<StockCountState, StockCountEvent> = {
  kind: 'stock_count',
  initial: { status: 'none' },
  evolve,
};

/** Whether its items may not be counted by another. */
export const isOpen = (state: StockCountState): state is AnyStockCount =>
  state.status === 'counting' || state.status === 'counted';

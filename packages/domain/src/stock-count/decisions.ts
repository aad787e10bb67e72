import { exact } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { MOST_ITEMS, MOST_LOTS, type findStockLot, type countStockLines } from '@alur/contracts/stock-count/commands';
import { totalsOf, varianceOf } from '@alur/contracts/stock-count/variance';
import type { Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { EventData, StockCountEvent } from './events.js';
import {
  headerOf,
  isOpen,
  type AnyStockCount,
  type CountedLine,
  type FrozenLine,
  type StockCountState,
} from './stock-count.js';

interface Item {
  readonly itemId: number;
  readonly name: string;
  readonly baseUnit: string;
  readonly category?: string | null;
}

/** What the books have of an item in the store. */
interface Shelf {
  readonly lots: readonly {
    readonly lotId: number;
    readonly batch: string;
    readonly expiry: string;
    readonly owner: string;
    readonly unitCost: number;
    readonly onHand: number;
  }[];
}

type Opening = Omit<EventData<'StockCountOpened'>, 'itemIds' | 'lines'>;

const frozenOf = ({ itemId, name, baseUnit }: Item, { lots }: Shelf): FrozenLine[] =>
  lots.map(({ lotId, batch, expiry, owner, onHand: books, unitCost }) => ({
    ...{ itemId, name, baseUnit, lotId, batch, expiry, owner, books, unitCost },
  }));

/** Freezes the books of these items: what was reserved lies on the shelf too, and is counted. */
export const open = (
  opening: Opening,
  items: readonly (Item | undefined)[],
  stocks: readonly Shelf[],
): StockCountEvent[] => {
  const { scope, category } = opening;
  ensure(scope !== 'category' || category !== null, 'stock-count.category-needed', {}, 'category');
  const known = items.map((item, at) => {
    ensure(item, 'stock-count.no-such-item', {}, `itemIds.${at}`);
    const isFirst = items.findIndex(each => each?.itemId === item.itemId) === at;
    ensure(isFirst, 'stock-count.item-twice', {}, `itemIds.${at}`);
    const isOther = scope === 'category' && item.category !== category;
    ensure(!isOther, 'stock-count.other-category', { item: item.name, category: category ?? '' }, `itemIds.${at}`);
    return item;
  });
  const lines = known.flatMap((item, at) => frozenOf(item, stocks[at] ?? { lots: [] }));
  ensure(lines.length <= MOST_LOTS, 'stock-count.too-many-lots', { lots: lines.length, most: MOST_LOTS }, 'itemIds');
  return [{ type: 'StockCountOpened', data: { ...opening, itemIds: known.map(({ itemId }) => itemId), lines } }];
};

/** Refuses an item that another open count has. */
export const ensureFree = (item: { name: string }, holder: StockCountState | undefined, path: string): void => {
  if (!holder || !isOpen(holder)) return;
  ensure(false, 'stock-count.item-in-count', { item: item.name, number: holder.number }, path);
};

const counting = (state: StockCountState): AnyStockCount => {
  ensure(state.status !== 'none', 'stock-count.not-found');
  ensure(state.status === 'counting', 'stock-count.not-counting');
  return state;
};

/**
 * What is counted is compared with the books as they are by now: what left the shelf since the opening is not on it, and
 * is not missing.
 */
export const count = (
  state: StockCountState,
  { lines }: BodyOf<typeof countStockLines>,
  stocks: readonly Shelf[],
  countedBy: Staff,
): StockCountEvent[] => {
  const it = counting(state);
  const lots = stocks.flatMap(each => each.lots);
  const said = lines.map(({ lotId, counted, note }, at) => {
    const line = it.lines.find(each => each.lotId === lotId);
    ensure(line, 'stock-count.no-such-lot', {}, `lines.${at}.lotId`);
    const onHand = lots.find(lot => lot.lotId === lotId)?.onHand ?? 0;
    return { lotId, counted, moved: exact(onHand - line.books), note };
  });
  return [{ type: 'StockCountLinesCounted', data: { ...headerOf(it), lines: said, countedBy } }];
};

/** A batch of the count is counted where it stands; lots of one batch are as many lines as were received. */
export const find = (
  state: StockCountState,
  found: BodyOf<typeof findStockLot>,
  { lotId, item, foundBy }: { lotId: number; item: Item | undefined; foundBy: Staff },
): StockCountEvent[] => {
  const it = counting(state);
  ensure(item, 'stock-count.no-such-item', {}, 'itemId');
  const { itemId, name, baseUnit } = item;
  const { batch, expiry, quantity, unitCost, note } = found;
  const isSame = (line: CountedLine) =>
    line.itemId === itemId && line.expiry === expiry && line.batch.toLowerCase() === batch.toLowerCase();
  ensure(!it.lines.some(isSame), 'stock-count.lot-known', { batch }, 'batch');
  const newItem = !it.itemIds.includes(itemId);
  ensure(!newItem || it.itemIds.length < MOST_ITEMS, 'stock-count.too-many-items', { most: MOST_ITEMS }, 'itemId');
  const lots = it.lines.length + 1;
  ensure(lots <= MOST_LOTS, 'stock-count.too-many-lots', { lots, most: MOST_LOTS }, 'batch');
  const lot = { itemId, name, baseUnit, lotId, batch, expiry, quantity, unitCost, note };
  return [{ type: 'StockCountLotFound', data: { ...headerOf(it), ...lot, newItem, foundBy } }];
};

export const submit = (state: StockCountState, submittedBy: Staff): StockCountEvent[] => {
  const it = counting(state);
  ensure(it.lines.length > 0, 'stock-count.nothing-to-count');
  const left = it.lines.filter(({ counted }) => counted === null).length;
  ensure(left === 0, 'stock-count.not-counted', { left });
  return [{ type: 'StockCountSubmitted', data: { ...headerOf(it), ...totalsOf(it.lines), submittedBy } }];
};

const submitted = (state: StockCountState): AnyStockCount & { status: 'counted' } => {
  ensure(state.status !== 'none', 'stock-count.not-found');
  ensure(state.status === 'counted', 'stock-count.not-submitted');
  return state;
};

export const sendBack = (state: StockCountState, reason: string, returnedBy: Staff): StockCountEvent[] => [
  { type: 'StockCountReturned', data: { ...headerOf(submitted(state)), reason, returnedBy } },
];

/** Four eyes: whoever submitted a count does not approve it, whatever her rights. */
export const approve = (state: StockCountState, approvedBy: Staff): StockCountEvent[] => {
  const it = submitted(state);
  ensure(it.submittedBy !== approvedBy.staffId, 'stock-count.own-count');
  const data = { ...headerOf(it), number: it.number, ...totalsOf(it.lines), approvedBy };
  return [{ type: 'StockCountApproved', data }];
};

export const cancel = (state: StockCountState, reason: string, cancelledBy: Staff): StockCountEvent[] => {
  ensure(state.status !== 'none', 'stock-count.not-found');
  ensure(isOpen(state), 'stock-count.ended');
  return [{ type: 'StockCountCancelled', data: { ...headerOf(state), reason, cancelledBy } }];
};

/** The lots that differ. */
export const differing = (state: StockCountState): CountedLine[] =>
  state.status === 'none' ? [] : state.lines.filter(line => (varianceOf(line) ?? 0) !== 0);

/** The items of lots that differ, each once. */
export const itemsThatDiffer = (state: StockCountState): number[] => [
  ...new Set(differing(state).map(({ itemId }) => itemId)),
];

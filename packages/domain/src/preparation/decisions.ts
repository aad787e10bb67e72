import { exact, lineAmount } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type * as commands from '@alur/contracts/preparation/commands';
import { expiryOf } from '@alur/contracts/preparation/expiry';
import { medicine, type Medicine } from '../catalogue/aggregates.js';
import type { CatalogueEvent } from '../catalogue/events.js';
import { take } from '../inventory/decisions.js';
import type { InventoryEvent, Source } from '../inventory/events.js';
import { stock, type StockState } from '../inventory/stock.js';
import type { Staff } from '../kernel/care-header.js';
import { beside, ensure } from '../kernel/rejection.js';
import type { BatchMade, PreparationBatchEvent, PreparationEvent } from './events.js';
import type { Formula, PreparationState } from './preparation.js';

/** Source of what a batch moves in stock: the item that is made, and its batch. */
export const byBatch = (itemId: number, batchId: number): Source => ({
  module: 'preparation',
  id: itemId,
  line: batchId,
});

/** What the catalogue's form says besides, which is empty at first. */
const blank = {
  ...{ brand: null, strength: null, strengthUnit: null, ceilingPrice: null, minimumStock: null, maximumStock: null },
  ...{ highAlert: false, lookAlike: false, fornas: false, chronic: false, rack: null, kfaCode: null },
  ingredients: null,
};

type Described = Pick<Medicine, 'name' | 'form' | 'baseUnit' | 'category' | 'medicineClass' | 'price'>;

/** The item in the catalogue. That the facility makes it itself is said here alone. */
export const addItem = (itemId: number, fields: Described): CatalogueEvent[] => [
  {
    type: 'CatalogueItemAdded',
    data: { catalogue: medicine.kind, itemId, fields: { ...fields, ...blank, prepared: true } },
  },
];

interface Item {
  readonly name: string;
  readonly baseUnit: string;
}

/** A formula as it is recorded: each ingredient once, in use, and another item than the one that is made. */
export const formulaOf = (
  made: { itemId: number; baseUnit: string },
  { yieldQuantity, shelfLifeDays, instructions, ingredients }: BodyOf<typeof commands.setFormula>,
  items: readonly (Item | null)[],
): Formula => ({
  ...{ unit: made.baseUnit, yieldQuantity, shelfLifeDays, instructions: instructions || null },
  ingredients: ingredients.map(({ itemId, quantity }, index) => {
    const path = `ingredients.${index}.itemId`;
    ensure(itemId !== made.itemId, 'preparation.own-ingredient', {}, path);
    const isFirst = ingredients.findIndex(each => each.itemId === itemId) === index;
    ensure(isFirst, 'preparation.ingredient-twice', {}, path);
    const item = items[index];
    ensure(item, 'preparation.ingredient-unavailable', {}, path);
    return { itemId, name: item.name, unit: item.baseUnit, quantity };
  }),
});

/** Nothing happens if the formula is the same. */
export const setFormula = (
  itemId: number,
  formula: Formula,
  state: PreparationState,
  setBy: Staff,
): PreparationEvent[] => {
  const isSame = state.status === 'kept' && JSON.stringify(state.formula) === JSON.stringify(formula);
  return isSame ? [] : [{ type: 'PreparationFormulaSet', data: { itemId, ...formula, setBy } }];
};

type Used = BatchMade['data']['ingredients'][number];

/** What of an ingredient leaves the shelf, first expired first, and what that cost. */
const used = (
  of: { storeId: number; itemId: number; source: Source },
  { name, unit, quantity }: Formula['ingredients'][number],
  times: number,
  state: StockState,
  today: string,
): { moved: InventoryEvent[]; used: Used } => {
  const entered = { quantity: exact(quantity * times), unit };
  const moved = beside('times', () => take({ ...of, item: name, entered }, state, today));
  const lots = moved.flatMap(event =>
    event.type === 'StockIssued' ? event.data.lots.map(({ balance: _balance, ...lot }) => lot) : [],
  );
  const cost = lots.reduce((sum, lot) => sum + lineAmount(lot.quantity, lot.unitCost), 0);
  return { moved, used: { itemId: of.itemId, name, unit, quantity: entered.quantity, cost, lots } };
};

interface Making {
  readonly batchId: number;
  readonly lotId: number;
  readonly itemId: number;
  readonly storeId: number;
  readonly name: string;
  readonly today: string;
  readonly madeBy: Staff;
}

/**
 * One batch: the ingredients leave the shelf, all of them or none, and what they cost is what the batch costs. The cost of
 * a unit is that to the nearest rupiah (record 110).
 */
export const make = (
  formula: Formula,
  { times, quantity, batch }: BodyOf<typeof commands.makeBatch>,
  { batchId, lotId, itemId, storeId, name, today, madeBy }: Making,
  stocks: readonly StockState[],
): { made: BatchMade; moved: InventoryEvent[][] } => {
  const most = exact(formula.yieldQuantity * times);
  const came = quantity ?? most;
  ensure(came <= most, 'preparation.above-yield', { most, unit: formula.unit }, 'quantity');
  const source = byBatch(itemId, batchId);
  const taken = formula.ingredients.map((ingredient, index) =>
    used({ storeId, itemId: ingredient.itemId, source }, ingredient, times, stocks[index] ?? stock.initial, today),
  );
  const ingredients = taken.map(each => each.used);
  const lots = ingredients.flatMap(each => each.lots.map(lot => ({ ...lot, item: each.name })));
  const expiring = lots.find(({ expiry }) => expiry <= today);
  if (expiring) {
    const { item, batch: itsBatch } = expiring;
    ensure(false, 'preparation.ingredient-expires', { item, batch: itsBatch }, 'times');
  }
  const cost = ingredients.reduce((sum, each) => sum + each.cost, 0);
  return {
    made: {
      type: 'PreparationBatchMade',
      data: {
        ...{ batchId, itemId, storeId, batch: batch ?? `R${today.slice(2).replaceAll('-', '')}-${batchId}`, lotId },
        ...{ name, unit: formula.unit, quantity: came, times, madeOn: today },
        expiresOn: expiryOf(
          today,
          formula.shelfLifeDays,
          lots.map(({ expiry }) => expiry),
        ),
        ...{ cost, unitCost: Math.round(cost / came), ingredients, madeBy },
      },
    },
    moved: taken.map(each => each.moved),
  };
};

export const undo = (
  { batchId, itemId, storeId, batch, lotId }: BatchMade['data'],
  reason: string,
  undoneBy: Staff,
): PreparationBatchEvent[] => [
  { type: 'PreparationBatchUndone', data: { batchId, itemId, storeId, batch, lotId, reason, undoneBy } },
];

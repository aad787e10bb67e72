import { exact } from '@alur/contracts/inventory/quantity';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type * as commands from '@alur/contracts/preparation/commands';
import { expiryOf } from '@alur/contracts/preparation/expiry';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { BatchMade, PreparationBatchEvent, PreparationEvent } from './events.js';
import type { Formula, PreparationState } from './preparation.js';

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

/** What of an ingredient has left the shelf, and what that cost. */
export type Used = BatchMade['data']['ingredients'][number];

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
 * One batch. What its ingredients cost is what it costs; the cost of a unit is that to the nearest rupiah (record 110).
 * `use` takes each ingredient off the shelf, so many times what the formula says.
 */
export const make = (
  formula: Formula,
  { times, quantity, batch }: BodyOf<typeof commands.makeBatch>,
  { batchId, lotId, itemId, storeId, name, today, madeBy }: Making,
  use: (ingredient: Formula['ingredients'][number], index: number) => Used,
): BatchMade => {
  const most = exact(formula.yieldQuantity * times);
  const came = quantity ?? most;
  ensure(came <= most, 'preparation.above-yield', { most, unit: formula.unit }, 'quantity');
  const ingredients = formula.ingredients.map((ingredient, index) =>
    use({ ...ingredient, quantity: exact(ingredient.quantity * times) }, index),
  );
  const lots = ingredients.flatMap(each => each.lots.map(lot => ({ ...lot, item: each.name })));
  const expiring = lots.find(({ expiry }) => expiry <= today);
  if (expiring)
    throw new Rejection('preparation.ingredient-expires', { item: expiring.item, batch: expiring.batch }, 'times');
  const cost = ingredients.reduce((sum, each) => sum + each.cost, 0);
  return {
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
  };
};

export const undo = (
  { batchId, itemId, storeId, batch, lotId }: BatchMade['data'],
  reason: string,
  undoneBy: Staff,
): PreparationBatchEvent[] => [
  { type: 'PreparationBatchUndone', data: { batchId, itemId, storeId, batch, lotId, reason, undoneBy } },
];

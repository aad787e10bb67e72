import { receiveStock } from '@alur/contracts/inventory/commands';
import { exact } from '@alur/contracts/inventory/quantity';
import * as commands from '@alur/contracts/preparation/commands';
import { facility, mainStore } from '../../care/testing/facility.js';
import { given } from '../../care/testing/specification.js';
import { stock, stockId } from '../../inventory/stock.js';
import type { DomainEvent } from '../../kernel/event.js';

export const OINTMENT = 70;
export const VASELINE = 7;
export const SULFUR = 8;
export const BATCH = 900;

const added = (itemId: number, name: string): DomainEvent => ({
  type: 'CatalogueItemAdded',
  data: {
    catalogue: 'medicine',
    itemId,
    fields: { name, form: 'bahan', baseUnit: 'gram', price: 100, minimumStock: null, maximumStock: null },
  },
});

/** Salep 2-4 of 90 g of vaseline and 10 g of sulfur, which keeps for 90 days. */
export const formula = {
  ...{ yieldQuantity: 100, shelfLifeDays: 90, instructions: 'Gerus halus, aduk rata.' },
  ingredients: [
    { itemId: VASELINE, quantity: 90 },
    { itemId: SULFUR, quantity: 10 },
  ],
};
export const ointment = {
  ...{ name: 'Salep sulfur 10%', form: 'salep', baseUnit: 'gram', category: null },
  ...{ medicineClass: 'free', price: 500, ...formula },
};

/** A pharmacy with two ingredients, which nothing is in stock of. */
export const kitchen = ({ upperLimit = false } = {}) => {
  const story = given({
    ...{ ...facility({ upperLimit }), ...mainStore },
    [`medicine-${VASELINE}`]: [added(VASELINE, 'Vaselin')],
    [`medicine-${SULFUR}`]: [added(SULFUR, 'Sulfur')],
  });
  let ids = BATCH;
  let lots = 100;
  const arrives = (itemId: number, quantity: number, unitCost: number, expiry = '2028-01-31') => {
    const lot = (lots += 1);
    return story.when(
      receiveStock,
      { id: itemId, batch: `b${lot}`, expiry, quantity, unitCost, origin: 'opening' },
      { ids: { lot } },
    );
  };
  const batch = (body: object) => {
    const [id, lot] = [ids, ids + 500];
    ids += 1;
    return [{ id: OINTMENT, ...body }, { ids: { batch: id, lot } }] as const;
  };
  return {
    story,
    arrives,
    adds: (body: object = {}) =>
      story.when(commands.addPreparation, { ...ointment, ...body }, { ids: { medicine: OINTMENT } }),
    sets: (body: object = {}) => story.when(commands.setFormula, { id: OINTMENT, ...formula, ...body }),
    /** Batches are numbered from `BATCH` on, their lots from 500 beyond. */
    makes: (body: object = {}) => story.when(commands.makeBatch, ...batch(body)),
    attempts: (body: object = {}) => story.attempt(commands.makeBatch, ...batch(body)),
    undoes: (id = BATCH) => story.when(commands.undoBatch, { id, reason: 'Salah timbang' }),
    attemptsUndo: (id: number) => story.attempt(commands.undoBatch, { id, reason: 'Salah timbang' }),
    lotsOf: (itemId: number) => story.state(stock, stockId({ storeId: 1, itemId })).lots,
    onHand: (itemId: number) =>
      exact(story.state(stock, stockId({ storeId: 1, itemId })).lots.reduce((sum, lot) => sum + lot.onHand, 0)),
  };
};

/** The ointment is in the catalogue, and there is enough for it. */
export const stocked = (some: { upperLimit?: boolean } = {}) => {
  const all = kitchen(some);
  all.adds();
  all.arrives(VASELINE, 200, 37);
  all.arrives(SULFUR, 30, 113);
  return all;
};

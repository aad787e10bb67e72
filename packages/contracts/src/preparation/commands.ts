import * as z from 'zod/mini';
import { medicine } from '../catalogue/medicine.js';
import { command } from '../declare.js';
import { PositiveQuantity } from '../inventory/quantity.js';
import { maybe } from '../kernel/optional.js';
import { Id, LongText, Reason, ShortText } from '../kernel/scalars.js';

const place = 'inventory.mixed';

/** An append writes at most 64 streams (SHAPES), and each ingredient names an item and its stock. */
export const MOST_INGREDIENTS = 20;
export const MOST_TIMES = 100;
export const MOST_SHELF_DAYS = 3650;

const formula = {
  /** Base units that come of the formula. */
  yieldQuantity: PositiveQuantity,
  shelfLifeDays: z.int().check(z.gte(1), z.lte(MOST_SHELF_DAYS)),
  instructions: maybe(LongText),
  ingredients: z
    .array(z.object({ itemId: Id, quantity: PositiveQuantity }))
    .check(z.minLength(1), z.maxLength(MOST_INGREDIENTS)),
};

const { name, form, baseUnit, category, medicineClass, price } = medicine.add.body.shape;

/** Adds an item of the catalogue that the facility makes itself, with its formula. */
export const addPreparation = command('preparation/add', {
  target: 'new',
  access: [`${place}:edit`],
  body: z.object({ name, form, baseUnit, category, medicineClass, price, ...formula }),
});

/** Sets the whole formula; batches that were made keep theirs. The route's id is the item's. */
export const setFormula = command('preparation/set-formula', {
  target: 'existing',
  access: [`${place}:edit`],
  body: z.object(formula),
});

/** Makes a batch; the route's id is the item's. */
export const makeBatch = command('preparation/make', {
  target: 'existing',
  access: [`${place}:make`],
  body: z.object({
    /** How many times the formula is made. */
    times: z._default(z.int().check(z.gte(1), z.lte(MOST_TIMES)), 1),
    /** What came of it; by default what the formula yields. */
    quantity: maybe(PositiveQuantity),
    /** The batch number; by default one of the day. */
    batch: maybe(ShortText),
  }),
});

/** Takes a batch back as long as nothing of it has moved; the route's id is the batch's. */
export const undoBatch = command('preparation/undo-batch', {
  target: 'existing',
  access: [`${place}:make`],
  body: z.object({ reason: Reason }),
});

import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, Instant, LocalDate, Rupiah } from '../kernel/scalars.js';

/** Who did a step, and when. */
const Step = z.object({ staffId: Id, by: z.string(), at: Instant });

const Ingredient = z.object({ itemId: Id, name: z.string(), unit: z.string(), quantity: z.number() });

/** The formula of a preparation; `id` is the item's. Quantities are in base units. */
export const PreparationRow = z.object({
  id: Id,
  revision: z.int(),
  unit: z.string(),
  yieldQuantity: z.number(),
  shelfLifeDays: z.int(),
  instructions: z.nullable(z.string()),
  ingredients: z.array(Ingredient),
  set: Step,
});
export type PreparationRow = z.infer<typeof PreparationRow>;

export const PreparationBatchStatus = z.enum(['made', 'undone']);
export type PreparationBatchStatus = z.infer<typeof PreparationBatchStatus>;

/** One batch, with the lots that it was made of. */
export const PreparationBatchRow = z.object({
  id: Id,
  itemId: Id,
  status: PreparationBatchStatus,
  batch: z.string(),
  lotId: Id,
  madeOn: LocalDate,
  expiresOn: LocalDate,
  times: z.int(),
  quantity: z.number(),
  unit: z.string(),
  /** What the ingredients' lots cost together; the lot has it by the unit, to the nearest rupiah. */
  cost: Rupiah,
  unitCost: Rupiah,
  ingredients: z.array(
    z.extend(Ingredient, {
      cost: Rupiah,
      lots: z.array(z.object({ batch: z.string(), expiry: LocalDate, quantity: z.number() })),
    }),
  ),
  made: Step,
  undone: z.nullable(Step),
  reason: z.nullable(z.string()),
});
export type PreparationBatchRow = z.infer<typeof PreparationBatchRow>;

const access = ['inventory.mixed:view'] as const;
const because = 'what the pharmacy makes for its shelves says nothing of any patient';

export const preparationOne = topic('preparation.one', {
  params: z.object({ id: Id }),
  row: PreparationRow,
  access,
  logged: false,
  because,
});

export const preparationBatches = list('preparation/batches', {
  view: 'preparation_batch',
  row: PreparationBatchRow,
  filters: z.object({ itemId: z.pipe(z.coerce.number(), Id) }),
  access,
  logged: false,
  because,
});

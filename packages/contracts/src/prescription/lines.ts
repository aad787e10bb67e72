import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { MOST_QUANTITY, PositiveQuantity, Quantity } from '../inventory/quantity.js';
import { Id, LongText, ShortText } from '../kernel/scalars.js';

/**
 * How a stay's prescription reaches the ward: by dose and day (*unit dose dispensing*), from the ward's own store,
 * once, or to take home (DOMAIN 2.8, 7).
 */
export const Supply = z.enum(['unit_dose', 'ward_stock', 'one_time', 'take_home']);
export type Supply = z.infer<typeof Supply>;

/** The forms that a pharmacy compounds (*racikan*). */
export const CompoundForm = z.enum(['powder', 'capsule', 'ointment', 'syrup']);

/**
 * DOMAIN 1.1: `dtd` (da tales doses): each pack holds the written dose; `non_dtd`: the written amount is divided
 * over all packs.
 */
export const CompoundMethod = z.enum(['dtd', 'non_dtd']);
export type CompoundMethod = z.infer<typeof CompoundMethod>;

const note = maybe(LongText);

/** One medicine as the doctor prescribes it. */
export const SingleLine = z.object({
  kind: z.literal('single'),
  medicineId: Id,
  quantity: PositiveQuantity,
  signa: ShortText,
  route: maybe(ShortText),
  days: maybe(z.int().check(z.gte(1), z.lte(365))),
  /** How often it may be repeated. */
  iterations: z.int().check(z.gte(0), z.lte(12)),
  note,
});

/** Precision of a dose in input and display: 0.0625 mg of digoxin. */
export const DOSE_DECIMALS = 4;

/** One compounded medicine; doses are in the medicine's strength unit, or in base units when it has no strength. */
export const CompoundLine = z.object({
  kind: z.literal('compound'),
  name: ShortText,
  form: CompoundForm,
  packs: z.int().check(z.gte(1), z.lte(500)),
  method: CompoundMethod,
  signa: ShortText,
  days: maybe(z.int().check(z.gte(1), z.lte(365))),
  note,
  components: z
    .array(z.object({ medicineId: Id, dose: z.number().check(z.positive(), z.lte(MOST_QUANTITY)) }))
    .check(z.minLength(1), z.maxLength(20)),
});

export const WrittenLine = z.discriminatedUnion('kind', [SingleLine, CompoundLine]);
export type WrittenLine = z.infer<typeof WrittenLine>;

export const WrittenLines = z.array(WrittenLine).check(z.minLength(1), z.maxLength(50));

/** A line of a prescription, with the medicines' names when it was written. */
export const LineRow = z.object({
  lineId: Id,
  kind: z.enum(['single', 'compound']),
  name: z.string(),
  medicineId: z.nullable(Id),
  form: z.nullable(z.string()),
  method: z.nullable(CompoundMethod),
  /** Base units of a single medicine, packs of a compounded one. */
  quantity: z.number(),
  unit: z.string(),
  signa: z.string(),
  route: z.nullable(z.string()),
  days: z.nullable(z.int()),
  iterations: z.int(),
  note: z.nullable(z.string()),
  highAlert: z.boolean(),
  medicineClass: z.nullable(z.string()),
  components: z.array(
    z.object({
      medicineId: Id,
      name: z.string(),
      dose: z.number(),
      doseUnit: z.string(),
      /** Base units of stock for the whole line. */
      quantity: z.number(),
      unit: z.string(),
    }),
  ),
  /** The quantity that the pharmacist approved; null until then. */
  approvedQuantity: z.nullable(Quantity),
  /** Name of the medicine given instead, if another. */
  substitute: z.nullable(z.string()),
  /** The quantity supplied to a ward so far. */
  dispensedQuantity: z.number(),
  /** Whether the prescriber stopped it before everything was supplied. */
  stopped: z.boolean(),
});
export type LineRow = z.infer<typeof LineRow>;

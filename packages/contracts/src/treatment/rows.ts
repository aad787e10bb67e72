import * as z from 'zod/mini';
import { list, topic } from '../declare.js';
import { Id, QueryId } from '../kernel/scalars.js';
import { TreatmentPrice } from './tariff.js';

/** A price of a treatment, from its day on. */
export const TreatmentPriceRow = z.extend(TreatmentPrice, {
  id: z.string(),
  treatmentId: Id,
  className: z.nullable(z.string()),
});
export type TreatmentPriceRow = z.infer<typeof TreatmentPriceRow>;

/** A treatment's further data: the shares of its price, and its materials. */
export const TreatmentMakeupRow = z.object({
  id: Id,
  shares: z.nullable(z.object({ doctor: z.number(), nurse: z.number(), facility: z.number() })),
  materials: z.array(z.object({ medicineId: Id, name: z.string(), unit: z.string(), quantity: z.number() })),
});
export type TreatmentMakeupRow = z.infer<typeof TreatmentMakeupRow>;

const access = ['treatments:view'] as const;

export const treatmentPrices = topic('treatment.prices', {
  params: z.object({ treatmentId: Id }),
  row: TreatmentPriceRow,
  access,
});

export const treatmentMakeup = topic('treatment.makeup', {
  params: z.object({ id: Id }),
  row: TreatmentMakeupRow,
  access,
});

/** Every price that was ever set, for a spreadsheet or another system. */
export const treatmentPriceList = list('treatment/prices', {
  view: 'treatment_price',
  row: TreatmentPriceRow,
  filters: z.object({ treatmentId: z.optional(QueryId) }),
  searchIn: ['className'],
  access,
});

import * as z from 'zod/mini';
import { Id, LocalDate, ShortText } from '../kernel/scalars.js';

/** Part of the batch's number for what is in stock; the whole number for what was used up. */
export const BatchQuery = z.object({ batch: ShortText });
export type BatchQuery = z.infer<typeof BatchQuery>;

/** A lot of a batch, in stock or used up, in one store. */
export const BatchLot = z.object({
  lotId: Id,
  storeId: Id,
  storeName: z.nullable(z.string()),
  itemId: Id,
  name: z.string(),
  baseUnit: z.string(),
  batch: z.string(),
  expiry: LocalDate,
  onHand: z.number(),
});
export type BatchLot = z.infer<typeof BatchLot>;

export const RecipientsQuery = z.object({ batch: ShortText, itemId: z.pipe(z.coerce.number(), Id) });
export type RecipientsQuery = z.infer<typeof RecipientsQuery>;

/** Documents by which a medicine leaves the stock for somebody. */
export const RecipientSource = z.enum([
  'prescription',
  'medication',
  'sale',
  'immunization',
  'treatment',
  'surgery',
  'preparation',
]);
export type RecipientSource = z.infer<typeof RecipientSource>;

/** Who got something of a batch, by one document; what came back is taken off. */
export const Recipient = z.object({
  source: RecipientSource,
  sourceId: Id,
  storeId: Id,
  /** The day on which it was first given. */
  date: LocalDate,
  quantity: z.number(),
  /** Null where nobody said who buys, or where something was made of it. */
  patientId: z.nullable(Id),
  patientName: z.nullable(z.string()),
  recordNumber: z.nullable(z.string()),
});
export type Recipient = z.infer<typeof Recipient>;

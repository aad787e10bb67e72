import * as z from 'zod/mini';

/** The kind of an entry in the record. */
export const EntryKind = z.enum(['note', 'form']);
export type EntryKind = z.infer<typeof EntryKind>;

/** How an order ended. */
export const OrderOutcome = z.enum(['done', 'cancelled']);
export type OrderOutcome = z.infer<typeof OrderOutcome>;

/** Who may open an entry: other than normal ones need a right of its own, or breaking the glass. */
export const Confidentiality = z.enum(['normal', 'hiv', 'psychiatric', 'sexual_violence', 'judicial', 'vip']);
export type Confidentiality = z.infer<typeof Confidentiality>;

import * as z from 'zod/mini';

export const DeliveryMethod = z.enum(['spontaneous', 'vacuum', 'forceps', 'breech', 'caesarean']);
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** State of the amniotic fluid in the notation of partographs: intact, clear, meconium, blood, dry. */
export const AmnioticFluid = z.enum(['intact', 'clear', 'meconium', 'blood', 'dry']);
export type AmnioticFluid = z.infer<typeof AmnioticFluid>;

/** How a labour ended here. */
export const LabourOutcome = z.enum(['delivered', 'theatre', 'referred', 'not_in_labour']);
export type LabourOutcome = z.infer<typeof LabourOutcome>;

export const LabourEntryKind = z.enum(['progress', 'delivery', 'end']);
export type LabourEntryKind = z.infer<typeof LabourEntryKind>;

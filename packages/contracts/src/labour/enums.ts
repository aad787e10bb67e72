import * as z from 'zod/mini';

export const DeliveryMethod = z.enum(['spontaneous', 'vacuum', 'forceps', 'breech', 'caesarean']);
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

/** What is seen of the amniotic fluid, as partographs note it: intact, clear, meconium, blood, dry. */
export const AmnioticFluid = z.enum(['intact', 'clear', 'meconium', 'blood', 'dry']);
export type AmnioticFluid = z.infer<typeof AmnioticFluid>;

/** How a labour ended here. */
export const LabourOutcome = z.enum(['delivered', 'theatre', 'referred', 'not_in_labour']);
export type LabourOutcome = z.infer<typeof LabourOutcome>;

export const LabourEntryKind = z.enum(['progress', 'delivery', 'end']);
export type LabourEntryKind = z.infer<typeof LabourEntryKind>;

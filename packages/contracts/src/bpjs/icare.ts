import * as z from 'zod/mini';
import { QueryId } from '../kernel/scalars.js';

export const IcareQuery = z.object({ encounterId: QueryId });

/** The page of BPJS that shows what a participant was treated for anywhere; it may be opened for a short time. */
export const IcarePage = z.object({ url: z.string() });
export type IcarePage = z.infer<typeof IcarePage>;

import * as z from 'zod/mini';

/** `GET /v2/reference/icd10?q=…`: at most twenty, best first. */
export const Icd10Row = z.object({ code: z.string(), name: z.string(), nameEn: z.string() });
export type Icd10Row = z.infer<typeof Icd10Row>;

import * as z from 'zod/mini';
import { Region } from '../patient/identity.js';

/** `GET /v2/reference/provinces`, and the `cities`, `districts` and `villages` of a `parent`; each by code. */
export type RegionRow = Region;

const q = z._default(z.string().check(z.trim(), z.maxLength(100)), '');

export const ProvinceQuery = z.object({ q });
export const CityQuery = z.object({ q, parent: z.string().check(z.regex(/^\d{2}$/, 'patient.region-code')) });
export const DistrictQuery = z.object({
  q,
  parent: z.string().check(z.regex(/^\d{2}\.\d{2}$/, 'patient.region-code')),
});
export const VillageQuery = z.object({
  q,
  parent: z.string().check(z.regex(/^\d{2}\.\d{2}\.\d{2}$/, 'patient.region-code')),
});

/** `GET /v2/reference/icd10?q=…&limit=20`, `icd9cm` likewise, or the names of some codes: `?codes=J06.9,I10`. */
export const CodeQuery = z.object({
  q,
  codes: z.optional(z.string().check(z.regex(/^[A-Z0-9.]{1,10}(,[A-Z0-9.]{1,10}){0,99}$/))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
});

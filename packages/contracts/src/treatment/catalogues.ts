import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { LongText, TypedRupiah, ShortText } from '../kernel/scalars.js';

const access = {
  view: 'treatments:view',
  edit: 'treatments:edit',
  select: ['outpatient.ongoing:view', 'cashier:edit', 'operation.ongoing:finish'],
} as const;

export const treatmentCategory = catalogue('treatment-category', {
  fields: { name: ShortText, description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** Treatments (*tindakan*) with their price. */
export const treatment = catalogue('treatment', {
  fields: {
    name: ShortText,
    category: z.nullable(ShortText),
    price: TypedRupiah,
    icd9Code: z.nullable(z.string().check(z.trim(), z.regex(/^\d{2}(\.\d{1,2})?$/))),
    /** E-Klaim's tariff bucket (prosedur_non_bedah …), for the claim. */
    tariffBucket: z.nullable(ShortText),
  },
  uniqueBy: ['name'],
  searchIn: ['name', 'icd9Code'],
  spelledIn: ['name'],
  access: { ...access, select: [...access.select, 'settings.bpjs:view'] },
});

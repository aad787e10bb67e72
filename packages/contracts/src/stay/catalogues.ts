import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';

const access = {
  view: 'settings.inpatient:view',
  edit: 'settings.inpatient:edit',
  select: ['inpatient.ongoing:view'],
} as const;

/** The medical department (SMF) of a stay. */
export const department = catalogue('department', {
  fields: { name: ShortText, description: z.nullable(LongText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access,
});

/** Doctors who may be responsible for a stay (DPJP), and the price of their daily visit. */
export const inpatientDoctor = catalogue('inpatient-doctor', {
  fields: {
    name: ShortText,
    staffId: Id,
    department: z.nullable(ShortText),
    sharePercent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    visitPrice: TypedRupiah,
  },
  refers: { staffId: 'staff' },
  uniqueBy: ['name'],
  priced: ['visitPrice'],
  searchIn: ['name', 'department'],
  access,
});

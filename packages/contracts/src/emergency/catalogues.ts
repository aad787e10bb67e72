import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, ShortText, TypedRupiah } from '../kernel/scalars.js';

/** SPEC 3: who sees patients in the emergency department, what an examination costs and which share is the doctor's. */
export const emergencyDoctor = catalogue('emergency-doctor', {
  fields: {
    name: ShortText,
    staffId: Id,
    price: TypedRupiah,
    sharePercent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  },
  uniqueBy: ['name'],
  priced: ['price'],
  searchIn: ['name'],
  access: {
    view: 'settings.emergency:view',
    edit: 'settings.emergency:edit',
    select: ['emergency.ongoing:view'],
  },
});

import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, ShortText, TypedRupiah } from '../kernel/scalars.js';

/** SPEC 3: doctors of the emergency department, the price of their examination and the doctor's share. */
export const emergencyDoctor = catalogue('emergency-doctor', {
  fields: {
    name: ShortText,
    staffId: Id,
    price: TypedRupiah,
    sharePercent: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  },
  refers: { staffId: 'staff' },
  uniqueBy: ['name'],
  priced: ['price'],
  searchIn: ['name'],
  access: {
    view: 'settings.emergency:view',
    edit: 'settings.emergency:edit',
    select: ['emergency.ongoing:view'],
  },
});

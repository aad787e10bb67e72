import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LongText, ShortText } from '../kernel/scalars.js';

/** An operating theatre (*kamar operasi*). */
export const theatre = catalogue('theatre', {
  fields: {
    name: ShortText,
    code: z.nullable(ShortText),
    description: z.nullable(LongText),
    /** Minutes that are kept free between two operations (DOMAIN-CLINICAL 9.4). */
    turnaroundMinutes: z.int().check(z.gte(0), z.lte(240)),
    /** Its own store; without one, materials are taken from the main store. */
    storeId: z.nullable(Id),
    /** Aldrete points with which a patient may leave its recovery room (DOMAIN-CLINICAL 8); nine if empty. */
    recoveryPoints: z.nullable(z.int().check(z.gte(1), z.lte(10))),
  },
  refers: { storeId: 'store' },
  uniqueBy: ['name', 'code'],
  searchIn: ['name', 'code'],
  access: {
    view: 'settings.other:view',
    edit: 'settings.other:edit',
    select: ['operation.request:view', 'operation.ongoing:view', 'operation.report:view'],
  },
});

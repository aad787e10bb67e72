import * as z from 'zod/mini';
import { list } from '../declare.js';
import { MerchantCategory, MerchantStatus } from './features.js';
import { MerchantRow } from './rows.js';

/** The operator's list of facilities; the rows belong to the operator's own area (merchant 0). */
export const merchantList = list('merchant/merchants', {
  view: 'merchant',
  row: MerchantRow,
  narrowing: ['category', 'status'],
  filters: z.object({ category: z.optional(MerchantCategory), status: z.optional(MerchantStatus) }),
  searchIn: ['name', 'licenceNumber'],
  access: ['channel.merchants:view'],
});

import { ShortText } from '../kernel/scalars.js';
import * as z from 'zod/mini';
import { PaymentMethod } from '../transaction/enums.js';
import { catalogue } from './catalogue.js';

/** The facility's ways to pay, by terminal and account. */
export const paymentMethod = catalogue('payment-method', {
  fields: { name: ShortText, method: PaymentMethod, accountNumber: z.nullable(ShortText), bank: z.nullable(ShortText) },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access: { view: 'settings.other:view', edit: 'settings.other:edit', select: ['cashier:view', 'cashier:pay'] },
});

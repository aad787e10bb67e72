import { signa } from '@alur/contracts/catalogue/medicine';
import { paymentMethod } from '@alur/contracts/catalogue/payment-method';
import { unit } from '@alur/contracts/catalogue/stock-lists';
import { defineRole } from '@alur/contracts/identity/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { CHANNEL } from '@alur/contracts/kernel/channel';
import { changeSettings } from '@alur/contracts/settings/commands';
import type { Reactive } from '../kernel/process.js';
import { process } from '../vocabulary.js';
import { readyCashier, readyPaymentMethods, readyRoles, readySignas, readyUnits } from './ready-made.js';

/** Commands that create things; the place in the list distinguishes them. */
const each = (command: CommandSpec, merchantId: number, bodies: readonly Record<string, unknown>[]): Reactive[] =>
  bodies.map((body, index) => ({ command, merchantId, target: index + 1, body }));

/** A ready-made facility gets its roles, payment methods, directions and units. */
export const facilityReadyMade = process({
  name: 'facility-ready-made',
  types: ['MerchantCreated'],
  react: ({ data: { merchantId, readyMade } }) =>
    readyMade
      ? [
          ...each(
            defineRole,
            CHANNEL,
            readyRoles.map(({ name, tag, rights }) => ({ facilityId: merchantId, name, tag, rights })),
          ),
          ...each(paymentMethod.add, merchantId, readyPaymentMethods),
          ...each(signa.add, merchantId, readySignas),
          ...each(
            unit.add,
            merchantId,
            readyUnits.map(name => ({ name })),
          ),
          ...each(changeSettings, merchantId, [{ section: 'cashier', values: readyCashier }]),
        ]
      : [],
});

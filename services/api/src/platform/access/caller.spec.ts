import type { Right } from '@alur/contracts/kernel/rights';
import { expect, it } from 'vitest';
import { countedAs, denied, mayDo, type Caller } from './caller.js';

const caller = (...rights: Right[]): Caller => ({
  kind: 'user',
  userId: 1,
  name: 'Sari',
  merchantId: 1,
  role: 'cashier',
  rights: new Set(rights),
  origin: {},
  expiresAt: 0,
});
const cashier = caller('cashier:view', 'cashier.shift:view');
const keys: Right[] = ['cashier:view', 'report.transaction:view'];

it.each([
  ['any one of the keys', cashier, keys, undefined, true],
  ['none of the keys', caller('dashboard:view'), keys, undefined, false],
  ['a route without keys', cashier, [], undefined, false],
  ['the key in use', cashier, keys, 'cashier:view', true],
  ['another of the route’s keys in use', cashier, keys, 'report.transaction:view', false],
  ['a key in use that is not the route’s', cashier, keys, 'cashier.shift:view', false],
  ['a screen that has the key', cashier, keys, 'cashier', true],
  ['a screen whose keys here she does not hold, by another of the route’s', cashier, keys, 'report', true],
  ['a screen whose keys here she does not hold, nor any other', caller('dashboard:view'), keys, 'report', false],
  ['a screen that has none of the route’s keys', cashier, keys, 'front-office.patient-queue', true],
  ['the same, without any right', caller(), keys, 'front-office.patient-queue', false],
  ['a screen whose name only begins alike', caller('report.transaction:view'), keys, 'cash', true],
] as const)('%s', (_name, who, of, xkey, allowed) => {
  expect(mayDo(who, of, xkey)).toBe(allowed);
});

it('says whether it is the facility that has it switched off, or she who may not', () => {
  const nurse = { ...caller('outpatient.queue:view'), switchedOff: new Set<Right>(['cashier:pay']) };
  expect(denied(nurse, ['cashier:pay', 'cashier:void'])).toMatchObject({ status: 403, code: 'access.switched-off' });
  expect(denied(nurse, ['cashier:void'])).toMatchObject({ status: 403, code: 'access.denied' });
  expect(denied(cashier, ['cashier:pay'])).toMatchObject({ status: 403, code: 'access.denied' });
});

it('counts each display by itself, though none of them is a person', () => {
  const display = (deviceId: number) => countedAs({ kind: 'device', userId: 0, deviceId });
  expect(display(1)).not.toBe(display(2));
  expect(countedAs({ kind: 'user', userId: 7 })).not.toBe(display(7));
});

import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { depositsLeft, topUpsTwice } from './transaction.js';

const told = (type: string, more: object = {}): LoggedEvent =>
  ({ stream: 'transaction-1', type, data: { transactionId: 1, ...more } }) as unknown as LoggedEvent;
const given = told('DepositReceived', { amount: 500 });
const used = told('DepositApplied', { amount: 300 });
const back = told('DepositRefunded', { amount: 200 });

test('a deposit is left where its bill is paid and it neither was used nor went back', () => {
  expect(depositsLeft([given, used])).toBe(0);
  expect(depositsLeft([given, used, told('TransactionPaid')])).toBe(1);
  expect(depositsLeft([given, used, told('TransactionPaid'), back])).toBe(0);
});

test('more is asked for once until it is met, or the bill is closed', () => {
  const asked = told('TopUpDue');
  expect(topUpsTwice([asked, told('TopUpMet'), asked])).toBe(0);
  expect(topUpsTwice([asked, told('BillClosed'), asked])).toBe(0);
  expect(topUpsTwice([asked, asked])).toBe(1);
});

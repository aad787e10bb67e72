import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { transfersWrong } from './referral.js';

const told = (type: string, referralId = 1) => ({ type, data: { referralId } }) as unknown as LoggedEvent;
const departed = told('ReferralDeparted');
const arrived = told('ReferralArrived');

test('a patient departs once and then arrives once', () => {
  expect(transfersWrong([departed, told('ReferralDeparted', 2), arrived])).toBe(0);
  expect(transfersWrong([departed, departed, arrived])).toBe(1);
  expect(transfersWrong([departed, arrived, arrived])).toBe(1);
  expect(transfersWrong([arrived])).toBe(1);
});

import { expect, test } from 'vitest';
import type { LoggedEvent } from '../proof/logged-event.js';
import { struckTwice } from './immunization.js';

const struck = (immunizationId: number) =>
  ({ type: 'ImmunizationStruck', data: { immunizationId } }) as unknown as LoggedEvent;

test('an immunisation is struck once', () => {
  expect(struckTwice([struck(1), struck(2)])).toBe(0);
  expect(struckTwice([struck(1), struck(2), struck(1)])).toBe(1);
});

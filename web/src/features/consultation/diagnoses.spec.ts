import { expect, it } from 'vitest';
import { asItIs } from './diagnoses';

it('offers a code that the list lacks as it is, with the name that was typed behind it', () => {
  expect(asItIs('b54 Malaria', [])).toMatchObject([{ code: 'B54', name: 'Malaria', asIs: true }]);
  expect(asItIs('J06.9', [])).toMatchObject([{ code: 'J06.9', name: 'J06.9' }]);
});

it('offers nothing that the list has, and nothing that is no code', () => {
  expect(asItIs('j06.9', [{ code: 'J06.9' }])).toEqual([]);
  expect(asItIs('batuk', [])).toEqual([]);
  expect(asItIs('', [])).toEqual([]);
});

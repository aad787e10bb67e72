import { cardColours } from '@alur/contracts/merchant/card-colours';
import { expect, it } from 'vitest';
import { inkOn } from './patient-prints';

it('prints a card in the ink that is read on its colour', () => {
  const inks = cardColours.map(({ name, color }) => [name, inkOn(color)]);
  expect(Object.fromEntries(inks)).toEqual({
    blue: '#000',
    green: '#000',
    orange: '#000',
    purple: '#fff',
    grey: '#fff',
  });
});

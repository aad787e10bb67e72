import { expect, test } from 'vitest';
import { countedIn } from './counted.js';

test.each([
  ['3 x 1 tablet', 3, 1],
  ['3x1', 3, 1],
  ['2 dd 1', 2, 1],
  ['3 kali sehari 1 tablet', 3, 1],
  ['1 x 0,5 tablet', 1, 0.5],
  ['1 x 1.5', 1, 1.5],
  ['3 x 1/2 tablet', 3, 0.5],
  ['2 dd 1/4', 2, 0.25],
  ['3 x 1 1/2 tab', 3, 1.5],
  ['2 x ½', 2, 0.5],
  ['2 x 1½ tablet', 2, 1.5],
  ['3 x setengah tablet', 3, 0.5],
  ['3 x 10 tablet', 3, 10],
])('%s is %i times %f', (signa, times, dose) => {
  expect(countedIn({ signa, unit: 'tablet' })).toEqual({ times, dose });
});

test.each([
  '3 x 500 mg',
  '3 x 1 sdt',
  '3 x 5 ml',
  '1 x 24 jam',
  '3 x 1-2 tablet',
  '3 x 1 s/d 2',
  '3 x sehari',
  '3 x 1/0',
])('%s says no dose in tablets', signa => expect(countedIn({ signa, unit: 'tablet' })?.dose).toBeNull());

test('a measure is a dose where the quantity is in it', () => {
  expect(countedIn({ signa: '3 x 2,5 ml', unit: 'ml' })).toEqual({ times: 3, dose: 2.5 });
  expect(countedIn({ signa: '3 x 2,5 mL', unit: 'mL' })).toEqual({ times: 3, dose: 2.5 });
  expect(countedIn({ signa: '3 x 1 gelas', unit: 'gelas' })).toEqual({ times: 3, dose: 1 });
});

test('directions without a count say nothing', () => {
  expect(countedIn({ signa: 'dioleskan tipis', unit: 'gram' })).toBeNull();
});

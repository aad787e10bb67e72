import { defaultSettings } from '@alur/contracts/settings/settings';
import { expect, test } from 'vitest';
import { chartOf, mayBeWithChild, tableOf, variantNow } from './typed-charts';

const scored = (table: string) =>
  ({ observations: [{ score: { table } }, { score: null }] }) as unknown as Parameters<typeof variantNow>[1];

test('she is watched by the table of her age, and in labour or since she was measured so by the obstetric one', () => {
  expect(variantNow('P31Y', undefined, false)).toBe('adult');
  expect(variantNow('P8Y', undefined, false)).toBe('child');
  expect(variantNow('P31Y', undefined, true)).toBe('obstetric');
  expect(variantNow('P31Y', scored('meows'), false)).toBe('obstetric');
  // The last measurement says that the pregnancy is over.
  expect(variantNow('P31Y', scored('news2'), true)).toBe('adult');
  expect(variantNow('P70Y', scored('news2-scale-2'), false)).toBe('hypercapnic');
});

test('the chart of the facility is named where the application has no table', () => {
  const rules = { ...defaultSettings.observation, pewsChart: 'PEWS RSUD', meowsChart: 'MEOWS POGI' };
  expect([chartOf('newborn', rules), chartOf('obstetric', rules), chartOf('adult', rules)]).toEqual([
    ...['PEWS RSUD', 'MEOWS POGI', ''],
  ]);
  expect([tableOf('child'), tableOf('adult'), tableOf('hypercapnic')]).toEqual(['pews', 'news2', 'news2-scale-2']);
});

test.each([
  ['P9Y', false],
  ['P10Y', true],
  ['P59Y', true],
  ['P60Y', false],
  ['P20D', false],
  [null, true],
])('of whom is %s old it is asked whether she is with child: %s', (age, isAsked) =>
  expect(mayBeWithChild(age)).toBe(isAsked),
);

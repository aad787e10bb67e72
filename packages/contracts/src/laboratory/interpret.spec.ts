import { describe, expect, test } from 'vitest';
import { calculated } from './formulas.js';
import { gapsIn } from './reference-gaps.js';
import { isDelta, judge, rangeFor, readResult, type ReferenceRange } from './interpret.js';

const anyone: ReferenceRange = {
  ...{ sex: null, pregnancy: null, ageFrom: { value: 0, unit: 'day' }, ageTo: null, low: null, high: null },
  ...{ criticalLow: null, criticalHigh: null, validLow: null, validHigh: null },
  ...{ text: null, criticalText: null, source: null },
};
const years = (value: number) => ({ value, unit: 'year' }) as const;
const woman: ReferenceRange = {
  ...anyone,
  ...{ sex: 'female', ageFrom: years(15), low: 12, high: 16, criticalLow: 7, validLow: 1, validHigh: 25 },
};
const child: ReferenceRange = { ...anyone, ageFrom: years(2), ageTo: years(6), low: 11.5, high: 13.5 };
const TODAY = '2026-11-25';
const byHand = { method: null, deviceId: null };
const flagOf = (typed: string, birthDate: string | null, gender: 'male' | 'female' | null = 'female') => {
  const range = rangeFor([woman, child], { gender, birthDate, pregnancy: null, ...byHand }, TODAY);
  return judge(readResult('number', typed), range).flag;
};

describe('DOMAIN-CLINICAL 10, hemoglobin', () => {
  test.each([
    ['11.9', 'L'],
    ['6.9', 'LL'],
    ['7.0', 'L'],
    ['16.0', 'N'],
    ['16,1', 'H'],
    ['45', 'INVALID'],
  ])('of a woman, %s is %s', (typed, flag) => expect(flagOf(typed, '1980-01-01')).toBe(flag));

  test('of a girl of four is normal at 11.9', () => expect(flagOf('11.9', '2022-11-25')).toBe('N'));
  test('is without a flag where sex or age is not known', () => {
    expect(flagOf('11.9', '1980-01-01', null)).toBeNull();
    expect(flagOf('11.9', null)).toBeNull();
  });
  test('ages have their borders: fifteen on the birthday, not six any more', () => {
    expect(flagOf('11.9', '2011-11-25')).toBe('L');
    expect(flagOf('11.9', '2011-11-26')).toBeNull();
    expect(flagOf('11', '2020-11-26')).toBe('L');
    expect(flagOf('11', '2020-11-25')).toBeNull();
  });
});

test('the most particular range is hers: pregnancy, then sex, then age', () => {
  const pregnant: ReferenceRange = { ...anyone, pregnancy: 'trimester_2', low: 10.5 };
  const ranges = [anyone, { ...anyone, sex: 'female' as const, low: 1 }, woman, pregnant];
  const her = { gender: 'female', birthDate: '1990-01-01', pregnancy: null, ...byHand } as const;
  expect(rangeFor(ranges, her, TODAY)).toBe(woman);
  expect(rangeFor(ranges, { ...her, pregnancy: 'trimester_2' }, TODAY)).toBe(pregnant);
  expect(rangeFor(ranges, { ...her, gender: 'male' }, TODAY)).toBe(anyone);
});

test('a range of the device or the method goes before one of any, whomever that is of', () => {
  const device: ReferenceRange = { ...anyone, analyserId: 9, low: 11 };
  const manual: ReferenceRange = { ...anyone, method: 'Manual', low: 10 };
  const her = { gender: 'female', birthDate: '1990-01-01', pregnancy: null, ...byHand } as const;
  const ranges = [woman, device, manual];
  expect(rangeFor(ranges, her, TODAY)).toBe(woman);
  expect(rangeFor(ranges, { ...her, deviceId: 8 }, TODAY)).toBe(woman);
  expect(rangeFor(ranges, { ...her, method: 'manual' }, TODAY)).toBe(manual);
  expect(rangeFor(ranges, { ...her, method: 'Manual', deviceId: 9 }, TODAY)).toBe(device);
});

test('ages of which nothing is said are named, for either sex', () => {
  const gaps = gapsIn([woman, child]).map(({ sex, from, to, isBetween }) => [sex, from.value, to?.value, isBetween]);
  expect(gaps).toEqual([
    ['male', 0, 2, false],
    ['male', 6, undefined, false],
    ['female', 0, 2, false],
    ['female', 6, 15, true],
  ]);
  expect(gapsIn([anyone])).toEqual([]);
  expect(gapsIn([])).toEqual([]);
});

test('a comparator is kept, and what it names is not reached', () => {
  expect(readResult('number', '<0.5')).toEqual({ text: '<0.5', number: 0.5, comparator: '<' });
  expect(judge(readResult('number', '<0.5'), { ...anyone, low: 0.5 }).flag).toBe('L');
  expect(judge(readResult('number', '>40'), { ...anyone, high: 40 }).flag).toBe('H');
  expect(readResult('number', '1.234.567').number).toBeNull();
  expect(readResult('ratio', '1:160')).toEqual({ text: '1:160', number: null, comparator: null });
});

test('a word is normal, abnormal or alarming', () => {
  const range = { ...anyone, text: 'Negatif', criticalText: 'Positif' };
  expect(judge(readResult('choice', 'negatif'), range)).toEqual({ flag: 'N', critical: false });
  expect(judge(readResult('choice', 'Meragukan'), range)).toEqual({ flag: 'A', critical: false });
  expect(judge(readResult('choice', 'Positif'), range)).toEqual({ flag: 'A', critical: true });
});

test('a difference from the last value is told from its limit on', () => {
  expect(isDelta(12, 15, 20)).toBe(true);
  expect(isDelta(12.1, 15, 20)).toBe(false);
  expect(isDelta(12, null, 20)).toBe(false);
  for (const tenths of Array.from({ length: 300 }, (_none, at) => at + 1)) {
    const previous = tenths / 10;
    for (const factor of [90, 110]) expect(isDelta((tenths * factor) / 1_000, previous, 10)).toBe(true);
    for (const factor of [91, 109]) expect(isDelta((tenths * factor) / 1_000, previous, 10)).toBe(false);
  }
});

describe('calculated', () => {
  const value = (loinc: string, number: number, unit: string) => ({ loinc, number, unit });
  const lipids = (triglycerides: number) => [
    value('2093-3', 220, 'mg/dL'),
    value('2085-9', 45, 'mg/dL'),
    value('2571-8', triglycerides, 'mg/dL'),
  ];
  const nobody = { gender: null, years: null };
  test('LDL is what is left, up to 400 of triglycerides', () => {
    expect(calculated('ldl', lipids(150), nobody)).toBe(145);
    expect(calculated('ldl', lipids(401), nobody)).toBeNull();
    expect(calculated('ldl', lipids(150).slice(0, 2), nobody)).toBeNull();
  });
  test('another unit is another value', () =>
    expect(calculated('egfr', [value('2160-0', 88, 'umol/L')], { gender: 'male', years: 50 })).toBeNull());
  test('eGFR as CKD-EPI 2021 has it', () => {
    const of = (creatinine: number, gender: 'male' | 'female', age: number) =>
      Math.round(calculated('egfr', [value('2160-0', creatinine, 'mg/dL')], { gender, years: age }) ?? 0);
    expect(of(1, 'male', 50)).toBe(92);
    expect(of(1, 'female', 50)).toBe(69);
    expect(of(0.6, 'female', 30)).toBe(124);
    expect(of(1, 'male', 17)).toBe(0);
  });
  test('indices of red cells', () => {
    const blood = [value('718-7', 13, 'g/dL'), value('4544-3', 39, '%'), value('789-8', 4.5, '10*6/uL')];
    expect(calculated('mcv', blood, nobody)).toBeCloseTo(86.67, 2);
    expect(calculated('mch', blood, nobody)).toBeCloseTo(28.89, 2);
    expect(calculated('mchc', blood, nobody)).toBeCloseTo(33.33, 2);
  });
});

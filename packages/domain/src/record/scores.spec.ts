import { commonOutcomes, scored, type ScoreInput } from '@alur/contracts/record/scores/score';
import { allForms } from '@alur/contracts/record/forms/all-forms';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const right = (input: ScoreInput): fc.Arbitrary<string | number> => {
  if ('options' in input) return fc.constantFrom(...input.options.map(({ code }) => code));
  const { least: min, most: max } = input;
  return input.decimals === 0 ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
};

/** Whatever a form or a foreign system may send: right answers, none, and nonsense. */
const answer = (input: ScoreInput) =>
  fc.oneof(
    { weight: 6, arbitrary: right(input) },
    { weight: 1, arbitrary: fc.constantFrom(null, undefined, '') },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.double(), fc.integer()) },
  );

const pointTables = new Set(allForms.flatMap(({ tables }) => tables.flatMap(each => ('judge' in each ? [] : [each]))));

describe.each([...pointTables])('$table $version', table => {
  const sets = fc.record(Object.fromEntries(table.inputs.map(input => [input.input, answer(input)])));
  const outcomes = new Set([...Object.keys(table.outcomes), ...Object.keys(commonOutcomes)]);

  test('gives each of 10,000 sets of answers a class, or says what is missing', () => {
    const seen = new Set<string>();
    const isClassed = fc.property(sets, values => {
      const { total, outcome, missing, parts } = scored(table, values);
      seen.add(outcome);
      const sum = parts.reduce((before, { points }) => before + (points ?? NaN), 0);
      const isTotal = total === null ? outcome === 'incomplete' || outcome === 'untestable' : total === sum;
      const isWhole = (outcome === 'incomplete') === missing.length > 0;
      return outcomes.has(outcome) && isTotal && isWhole && parts.length + missing.length === table.inputs.length;
    });
    expect(fc.check(isClassed, { numRuns: 10_000 })).toMatchObject({ failed: false });
    expect(seen.size).toBeGreaterThan(1);
  });
});

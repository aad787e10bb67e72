import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allForms } from '@alur/contracts/record/forms/all-forms';
import { codesOf } from '@alur/contracts/questionnaire/answers';
import type { FormQuestion } from '@alur/contracts/questionnaire/definition';
import { addMonths, ageAt } from '@alur/contracts/record/scores/calendar';
import { dateOf, dayOf } from '@alur/contracts/record/scores/days';
import { aged, all, any, has, levelRule, not, over, signs } from '@alur/contracts/record/scores/conditions';
import { ruled } from '@alur/contracts/record/scores/rule';
import { commonOutcomes } from '@alur/contracts/record/scores/score';

const words = { id: 'Uji', en: 'Test', table: 'test', version: '1', source: 'uji' };
const rule = levelRule({
  ...words,
  inputs: ['signs', 'breath', 'born', 'seen'],
  decimals: { breath: 1 },
  outcomes: {
    red: { id: 'M', en: 'R', tone: 'danger' },
    yellow: { id: 'K', en: 'Y', tone: 'waiting' },
    green: { id: 'H', en: 'G', tone: 'success' },
  },
  levels: [
    ['red', any(has('signs', 'blue'), all(aged('months', 2, 12), over('breath', 50)))],
    ['yellow', signs(2, ['signs', 'hot', 'cold'])],
  ],
  otherwise: 'green',
});
const of = (values: object) => ruled(rule, { ...values });

describe('a rule', () => {
  test('says the worst that is sure, and nothing milder than what may be', () => {
    expect(of({ signs: ['blue'] })).toMatchObject({ outcome: 'red', parts: [{ input: 'signs', rule: 'blue' }] });
    expect(of({ signs: ['hot', 'cold'] })).toMatchObject({
      outcome: 'incomplete',
      missing: ['born', 'seen', 'breath'],
    });
    expect(of({ signs: ['hot', 'cold'], breath: 40 })).toMatchObject({ outcome: 'yellow' });
    expect(of({ signs: ['none'], breath: 40 })).toMatchObject({ outcome: 'green', missing: [] });
    expect(of({ signs: ['not_examined'], breath: 40 })).toMatchObject({ outcome: 'unexamined' });
    expect(of({ signs: ['none', 'blue'], breath: 40 })).toMatchObject({ outcome: 'red' });
  });
  test('rounds before it judges', () => {
    const infant = { signs: ['none'], born: '2026-01-01', seen: '2026-06-01' };
    expect(of({ ...infant, breath: 50.04 }).outcome).toBe('green');
    expect(of({ ...infant, breath: 50.05 }).outcome).toBe('red');
  });
  test('does not know the opposite of what it does not know', () => {
    expect(not(has('signs', 'blue'))({}).is).toBeNull();
    expect(not(has('signs', 'blue'))({ signs: ['hot'] }).is).toBe(true);
  });
});

describe('an age', () => {
  test.each([
    ['2026-01-31', '2026-03-01', 1, 1],
    ['2026-01-31', '2026-02-28', 1, 0],
    ['2024-02-29', '2025-02-28', 12, 0],
    ['2025-03-10', '2026-03-26', 12, 16],
    ['2026-03-01', '2026-03-01', 0, 0],
  ])('of %s on %s is %i months and %i days', (born, seen, months, beyond) => {
    expect(ageAt(born, seen)).toMatchObject({ months, beyond });
  });
  test('is none before birth, or of what is no date', () => {
    expect([ageAt('2026-03-02', '2026-03-01'), ageAt('', '2026-03-01'), ageAt('kemarin', '2026-03-01')]).toEqual([
      ...[null, null, null],
    ]);
  });
  test('adds up to the day again', () => {
    const day = fc.integer({ min: 0, max: 30_000 });
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 3_000 }), (born, later) => {
        const age = ageAt(dateOf(born), dateOf(born + later));
        expect(age && addMonths(born, age.months) + age.beyond).toBe(born + later);
        expect(dayOf(dateOf(born))).toBe(born);
      }),
    );
  });
});

/** Right answers, none, and nonsense. */
const answer = (asked: FormQuestion | undefined): fc.Arbitrary<string | number | string[] | null> => {
  if (!asked) return fc.constant(null);
  const nothing = fc.constantFrom(null, '', 'x');
  if (asked.type === 'date')
    return fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 20_000, max: 20_500 }).map(dateOf) }, nothing);
  if (asked.type === 'integer' || asked.type === 'decimal') {
    const [min, max] = [asked.least ?? 0, asked.most ?? 100];
    const number = asked.type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
    return fc.oneof({ weight: 6, arbitrary: number }, nothing);
  }
  const codes = [...codesOf(asked)];
  return asked.repeats ? fc.subarray(codes) : fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...codes) }, nothing);
};

const judged = allForms.flatMap(({ name, definition, tables }) =>
  tables.flatMap(table => ('judge' in table ? [{ name, definition, table, title: table.table }] : [])),
);
describe.each(judged)('the rule $title of $name', ({ definition, table }) => {
  const questions = definition.sections.flatMap(section => section.questions);
  test('is asked for, and gives any answers a class or says what is missing', () => {
    expect(questions.some(({ score }) => score?.table === table.table)).toBe(true);
    const values = Object.fromEntries(
      table.inputs.map(input => [input, answer(questions.find(({ linkId }) => linkId === input))]),
    );
    const outcomes = new Set([...Object.keys(table.outcomes), ...Object.keys(commonOutcomes)]);
    const seen = new Set([ruled(table, {}).outcome]);
    fc.assert(
      fc.property(fc.record(values), given => {
        const { outcome, missing, parts } = ruled(table, given);
        seen.add(outcome);
        expect(outcomes).toContain(outcome);
        expect(outcome === 'incomplete').toBe(missing.length > 0);
        for (const input of [...missing, ...parts.map(part => part.input)]) expect(table.inputs).toContain(input);
      }),
      { numRuns: 300 },
    );
    expect(seen.size).toBeGreaterThan(1);
  });
  test('says nothing of no answers', () => {
    expect(['incomplete', 'none']).toContain(ruled(table, {}).outcome);
  });
});

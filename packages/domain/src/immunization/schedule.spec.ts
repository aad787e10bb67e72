import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concernsOf } from '@alur/contracts/immunization/concerns';
import { planFor, type Dose, type SlotStatus } from '@alur/contracts/immunization/schedule';
import { Vaccine, type Series } from '@alur/contracts/immunization/enums';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';

const GIRL = { birthDate: '2026-01-15', gender: 'female' } as const;
const BOY = { ...GIRL, gender: 'male' } as const;

let drawn = 0;
const dose = (vaccine: Vaccine, doseNumber: number, date: string): Dose => ({ id: ++drawn, vaccine, doseNumber, date });
const statuses = (series: Series, doses: readonly Dose[], today: string, child: typeof GIRL | typeof BOY = GIRL) =>
  planFor(child, doses, today)
    .filter(each => each.series === series)
    .map(({ status }) => status);

describe('the schedule of DOMAIN 5.9', () => {
  test.each<[Series, string, SlotStatus[]]>([
    ['hb0', '2026-01-15', ['due']],
    ['hb0', '2026-01-16', ['overdue']],
    ['hb0', '2026-01-23', ['passed']],
    ['bcg', '2026-02-14', ['coming']],
    ['bcg', '2026-02-15', ['due']],
    ['bcg', '2026-03-18', ['overdue']],
    ['bcg', '2027-01-16', ['passed']],
    ['dtp_hb_hib', '2026-03-15', ['due', 'coming', 'coming', 'coming']],
    ['pcv', '2027-01-15', ['overdue', 'overdue', 'due']],
    ['mr', '2026-10-15', ['due', 'coming', 'coming']],
    ['rotavirus', '2026-09-16', ['passed', 'passed', 'passed']],
    ['je', '2026-11-15', ['open']],
    ['influenza', '2026-07-14', ['coming']],
    ['influenza', '2026-07-15', ['open']],
  ])('%s on %s is %j', (series, today, expected) => {
    expect(statuses(series, [], today)).toEqual(expected);
  });

  test('at school goes by the grade: MR in August and DT in November of the first, Td in the second and fifth', () => {
    const from = (series: Series) =>
      planFor(GIRL, [], '2030-01-01')
        .filter(each => each.series === series)
        .map(({ from: day }) => day);
    expect(from('mr').at(-1)).toBe('2033-08-01');
    expect(from('dt')).toEqual(['2033-11-01']);
    expect(from('td')).toEqual(['2034-11-01', '2037-11-01']);
    expect(from('hpv')).toEqual(['2037-08-01']);
  });

  test('calls girls alone for HPV', () => {
    expect(statuses('hpv', [], '2037-08-02', GIRL)).toEqual(['due']);
    expect(statuses('hpv', [], '2037-08-02', BOY)).toEqual([]);
    expect(statuses('hpv', [dose('hpv', 1, '2037-08-01')], '2037-08-02', BOY)).toEqual(['given']);
  });

  test('counts a dose of a combined vaccine in each of its lines, and MMR as MR', () => {
    const had = [dose('hexavalent', 1, '2026-03-15'), dose('mmr', 1, '2026-10-15')];
    expect(statuses('dtp_hb_hib', had, '2026-03-16')[0]).toBe('given');
    expect(statuses('ipv', had, '2026-03-16')[0]).toBe('given');
    expect(statuses('mr', had, '2026-10-16')[0]).toBe('given');
    expect(statuses('opv', had, '2026-03-16')[0]).toBe('due');
  });

  test('moves the next dose by the interval since the one before', () => {
    const had = [dose('dtp_hb_hib', 1, '2026-05-01')];
    expect(
      planFor(GIRL, had, '2026-05-20').find(each => each.series === 'dtp_hb_hib' && each.doseNumber === 2),
    ).toMatchObject({ status: 'coming', from: '2026-05-29' });
    expect(statuses('dtp_hb_hib', had, '2026-05-29')[1]).toBe('due');
  });

  test('asks no more for a dose when a later one was given', () => {
    expect(statuses('opv', [dose('opv', 2, '2026-04-01')], '2026-04-10').slice(0, 2)).toEqual(['passed', 'given']);
  });

  const history = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1000 }),
      vaccine: fc.constantFrom(...Vaccine.options),
      doseNumber: fc.integer({ min: 1, max: 5 }),
      date: fc
        .integer({ min: 0, max: 4000 })
        .map(days => new Date(Date.UTC(2026, 0, 15 + days)).toISOString().slice(0, 10)),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  );

  test('does not depend on the order in which doses were recorded', () => {
    fc.assert(
      fc.property(history, fc.nat(), (doses, seed) => {
        const shuffled = doses.toSorted((a, b) => ((a.id * 7919 + seed) % 1009) - ((b.id * 7919 + seed) % 1009));
        expect(planFor(GIRL, shuffled, '2030-06-01')).toEqual(planFor(GIRL, doses, '2030-06-01'));
      }),
    );
  });

  test('is touched by a dose in the lines of its vaccine alone, and shows each dose in one slot of a line', () => {
    fc.assert(
      fc.property(history, history, (doses, [more]) => {
        const before = planFor(GIRL, doses, '2030-06-01');
        const after = planFor(GIRL, more ? [...doses, { ...more, id: more.id + 5000 }] : doses, '2030-06-01');
        const touched = more ? vaccineFacts[more.vaccine].series : [];
        const others = (plan: typeof before) => plan.filter(({ series }) => !touched.includes(series));
        expect(others(after)).toEqual(others(before));
        for (const { status, given } of after) expect(status === 'given').toBe(given !== null);
        for (const { series, given } of after)
          if (given) expect(after.filter(each => each.series === series && each.given === given)).toHaveLength(1);
      }),
    );
  });
});

describe('what speaks against a dose', () => {
  const { birthDate } = GIRL;
  const said = (vaccine: Vaccine, doseNumber: number, date: string, doses: readonly Dose[] = []) =>
    concernsOf({ vaccine, doseNumber, date }, birthDate, doses);

  test('nothing does on the day on which it is due', () => {
    expect(said('dtp_hb_hib', 1, '2026-03-15')).toEqual([]);
    expect(said('mr', 1, '2026-10-15')).toEqual([]);
  });
  test('that it is on record, or was given in another vaccine of the same line', () => {
    expect(said('mr', 1, '2026-11-15', [dose('mmr', 1, '2026-10-15')])).toContainEqual({
      ...{ concern: 'dose_given', day: '2026-10-15' },
    });
  });
  test('that OPV and IPV have the same number does not', () => {
    expect(said('ipv', 1, '2026-05-15', [dose('opv', 1, '2026-02-15')])).toEqual([]);
  });
  test('that she is younger than the least age', () => {
    expect(said('dtp_hb_hib', 1, '2026-02-25')).toEqual([{ concern: 'too_young', day: '2026-02-26' }]);
    expect(said('mr', 1, '2026-10-14')).toEqual([{ concern: 'too_young', day: '2026-10-15' }]);
  });
  test('that the dose before is not four weeks past', () => {
    const had = [dose('opv', 1, '2026-02-15')];
    expect(said('opv', 2, '2026-03-14', had)).toEqual([{ concern: 'too_soon', day: '2026-03-15' }]);
    expect(said('opv', 2, '2026-03-15', had)).toEqual([]);
  });
  test('that its age is over', () => {
    expect(said('rotavirus', 1, '2026-09-16')).toEqual([{ concern: 'too_old', day: '2026-09-15' }]);
    expect(said('td', 1, '2060-09-16')).toEqual([]);
  });
  test('of ages nothing is said without a birth date', () => {
    expect(concernsOf({ vaccine: 'mr', doseNumber: 1, date: '2026-01-16' }, null, [])).toEqual([]);
  });
});

import type { AgeLimit, ReferenceRange } from '@alur/contracts/laboratory/interpret';
import { daysOf, endOf, gapsIn, meansOf } from '@alur/contracts/laboratory/reference-gaps';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ContentEvent, ReferenceEvent, RegisterEvent } from './events.js';

/** The reference ranges of a parameter, by the day from which they apply. */
export interface ReferenceState {
  readonly sets: readonly { readonly validFrom: string; readonly ranges: readonly ReferenceRange[] }[];
}

export const laboratoryReference: Aggregate<ReferenceState, ReferenceEvent> = {
  kind: 'laboratory_reference',
  initial: { sets: [] },
  evolve: ({ sets }, { data: { validFrom, ranges } }) => ({
    sets: [...sets.filter(each => each.validFrom !== validFrom), { validFrom, ranges }].toSorted((one, other) =>
      one.validFrom < other.validFrom ? -1 : 1,
    ),
  }),
};

/** The ranges that apply on a day. */
export const rangesOn = ({ sets }: ReferenceState, day: string): readonly ReferenceRange[] =>
  sets.findLast(({ validFrom }) => validFrom <= day)?.ranges ?? [];

const SIGNS = { day: 'd', month: 'mo', year: 'y' } as const;
/** An age limit in a notation that both languages share. */
const named = (age: AgeLimit | null): string => (age === null ? '∞' : `${age.value} ${SIGNS[age.unit]}`);
const inOrder = (ranges: readonly ReferenceRange[]) =>
  ranges.toSorted((one, other) => daysOf(one.ageFrom) - daysOf(other.ageFrom));

const checkLimits = (range: ReferenceRange, path: string): void => {
  const { low, high, criticalLow, criticalHigh, validLow, validHigh, ageFrom } = range;
  const rising = [validLow, criticalLow, low, high, criticalHigh, validHigh].filter(each => each !== null);
  const isRising = rising.every((each, index) => index === 0 || rising[index - 1]! <= each);
  ensure(isRising, 'laboratory.limits-not-rising', {}, `${path}.low`);
  ensure(daysOf(ageFrom) < endOf(range), 'laboratory.age-reversed', {}, `${path}.ageTo`);
};

/** Throws if two ranges apply to the same people. */
const checkOverlaps = (ranges: readonly ReferenceRange[]): void => {
  const groups = Map.groupBy(ranges, range => `${range.sex}|${range.pregnancy}|${meansOf(range)}`);
  for (const group of groups.values()) {
    const sorted = inOrder(group);
    sorted.forEach((range, index) => {
      const before = sorted[index - 1];
      ensure(
        before === undefined || endOf(before) <= daysOf(range.ageFrom),
        'laboratory.ranges-overlap',
        { from: named(range.ageFrom), to: named(before?.ageTo ?? null) },
        `ranges.${ranges.indexOf(range)}.ageFrom`,
      );
    });
  }
};

/** Throws if ages between two ranges of one kind are not covered, because a value would never be flagged there. */
const checkHoles = (ranges: readonly ReferenceRange[], nameOf: (analyserId: number) => string): void => {
  const gap = gapsIn(ranges).find(({ isBetween }) => isBetween);
  if (!gap) return;
  const means = [gap.method, gap.analyserId && nameOf(gap.analyserId)].filter(each => each).join(', ');
  const sex = gap.sex === 'male' ? '♂' : '♀';
  throw new Rejection(
    'laboratory.ranges-hole',
    { sex: means === '' ? sex : `${sex}, ${means}`, from: named(gap.from), to: named(gap.to) },
    `ranges.${gap.before === null ? 0 : ranges.indexOf(gap.before)}.ageFrom`,
  );
};

/** Sets the ranges; overlaps and gaps are refused, and the refusal names them. */
export const setReferences = (
  parameterId: number,
  { validFrom, ranges }: { validFrom: string; ranges: ReferenceRange[] },
  nameOf: (analyserId: number) => string,
): ReferenceEvent[] => {
  ranges.forEach((range, index) => checkLimits(range, `ranges.${index}`));
  checkOverlaps(ranges);
  checkHoles(ranges, nameOf);
  return [{ type: 'LaboratoryReferencesSet', data: { parameterId, validFrom, ranges } }];
};

export interface ContentState {
  readonly parameterIds: readonly number[];
}

export const laboratoryContent: Aggregate<ContentState, ContentEvent> = {
  kind: 'laboratory_content',
  initial: { parameterIds: [] },
  evolve: (_state, { data }) => ({ parameterIds: data.parameterIds }),
};

/** Sets a panel's parameters, each once. */
export const setContents = (panelId: number, parameterIds: readonly number[]): ContentEvent[] => [
  { type: 'LaboratoryPanelContentsSet', data: { panelId, parameterIds: [...new Set(parameterIds)] } },
];

/** The last tube number that was given on a day. */
export interface RegisterState {
  readonly last: number;
}

export const laboratoryRegister: Aggregate<RegisterState, RegisterEvent> = {
  kind: 'laboratory_register',
  initial: { last: 0 },
  evolve: (_state, { data: { first, count } }) => ({ last: first + count - 1 }),
};

export const registerId = (merchantId: number, date: string): string => `${merchantId}_${date}`;

/**
 * `26112500123`: the day and the tube's sequence number, eleven digits because analysers accept that (DOMAIN-CLINICAL
 * 10).
 */
export const specimenNumber = (date: string, sequence: number): string =>
  `${date.slice(2).replaceAll('-', '')}${String(sequence).padStart(5, '0')}`;

export const assignNumbers = (
  { last }: RegisterState,
  orderId: number,
  date: string,
  count: number,
): RegisterEvent => ({
  type: 'LaboratorySpecimenNumbersAssigned',
  data: { orderId, date, first: last + 1, count },
});

import { ageOn, yearsOf } from '@alur/contracts/patient/age';
import { calculated, type Known } from '@alur/contracts/laboratory/formulas';
import { isDelta, judge, rangeFor, readResult, type Judged, type Subject } from '@alur/contracts/laboratory/interpret';
import { cultureText, isCriticalCulture, type Culture } from '@alur/contracts/laboratory/microbiology';
import type { ResultOrigin } from '@alur/contracts/laboratory/rows';
import { ensure } from '../kernel/rejection.js';
import { keysOf, stillOrdered, type By } from './decisions.js';
import type { DataOf, LaboratoryOrderEvent, OrderedTest } from './events.js';
import type { AnyOrder, LaboratoryOrderState } from './order.js';

/** The patient's present data, and the day on which the sample is measured. */
export interface Measured extends Omit<Subject, 'pregnancy'> {
  today: string;
}

/** The last validated value of each parameter from the days before. */
export type Earlier = Readonly<Record<number, DataOf<'LaboratoryResultEntered'>['previous']>>;

export interface NewResult {
  parameterId: number;
  text: string;
  note: string;
  microbiology?: Culture | null;
}

const testOf = (order: AnyOrder, parameterId: number): OrderedTest => {
  const test = order.tests.find(each => each.parameterId === parameterId);
  ensure(test !== undefined, 'laboratory.test-not-ordered', {}, 'results');
  return test;
};

/** A result needs a received sample (DOMAIN 2.7); a calculated value needs none of its own. */
const checkReceived = (order: AnyOrder, { specimen, name }: OrderedTest): void => {
  const its = order.specimens.find(({ specimenId }) => specimenId === specimen?.specimenId);
  const isThere = specimen === null ? order.status === 'begun' || order.status === 'done' : its?.status === 'received';
  ensure(isThere, 'laboratory.specimen-not-received', { name }, 'results');
};

/** A culture's result must name what grew; other kinds of results must not. */
const cultureOf = ({ kind, name }: OrderedTest, culture: Culture | null): Culture | null => {
  ensure(kind === 'microbiology' || culture === null, 'laboratory.not-a-culture', { name }, 'results');
  if (kind !== 'microbiology') return null;
  ensure(culture !== null, 'laboratory.culture-missing', { name }, 'results');
  const { growth, isolates } = culture;
  ensure((growth === 'growth') === isolates.length > 0, 'laboratory.isolates-differ', { name }, 'results');
  for (const { organism, sensitivities } of isolates) {
    const tried = new Set(sensitivities.map(({ antibiotic }) => antibiotic));
    ensure(tried.size === sensitivities.length, 'laboratory.antibiotic-twice', { organism }, 'results');
  }
  return culture;
};

/**
 * Growth is abnormal; which organism is critical is set in the parameter's range. A contaminated culture is not judged.
 */
const judgedCulture = (culture: Culture, reference: ReturnType<typeof rangeFor>): Judged => {
  const critical = isCriticalCulture(culture, reference?.criticalText ?? null);
  const flags = { no_growth: 'N', growth: 'A', contaminated: null } as const;
  return { flag: flags[culture.growth], critical };
};

/** The event's data of a value: parsed, judged by the range for this patient, and compared with the previous value. */
const valueOf = (
  order: AnyOrder,
  test: OrderedTest,
  { text: typed, note, microbiology }: NewResult,
  { measured, earlier, deviceId = null }: Pick<Entering, 'measured' | 'earlier' | 'deviceId'>,
) => {
  const previous = earlier[test.parameterId];
  const culture = cultureOf(test, microbiology ?? null);
  const read = readResult(test.kind, culture === null ? typed : cultureText(culture));
  ensure(test.kind !== 'number' || read.number !== null, 'laboratory.not-a-number', { name: test.name }, 'results');
  const isOffered = test.kind !== 'choice' || test.choices.length === 0 || test.choices.includes(read.text);
  ensure(isOffered, 'laboratory.not-a-choice', { name: test.name }, 'results');
  const reference = rangeFor(
    test.ranges,
    { ...measured, pregnancy: order.pregnancy, method: test.method, deviceId },
    measured.today,
  );
  return {
    ...{ ...keysOf(order), parameterId: test.parameterId, ...read, unit: test.unit },
    ...(culture === null ? judge(read, reference) : judgedCulture(culture, reference)),
    ...(culture !== null && { microbiology: culture }),
    reference,
    previous: previous ?? null,
    delta: isDelta(read.number, previous?.number ?? null, test.deltaPercent),
    note: note || null,
  };
};

/** Sends to another laboratory only tubes that were received and have no value yet. */
export const sendOut = (
  state: LaboratoryOrderState,
  { parameterIds, laboratory }: { parameterIds: readonly number[]; laboratory: string },
  { staff, now }: By,
): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  for (const id of parameterIds) {
    const test = testOf(order, id);
    checkReceived(order, test);
    ensure(!order.sentOut.includes(id), 'laboratory.already-sent', { name: test.name });
    ensure(order.results[id] === undefined, 'laboratory.has-result', { name: test.name });
  }
  return [
    {
      type: 'LaboratorySentOut',
      data: {
        ...{ ...keysOf(order), parameterIds: [...new Set(parameterIds)] },
        ...{ laboratory, sentBy: staff, effectiveAt: now },
      },
    },
  ];
};

export interface Entering {
  measured: Measured;
  earlier: Earlier;
  by: By;
  origin?: ResultOrigin;
  /** The analyser that measured it. */
  deviceId?: number | null;
}

/** Enters drafts: a value replaces the previous one, until it is validated. */
export const enter = (
  state: LaboratoryOrderState,
  results: readonly NewResult[],
  entering: Entering,
): LaboratoryOrderEvent[] => {
  const { by, origin, deviceId = null } = entering;
  const order = stillOrdered(state);
  const originOf = (id: number): ResultOrigin => origin ?? (order.sentOut.includes(id) ? 'sent_out' : 'manual');
  return results.map(result => {
    const test = testOf(order, result.parameterId);
    checkReceived(order, test);
    const has = order.results[test.parameterId];
    ensure(has?.status !== 'validated', 'laboratory.already-validated', { by: has?.by ?? '' }, 'results');
    const value = valueOf(order, test, result, entering);
    return {
      type: 'LaboratoryResultEntered',
      data: {
        ...{ ...value, version: 1, origin: originOf(test.parameterId), deviceId },
        ...{ enteredBy: by.staff, effectiveAt: by.now },
      },
    };
  });
};

/** Corrects a validated value; the previous version stays (DOMAIN 2.7). */
export const correct = (
  state: LaboratoryOrderState,
  { reason, ...result }: NewResult & { reason: string },
  entering: Entering,
): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  const test = testOf(order, result.parameterId);
  const has = order.results[test.parameterId];
  ensure(has?.status === 'validated', 'laboratory.not-validated', { name: test.name });
  const value = valueOf(order, test, result, entering);
  ensure(value.flag !== 'INVALID', 'laboratory.result-invalid', { name: test.name }, 'text');
  return [
    {
      type: 'LaboratoryResultCorrected',
      data: {
        ...{ ...value, version: has.version + 1, origin: 'manual', deviceId: null, reason },
        ...{ correctedBy: entering.by.staff, effectiveAt: entering.by.now },
      },
    },
  ];
};

const knownOf = (order: AnyOrder): Known[] =>
  order.tests.flatMap(({ parameterId, loinc, unit }) => {
    const result = order.results[parameterId];
    return result?.status === 'validated' && result.comparator === null ? [{ loinc, unit, number: result.number }] : [];
  });

/**
 * Values calculated from those that are validated now, as drafts (DOMAIN-CLINICAL 10: only when all inputs are
 * validated).
 */
export const workOut = (state: LaboratoryOrderState, entering: Omit<Entering, 'origin'>): LaboratoryOrderEvent[] => {
  const order = stillOrdered(state);
  const { gender, birthDate, today } = entering.measured;
  const whose = { gender, years: yearsOf(ageOn(birthDate, today)) };
  const known = knownOf(order);
  return order.tests.flatMap(({ parameterId, formula, decimals, kind }) => {
    if (formula === null || kind !== 'number' || order.results[parameterId] !== undefined) return [];
    const value = calculated(formula, known, whose);
    if (value === null) return [];
    const text = value.toFixed(decimals ?? 1);
    return enter(order, [{ parameterId, text, note: '' }], { ...entering, origin: 'calculated' });
  });
};

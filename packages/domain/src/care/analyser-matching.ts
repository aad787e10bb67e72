import { readResult } from '@alur/contracts/laboratory/interpret';
import { ensure, Rejection } from '../kernel/rejection.js';
import { verify } from '../laboratory/decisions.js';
import type { LaboratoryOrderEvent, OrderedTest } from '../laboratory/events.js';
import { laboratoryOrder, type AnyOrder, type LaboratoryOrderState } from '../laboratory/order.js';
import { enter, type Entering } from '../laboratory/results.js';
import type { LeftValue, ReceivedValue } from '../analyser/events.js';
import type { MappingState } from '../analyser/mapping.js';

export interface Matching {
  sampleNumber: string;
  values: readonly ReceivedValue[];
  mapping: MappingState;
  entering: Omit<Entering, 'origin'>;
  /** The device's rule. */
  verifiesNormal: boolean;
}

export interface Matched {
  events: LaboratoryOrderEvent[];
  taken: { code: string; parameterId: number }[];
  left: LeftValue[];
}

/** The mapping for the value's code: the line with its unit, else a line without a unit. */
const lineOf = ({ code, unit }: ReceivedValue, { lines }: MappingState) => {
  const ofCode = lines.filter(line => line.code === code);
  ensure(ofCode.length > 0, 'analyser.code-unmapped');
  const line = ofCode.find(each => each.unit === unit) ?? ofCode.find(each => each.unit === null);
  ensure(line !== undefined, 'analyser.unit-differs');
  return line;
};

/**
 * Rounding to this many digits keeps all digits that a device sends, and drops the multiplication's floating-point
 * noise.
 */
const DIGITS = 12;

/**
 * The value converted to the parameter's unit; a comparator is preserved, and text that is no number is left unchanged.
 */
const inUnitOf = (value: string, factor: number, { kind, decimals }: OrderedTest): string => {
  const { number, comparator } = readResult(kind, value);
  if (number === null || factor === 1) return value;
  const product = Number((number * factor).toPrecision(DIGITS));
  return `${comparator ?? ''}${decimals === null ? product : product.toFixed(decimals)}`;
};

const testOf = (order: AnyOrder, parameterId: number, sampleNumber: string): OrderedTest => {
  const test = order.tests.find(each => each.parameterId === parameterId);
  ensure(test !== undefined, 'analyser.not-asked');
  const tube = order.specimens.find(({ number }) => number === sampleNumber);
  ensure(test.specimen === null || test.specimen.specimenId === tube?.specimenId, 'analyser.another-tube');
  return test;
};

/** The event that enters one value into the order, or none if the order already has the same value. */
const entered = (state: AnyOrder, value: ReceivedValue, matching: Matching) => {
  ensure(value.status !== 'none', 'analyser.no-value');
  ensure(value.status !== 'preliminary', 'analyser.preliminary');
  const { parameterId, factor } = lineOf(value, matching.mapping);
  const test = testOf(state, parameterId, matching.sampleNumber);
  const text = inUnitOf(value.value, factor, test);
  const events =
    state.results[parameterId]?.text === text
      ? []
      : enter(state, [{ parameterId, text, note: '' }], { ...matching.entering, origin: 'analyser' });
  return { parameterId, events };
};

/** Only normal values without a delta alarm are verified by a rule; people validate them (DOMAIN-CLINICAL 10). */
const normalOf = (events: readonly LaboratoryOrderEvent[]): number[] =>
  events.flatMap(({ type, data }) =>
    type === 'LaboratoryResultEntered' && data.flag === 'N' && !data.delta ? [data.parameterId] : [],
  );

/**
 * Enters the values that the order asked for. A value that the order refuses is returned with the refusal's code; the
 * others are entered all the same.
 */
export const match = (order: LaboratoryOrderState, matching: Matching): Matched => {
  const matched: Matched = { events: [], taken: [], left: [] };
  let state = order;
  for (const value of matching.values) {
    try {
      ensure(state.status !== 'none', 'analyser.sample-unknown');
      const { parameterId, events } = entered(state, value, matching);
      state = events.reduce(laboratoryOrder.evolve, state);
      matched.events.push(...events);
      matched.taken.push({ code: value.code, parameterId });
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      matched.left.push({ code: value.code, reason: error.code });
    }
  }
  const normal = matching.verifiesNormal ? normalOf(matched.events) : [];
  if (normal.length > 0) matched.events.push(...verify(state, normal, matching.entering.by));
  return matched;
};

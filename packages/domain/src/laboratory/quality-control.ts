import type { laboratoryControl } from '@alur/contracts/laboratory/quality-control';
import { brokenRules, isRefusing, type WestgardRule } from '@alur/contracts/laboratory/westgard';
import type * as z from 'zod/mini';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import type { By } from './decisions.js';
import type { QualityControlEvent } from './events.js';

interface Measured {
  readonly measurement: number;
  readonly level: number;
  readonly z: number;
  readonly rules: readonly WestgardRule[];
}

/** A parameter's last controls, without voided ones, and whether a broken rule was released. */
export interface QualityControlState {
  readonly ever: number;
  readonly points: readonly Measured[];
  readonly isReleased: boolean;
  /** The month of the last carry-forward, or of the first control; null before that. */
  readonly period: string | null;
}

/** The longest rule looks at ten controls of each of three levels. */
const MOST = 30;

const monthOf = (day: string): string => day.slice(0, 7);

const evolve = (state: QualityControlState, { type, data }: QualityControlEvent): QualityControlState => {
  switch (type) {
    case 'QualityControlMeasured': {
      const { measurement, level, rules, value, mean, standardDeviation } = data;
      const point = { measurement, level, rules, z: (value - mean) / standardDeviation };
      const period = state.period ?? monthOf(data.effectiveAt);
      return { ever: measurement, points: [...state.points, point].slice(-MOST), isReleased: false, period };
    }
    case 'QualityControlCarriedForward': {
      const { measurement, points, isReleased, period } = data;
      return { ever: measurement, points, isReleased, period };
    }
    case 'QualityControlVoided':
      return { ...state, points: state.points.filter(({ measurement }) => measurement !== data.measurement) };
    case 'QualityControlReleased':
      return { ...state, isReleased: true };
  }
};

export const qualityControl: Aggregate<QualityControlState, QualityControlEvent> = {
  kind: 'quality_control',
  initial: { ever: 0, points: [], isReleased: false, period: null },
  evolve,
};

/**
 * Rules by which the last control of any level blocks validation, until it is released or a new control is in order.
 */
export const heldBy = ({ points, isReleased }: QualityControlState): readonly WestgardRule[] => {
  if (isReleased) return [];
  const last = new Map(points.map(point => [point.level, point.rules]));
  return [...new Set([...last.values()].filter(isRefusing).flat())];
};

/** SHAPES, Streams and appends: a month's first control is preceded by an event with the controls before it. */
const carriedForward = (state: QualityControlState, parameterId: number, period: string): QualityControlEvent[] => {
  const { ever, points, isReleased } = state;
  if (state.period === null || state.period >= period) return [];
  const carried = points.map(point => ({ ...point, rules: [...point.rules] }));
  return [
    {
      type: 'QualityControlCarriedForward',
      data: { parameterId, period, measurement: ever, points: carried, isReleased },
    },
  ];
};

type Control = z.infer<(typeof laboratoryControl)['fields']>;

export const measure = (
  state: QualityControlState,
  {
    parameterId,
    controlId,
    control,
    value,
  }: { parameterId: number; controlId: number; control: Control; value: number },
  { staff, now, today }: By & { today: string },
): QualityControlEvent[] => {
  const { name, level, lot, mean, standardDeviation, expiry } = control;
  ensure(control.parameterId === parameterId, 'laboratory.control-of-another', {}, 'controlId');
  ensure(expiry === null || expiry >= today, 'laboratory.control-expired', {}, 'controlId');
  const rules = brokenRules([...state.points, { level, z: (value - mean) / standardDeviation }]);
  return [
    ...carriedForward(state, parameterId, monthOf(today)),
    {
      type: 'QualityControlMeasured',
      data: {
        ...{ parameterId, measurement: state.ever + 1, controlId, name, level, lot, value, mean, standardDeviation },
        ...{ rules, measuredBy: staff, effectiveAt: now },
      },
    },
  ];
};

export const voidMeasurement = (
  state: QualityControlState,
  { parameterId, measurement, reason }: { parameterId: number; measurement: number; reason: string },
  { staff, now }: By,
): QualityControlEvent[] => {
  ensure(
    state.points.some(each => each.measurement === measurement),
    'laboratory.control-not-found',
  );
  return [
    { type: 'QualityControlVoided', data: { parameterId, measurement, reason, voidedBy: staff, effectiveAt: now } },
  ];
};

export const release = (
  state: QualityControlState,
  { parameterId, reason }: { parameterId: number; reason: string },
  { staff, now }: By,
): QualityControlEvent[] => {
  ensure(heldBy(state).length > 0, 'laboratory.not-held');
  return [{ type: 'QualityControlReleased', data: { parameterId, reason, releasedBy: staff, effectiveAt: now } }];
};

/** DOMAIN-CLINICAL 10: a parameter's results cannot be validated while one of its controls breaks a rule. */
export const checkQuality = (state: QualityControlState, name: string): void => {
  const rules = heldBy(state);
  ensure(rules.length === 0, 'laboratory.quality-held', { name, rules: rules.join(', ') });
};

import { fluidDisplay, FLUID_CODES, type FluidKind } from '@alur/contracts/record/fluids';
import {
  TypedWarning,
  typedScore,
  typedWarningOf,
  warningOf,
  type ObservedValues,
  type Thresholds,
  type TypedLimits,
  type Variant,
} from '@alur/contracts/record/early-warning';
import type { ObservationCategory } from '@alur/contracts/record/observation-rows';
import { OWN_CODES, parameterNamed, parameterOf, type ParameterName } from '@alur/contracts/record/parameters';
import { isTypedScale, reassessIn, type Scale } from '@alur/contracts/record/scales';
import { scored, type ScoreValue } from '@alur/contracts/record/scores/score';
import { newestTable } from '@alur/contracts/record/scores/tables';
import { isPressureReversed } from '@alur/contracts/record/vitals';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { ObservationEvent, ObservationItem, ObservationsCorrected, ObservationsRecorded } from './events.js';
import type { ObservationState } from './observation.js';

/** Values older than this must be recorded in a note instead. */
const LATEST_HOURS = 24;

/** The time of an observation: now, or within the last day and since the patient's arrival. */
export const observedAt = (said: string | null, now: string, since: string | null): string => {
  if (said === null) return now;
  const at = new Date(said).toISOString();
  const isTimely = at <= now && Date.parse(at) >= Date.parse(now) - LATEST_HOURS * 3_600_000;
  ensure(isTimely && (since === null || at >= since), 'record.observed-when', {}, 'effectiveAt');
  return at;
};

const after = (at: string, minutes: number | null): string | null =>
  minutes === null ? null : new Date(Date.parse(at) + minutes * 60_000).toISOString();

export interface Observing {
  readonly observationId: number;
  readonly by: Staff;
  readonly at: string;
  readonly nextInMinutes: number | null;
}

const recorded = (
  visit: CareHeader,
  { observationId, by, at }: Observing,
  category: ObservationCategory,
  data: Pick<ObservationsRecorded, 'items'> & Partial<ObservationsRecorded>,
): ObservationEvent[] => [
  {
    type: 'ObservationsRecorded',
    data: { ...headerOf(visit), observationId, effectiveAt: at, recordedBy: by, category, ...data },
  },
];

const coding = (system: string, code: string, display: string) => ({ system, version: null, code, display });

interface Value {
  readonly parameter: ParameterName;
  readonly value: number | null;
  readonly choice: string | null;
}

/** One value as an item; throws if it is impossible in a living person, or not one of the choices. */
const itemOf = ({ parameter, value, choice }: Value, index: number): ObservationItem => {
  const it = parameterOf(parameter);
  const coded = coding(it.system, it.code, it.display);
  if ('options' in it) {
    const isKnown = value === null && it.options.some(({ code }) => code === choice);
    ensure(isKnown, 'record.observed-choice', { parameter }, `values.${index}.choice`);
    return { coding: coded, value: null, unit: null, choice: choice ?? '', text: null };
  }
  const { least, most, decimals, ucum } = it;
  const isNumber = choice === null && value !== null && value >= least && value <= most;
  ensure(isNumber, 'record.observed-range', { parameter, least, most }, `values.${index}.value`);
  ensure(
    Number(value.toFixed(decimals)) === value,
    'record.observed-range',
    { parameter, least, most },
    `values.${index}.value`,
  );
  return { coding: coded, value, unit: ucum, text: null };
};

interface Readings {
  readonly values: readonly Value[];
  readonly variant: Variant;
  readonly typed: { total: number; source: string } | null;
  readonly note: string | null;
}

/** The values as items; throws if they contradict each other. */
const readingsOf = (values: readonly Value[]): { items: ObservationItem[]; named: ObservedValues } => {
  ensure(values.length > 0, 'record.observed-nothing');
  ensure(new Set(values.map(each => each.parameter)).size === values.length, 'record.observed-twice');
  const named: ObservedValues = Object.fromEntries(values.map(each => [each.parameter, each.value ?? each.choice]));
  const { systolic, diastolic } = named;
  const isReversed =
    typeof systolic === 'number' && typeof diastolic === 'number' && isPressureReversed({ systolic, diastolic });
  ensure(!isReversed, 'record.pressure-reversed', {}, 'values');
  return { items: values.map(itemOf), named };
};

/** The values, their score by the patient's table, and when the next measurement is due. */
const judged = (
  { values, variant, typed, note }: Readings,
  when: { at: string; nextInMinutes: number | null },
  thresholds: Thresholds & TypedLimits,
) => {
  const { items, named } = readingsOf(values);
  const table = typedWarningOf(variant);
  ensure(typed === null || table !== null, 'record.score-counted', {}, 'typed');
  const { score, level, reasons, everyMinutes } = warningOf(named, {
    ...{ variant, thresholds, typedTotal: typed?.total ?? null },
  });
  const typedItem: ObservationItem[] =
    typed === null || table === null
      ? []
      : [
          {
            coding: coding(OWN_CODES, table, table.toUpperCase()),
            value: typed.total,
            unit: '{score}',
            text: typed.source,
          },
        ];
  return {
    items: [...items, ...typedItem],
    variant,
    ...(score && { score }),
    ...(level && { level }),
    nextDueAt: after(when.at, when.nextInMinutes ?? everyMinutes),
    ...(reasons.length > 0 && { alert: { reasons } }),
    note,
  };
};

export const recordValues = (
  visit: CareHeader,
  observing: Observing,
  command: Readings & { category: 'vital_signs' | 'icu' },
  thresholds: Thresholds & TypedLimits,
): ObservationEvent[] => recorded(visit, observing, command.category, judged(command, observing, thresholds));

const fluidItem = ({ kind, volume }: { kind: FluidKind; volume: number }): ObservationItem => ({
  ...{ coding: coding(FLUID_CODES, kind, fluidDisplay[kind]), value: volume, unit: 'mL', text: null },
});

export const recordFluid = (
  visit: CareHeader,
  observing: Observing,
  { note, ...fluid }: { kind: FluidKind; volume: number; note: string | null },
): ObservationEvent[] => recorded(visit, observing, 'fluid', { items: [fluidItem(fluid)], note });

/** A scale, computed by its newest version; or a total that was counted elsewhere, with its origin. */
export const recordScale = (
  visit: CareHeader,
  observing: Observing,
  command: {
    scale: Scale;
    inputs: readonly { input: string; value: number | null; choice: string | null }[];
    typed: { total: number; source: string } | null;
  },
): ObservationEvent[] => {
  const { scale, inputs, typed } = command;
  const table = newestTable(scale);
  const isTyped = isTypedScale(scale);
  ensure(isTyped === (typed !== null), 'record.score-counted', {}, 'typed');
  const values: Record<string, ScoreValue> = Object.fromEntries(
    inputs.map(({ input, value, choice }) => [input, value ?? choice]),
  );
  const score = typed ? typedScore(scale, typed.total, 'typed') : table && scored(table, values);
  ensure(score?.missing.length === 0 && score.total !== null, 'record.scale-incomplete', {}, 'inputs');
  return recorded(visit, observing, 'scale', {
    items: [
      {
        coding: coding(OWN_CODES, scale, table?.en ?? scale.toUpperCase()),
        ...{ value: score.total, unit: '{score}', text: typed?.source ?? null },
      },
    ],
    score,
    nextDueAt: after(observing.at, observing.nextInMinutes ?? reassessIn(scale)),
  });
};

type Standing = Exclude<ObservationState, { status: 'none' }>;

interface Correcting {
  readonly by: Staff;
  /** The version that the user has seen. */
  readonly amends: number;
  readonly reason: string;
}

const corrected = (
  state: Standing,
  { by: correctedBy, amends, reason }: Correcting,
  data: Pick<ObservationsCorrected, 'items'> & Partial<ObservationsCorrected>,
): ObservationEvent[] => {
  ensure(state.status !== 'voided', 'record.observations-voided');
  ensure(amends === state.version, 'record.observations-moved');
  const { observationId, category, effectiveAt, version } = state;
  const of = { ...headerOf(state), observationId, category, effectiveAt, version: version + 1, correctedBy };
  return [{ type: 'ObservationsCorrected', data: { ...of, replaces: { version, reason }, ...data } }];
};

/**
 * An item that is neither a vital sign nor a typed total, such as a complaint or a circumference; it is left unchanged.
 */
const isOther = ({ coding: of }: ObservationItem): boolean =>
  parameterNamed(of) === null && !TypedWarning.options.some(each => each === of.code);

/** Corrects values and computes their score again; outpatients' values have no score. */
export const correctValues = (
  state: Standing,
  correcting: Correcting,
  readings: Readings & { nextInMinutes: number | null },
  thresholds: Thresholds & TypedLimits,
): ObservationEvent[] => {
  ensure(state.category === 'vital_signs' || state.category === 'icu', 'record.observations-other');
  const others = state.items.filter(isOther);
  const { values, note, nextInMinutes } = readings;
  const { items, ...data } =
    state.variant === null
      ? { items: readingsOf(values).items, note }
      : judged(readings, { at: state.effectiveAt, nextInMinutes }, thresholds);
  return corrected(state, correcting, { ...data, items: [...others, ...items] });
};

export const correctFluid = (
  state: Standing,
  correcting: Correcting,
  { note, ...fluid }: { kind: FluidKind; volume: number; note: string | null },
): ObservationEvent[] => {
  ensure(state.category === 'fluid', 'record.observations-other');
  return corrected(state, correcting, { items: [fluidItem(fluid)], note });
};

export const voidObservations = (state: Standing, voidedBy: Staff, reason: string): ObservationEvent[] => {
  ensure(state.status !== 'voided', 'record.observations-voided');
  const { observationId, category, effectiveAt } = state;
  return [
    {
      type: 'ObservationsVoided',
      data: { ...headerOf(state), observationId, category, effectiveAt, voidedBy, reason },
    },
  ];
};

/** An alert is acknowledged once; a second attempt is refused with the name of whoever was first. */
export const acknowledgeAlert = (
  state: Standing,
  { staff, now }: { staff: Staff; now: string },
  note: string | null,
): ObservationEvent[] => {
  ensure(state.status !== 'voided', 'record.observations-voided');
  ensure(state.isAlarming, 'record.no-alert');
  const { acknowledgedBy } = state;
  ensure(acknowledgedBy === null, 'record.alert-acknowledged', { name: acknowledgedBy?.name ?? '' });
  const data = {
    ...headerOf(state),
    observationId: state.observationId,
    effectiveAt: now,
    acknowledgedBy: staff,
    note,
  };
  return [{ type: 'ObservationAlertAcknowledged', data }];
};

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

/** Typed in later than this, it is told in a note. */
const LATEST_HOURS = 24;

/** When something was so: now, or a moment of the last day in which she was here. */
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

/** One value as it is kept, if it can be in a living person, or is one of the choices. */
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

/** The values, if they can be so together. */
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

/** What was read, what it comes to by the table of whoever it was read of, and when it is to be read again. */
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

/** A scale, counted by the newest version of its table; or a total that was counted elsewhere, with where. */
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
  /** The version that whoever corrects has seen. */
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

/** Neither a sign nor a typed total: a complaint, a circumference. It stays as it is. */
const isOther = ({ coding: of }: ObservationItem): boolean =>
  parameterNamed(of) === null && !TypedWarning.options.some(each => each === of.code);

/** A wrong value is put right, and what they come to is counted again; in a clinic nothing is scored. */
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

/** The first who says so has seen it; whoever comes second is told who was quicker. */
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

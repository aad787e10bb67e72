import { concernsOf } from '@alur/contracts/immunization/concerns';
import type { Dose } from '@alur/contracts/immunization/schedule';
import type { Params } from '@alur/contracts/kernel/failure';
import type { Concern, Vaccine } from '@alur/contracts/immunization/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import type { Staff } from '../kernel/care-header.js';
import { ensure, Rejection } from '../kernel/rejection.js';
import type { ImmunizationData, ImmunizationEvent } from './events.js';

interface Kept {
  readonly immunizationId: number;
  readonly patientId: number;
  readonly encounterId: number | null;
  readonly vaccine: Vaccine;
  readonly doseNumber: number;
  readonly date: string;
  /** What it was given by, while it was given here. */
  readonly given: ImmunizationData<'ImmunizationGiven'> | null;
}
export type AnyImmunization =
  | (Kept & { readonly status: 'given' | 'reported' | 'not_given' })
  | (Kept & { readonly status: 'struck'; readonly struckBy: Staff });
export type ImmunizationState = { readonly status: 'none' } | AnyImmunization;

const keptOf = (
  data: ImmunizationData<'ImmunizationGiven' | 'ImmunizationReported' | 'ImmunizationNotGiven'>,
): Kept => {
  const { immunizationId, patientId, vaccine, doseNumber, date } = data;
  const encounterId = 'encounterId' in data ? data.encounterId : null;
  return { immunizationId, patientId, encounterId, vaccine, doseNumber, date, given: null };
};

export const immunization: Aggregate<ImmunizationState, ImmunizationEvent> = {
  kind: 'immunization',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ImmunizationGiven':
        return { ...keptOf(data), given: data, status: 'given' };
      case 'ImmunizationReported':
        return { ...keptOf(data), status: 'reported' };
      case 'ImmunizationNotGiven':
        return { ...keptOf(data), status: 'not_given' };
      case 'ImmunizationReactionRecorded':
        return state;
      case 'ImmunizationStruck':
        return state.status === 'none' ? state : { ...state, status: 'struck', struckBy: data.struckBy };
    }
  },
};

/** The doses of a history; what was struck or not given is none. */
export const dosesAmong = (states: readonly ImmunizationState[]): Dose[] =>
  states.flatMap(state =>
    state.status === 'given' || state.status === 'reported' ? [{ ...state, id: state.immunizationId }] : [],
  );

/** A day of life: neither to come nor before she was born. */
export const ensureDay = (
  date: string,
  { today, birthDate }: { today: string; birthDate: string | null },
  path: string,
) => {
  ensure(date <= today, 'immunization.in-the-future', {}, path);
  ensure(birthDate === null || date >= birthDate, 'immunization.before-birth', {}, path);
};

/** By which refusal each concern is told, until it is accepted. */
const refusals: Readonly<Record<Concern, string>> = {
  dose_given: 'immunization.dose-given',
  too_young: 'immunization.too-young',
  too_soon: 'immunization.too-soon',
  too_old: 'immunization.too-old',
  allergy: 'immunization.allergy',
};

/** What speaks against the dose, all of it accepted; refuses with the first that is not. */
export const acceptedConcerns = (
  wanted: Omit<Dose, 'id'>,
  { birthDate, doses, allergy }: { birthDate: string | null; doses: readonly Dose[]; allergy: string | null },
  accepted: readonly Concern[],
): Concern[] => {
  const warnings: { concern: Concern; params: Params }[] = [
    ...concernsOf(wanted, birthDate, doses).map(({ concern, day }) => ({ concern, params: { day } })),
    ...(allergy === null ? [] : [{ concern: 'allergy' as const, params: { substance: allergy } }]),
  ];
  const open = warnings.find(({ concern }) => !accepted.includes(concern));
  if (open) throw new Rejection(refusals[open.concern], open.params, 'accepted');
  return warnings.map(({ concern }) => concern);
};

export const give = (data: ImmunizationData<'ImmunizationGiven'>): ImmunizationEvent[] => [
  { type: 'ImmunizationGiven', data },
];

export const report = (data: ImmunizationData<'ImmunizationReported'>): ImmunizationEvent[] => [
  { type: 'ImmunizationReported', data },
];

export const leaveOut = (data: ImmunizationData<'ImmunizationNotGiven'>): ImmunizationEvent[] => [
  { type: 'ImmunizationNotGiven', data },
];

/** One that stands: a dose, or one that was not given. */
const standing = (state: ImmunizationState): AnyImmunization => {
  ensure(state.status !== 'none', 'immunization.unknown');
  if (state.status === 'struck') throw new Rejection('immunization.struck', { name: state.struckBy.name });
  return state;
};

const keysOf = ({ immunizationId, patientId, encounterId }: Kept) => ({ immunizationId, patientId, encounterId });

interface By {
  readonly staff: Staff;
  readonly now: string;
}

type Reaction = Pick<ImmunizationData<'ImmunizationReactionRecorded'>, 'what' | 'severity' | 'outcome'>;

export const recordReaction = (
  state: ImmunizationState,
  { onsetAt, ...said }: Reaction & { onsetAt: string },
  by: By,
): ImmunizationEvent[] => {
  const it = standing(state);
  ensure(it.status !== 'not_given', 'immunization.not-given');
  ensure(onsetAt <= by.now, 'immunization.in-the-future', {}, 'onsetAt');
  // Of one that was only reported the hour is not known.
  ensure(onsetAt >= (it.given?.effectiveAt ?? ''), 'immunization.before-dose', {}, 'onsetAt');
  const data = { ...keysOf(it), effectiveAt: onsetAt, ...said, recordedBy: by.staff };
  return [{ type: 'ImmunizationReactionRecorded', data }];
};

export const strike = (state: ImmunizationState, reason: string, { staff: struckBy, now }: By): ImmunizationEvent[] => [
  { type: 'ImmunizationStruck', data: { ...keysOf(standing(state)), reason, struckBy, effectiveAt: now } },
];

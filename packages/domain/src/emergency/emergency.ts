import { stayingDispositions, type Disposition } from '@alur/contracts/emergency/commands';
import {
  colourOfFindings,
  isMoreUrgent,
  triageLevel,
  type TriageColour,
  type TriageFinding,
  type TriageScale,
} from '@alur/contracts/emergency/triage';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import type { EmergencyEvent, EventData } from './events.js';

interface Triage {
  readonly at: string;
  readonly scale: TriageScale;
  readonly level: number;
  readonly colour: TriageColour;
  readonly by: string;
}
interface Facet extends CareHeader {
  readonly arrivedAt: string;
  readonly unidentified: boolean;
  readonly triages: readonly Triage[];
}
/** The patient has arrived, was triaged, or has a disposition. */
export type EmergencyState =
  | { readonly status: 'none' }
  | (Facet & { readonly status: 'arrived' })
  | (Facet & { readonly status: 'triaged' })
  | (Facet & { readonly status: 'disposed'; readonly disposition: Disposition; readonly diedAt: string | null });
export type Emergency = Exclude<EmergencyState, { status: 'none' }>;

const facetOf = (state: Emergency): Facet => {
  const { arrivedAt, unidentified, triages } = state;
  return { ...headerOf(state), arrivedAt, unidentified, triages };
};
/** The same visit without its disposition. */
const undecided = (facet: Facet): Emergency => ({
  ...facet,
  status: facet.triages.length === 0 ? 'arrived' : 'triaged',
});

const evolve = (state: EmergencyState, event: EmergencyEvent): EmergencyState => {
  if (event.type === 'EmergencyArrivalRecorded') {
    const { effectiveAt: arrivedAt, unidentified } = event.data;
    return state.status === 'none'
      ? { ...headerOf(event.data), arrivedAt, unidentified, triages: [], status: 'arrived' }
      : { ...state, arrivedAt };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'EmergencyTriaged': {
      const { effectiveAt: at, scale, level, colour, triagedBy } = event.data;
      const triages = [...state.triages, { at, scale, level, colour, by: triagedBy.name }];
      return state.status === 'disposed' ? { ...state, triages } : { ...state, triages, status: 'triaged' };
    }
    case 'EmergencyDisposed': {
      const { disposition, diedAt } = event.data;
      return { ...facetOf(state), status: 'disposed', disposition, diedAt };
    }
    case 'EmergencyDispositionWithdrawn':
      return undecided(facetOf(state));
  }
};

/** The emergency facet of a visit; its stream has the encounter's id. */
export const emergency: Aggregate<EmergencyState, EmergencyEvent> = {
  kind: 'emergency',
  initial: { status: 'none' },
  evolve,
};

/** The emergency visit; throws where there is none. */
export const emergencyOf = (state: EmergencyState): Emergency => {
  ensure(state.status !== 'none', 'emergency.not-found');
  return state;
};

/** The emergency visit, if it has no disposition yet. */
export const undisposed = (state: EmergencyState): Exclude<Emergency, { status: 'disposed' }> => {
  const it = emergencyOf(state);
  ensure(it.status !== 'disposed', 'emergency.disposed');
  return it;
};

export const disposedOf = (state: EmergencyState): Extract<Emergency, { status: 'disposed' }> => {
  const it = emergencyOf(state);
  ensure(it.status === 'disposed', 'emergency.not-disposed');
  return it;
};

type Arrival = Omit<EventData<'EmergencyArrivalRecorded'>, keyof CareHeader | 'effectiveAt'> & {
  arrivedAt: string | null;
};

/** The clock runs from arrival, not from registration (DOMAIN-CLINICAL 8). */
export const recordArrival = (
  header: CareHeader,
  { arrivedAt, ...arrival }: Arrival,
  now: string,
): EmergencyEvent[] => {
  const effectiveAt = arrivedAt ?? now;
  ensure(Date.parse(effectiveAt) <= Date.parse(now), 'emergency.arrival-to-come', {}, 'arrivedAt');
  return [{ type: 'EmergencyArrivalRecorded', data: { ...headerOf(header), effectiveAt, ...arrival } }];
};

interface Triaging {
  readonly scale: TriageScale;
  readonly level: number;
  readonly findings: Readonly<Record<'airway' | 'breathing' | 'circulation' | 'disability', TriageFinding>>;
  readonly reasons: string | null;
  readonly downgradeReason: string | null;
  readonly after: number;
}

/**
 * A category may not be less urgent than the worst finding; it may be raised at any time, and lowered with a reason
 * (DOMAIN-CLINICAL 8). A dead patient has no findings to compare with.
 */
export const triage = (
  state: EmergencyState,
  triaging: Triaging,
  by: { staff: Staff; now: string },
): EmergencyEvent[] => {
  const it = undisposed(state);
  const { scale, level, findings, reasons, downgradeReason, after } = triaging;
  const meant = triageLevel(scale, level);
  ensure(meant !== undefined, 'emergency.no-such-level', {}, 'level');
  const last = it.triages.at(-1);
  ensure(it.triages.length === after, 'emergency.triaged-meanwhile', { by: last?.by ?? '' });
  const { colour, doctorMinutes } = meant;
  const worst = { colour: colourOfFindings(Object.values(findings)), level: 0 };
  const isBelow = colour !== 'black' && isMoreUrgent(worst, { colour, level: 0 });
  ensure(!isBelow, 'emergency.level-below-findings', {}, 'level');
  const isLower = last !== undefined && isMoreUrgent(last, { colour, level });
  ensure(!isLower || downgradeReason !== null, 'emergency.downgrade-reason', {}, 'downgradeReason');
  const said = { scale, level, colour, doctorMinutes, findings, reasons, downgradeReason };
  return [{ type: 'EmergencyTriaged', data: { ...headerOf(it), effectiveAt: by.now, ...said, triagedBy: by.staff } }];
};

interface Disposing {
  readonly disposition: Disposition;
  readonly note: string | null;
  readonly destination: string | null;
  readonly statement: EventData<'EmergencyDisposed'>['statement'];
  readonly diedAt: string | null;
  /** Null if nothing is pending, or she stays in the department. */
  readonly openOrdersReason: string | null;
}

export const isStaying = (disposition: Disposition): boolean => stayingDispositions.includes(disposition);

/** Decides where the patient goes; bed, visit and bill are the act's to end. */
export const dispose = (
  state: EmergencyState,
  disposing: Disposing,
  by: { staff: Staff; now: string },
): EmergencyEvent[] => {
  const it = undisposed(state);
  const { disposition, destination, statement } = disposing;
  ensure(disposition !== 'referred' || destination !== null, 'emergency.destination-missing', {}, 'destination');
  ensure(disposition !== 'against_advice' || statement !== null, 'emergency.statement-missing', {}, 'statement');
  const isDeath = disposition === 'died' || disposition === 'dead_on_arrival';
  const diedAt = isDeath ? (disposing.diedAt ?? by.now) : null;
  const isPossible =
    diedAt === null ||
    (Date.parse(diedAt) <= Date.parse(by.now) &&
      (disposition !== 'died' || Date.parse(diedAt) >= Date.parse(it.arrivedAt)));
  ensure(isPossible, 'emergency.died-when', {}, 'diedAt');
  const data = {
    ...{ ...headerOf(it), effectiveAt: by.now, disposition, note: disposing.note, diedAt, disposedBy: by.staff },
    openOrdersReason: disposing.openOrdersReason,
    destination: disposition === 'referred' ? destination : null,
    statement: disposition === 'against_advice' ? statement : null,
  };
  return [{ type: 'EmergencyDisposed', data }];
};

export const withdrawDisposition = (state: EmergencyState, reason: string, now: string): EmergencyEvent[] => {
  const it = disposedOf(state);
  const data = { ...headerOf(it), effectiveAt: now, disposition: it.disposition, reason };
  return [{ type: 'EmergencyDispositionWithdrawn', data }];
};

import type {
  ControlLetterKind,
  recordControlLetterDeletion,
  recordControlLetterRequest,
} from '@alur/contracts/control-letter/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Payer } from '@alur/contracts/kernel/enums';
import { numberTaken } from '../asked-of-vclaim.js';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import type { ControlLetterEvent, EventData } from './events.js';

/** VClaim is to delete it; `waitsFor` is why that waits. */
interface Deletion {
  readonly reason: string;
  readonly requestedBy: Staff;
  readonly waitsFor: string | null;
}

/** VClaim is to change the appointment; `waitsFor` is why that waits. */
export type Change = Pick<EventData<'ControlLetterChangeRequested'>, 'change' | keyof Appointment | 'requestedBy'> & {
  readonly waitsFor: string | null;
};
type Appointment = Pick<EventData<'ControlLetterRequested'>, 'plannedOn' | 'poli' | 'doctor'>;

type Planned = Pick<
  EventData<'ControlLetterRequested'>,
  'kind' | 'eligibilityLetter' | 'plannedOn' | 'poli' | 'doctor'
>;
type Letter = CareHeader & Planned & { readonly controlLetterId: number };
/** It was asked of VClaim; `waitsFor` is why a queued one waits, if an attempt has failed. */
export type AskedLetter = Letter &
  Pick<EventData<'ControlLetterRequested'>, 'providerCode' | 'requestedBy'> & {
    readonly status: 'queued' | 'failed' | 'withdrawn';
    readonly waitsFor: string | null;
  };
type Held = Letter & { readonly number: string; readonly isTyped: boolean };

export type ControlLetterState =
  | { readonly status: 'none' }
  | AskedLetter
  | (Held & {
      readonly status: 'issued';
      /** How often a change was asked for. */
      readonly changes: number;
      readonly change: Change | null;
      readonly deletion: Deletion | null;
    })
  | (Held & { readonly status: 'voided' });

const asked = (state: ControlLetterState): state is AskedLetter =>
  state.status === 'queued' || state.status === 'failed' || state.status === 'withdrawn';

const planOf = ({ kind, eligibilityLetter, plannedOn, poli, doctor }: Planned): Planned => ({
  ...{ kind, eligibilityLetter, plannedOn, poli, doctor },
});
const lettered = (data: Letter): Letter => ({
  ...{ ...headerOf(data), controlLetterId: data.controlLetterId, ...planOf(data) },
});

const unasked = { changes: 0, change: null, deletion: null };

export const controlLetter: Aggregate<ControlLetterState, ControlLetterEvent> = {
  kind: 'control_letter',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'ControlLetterRequested': {
        const { providerCode, requestedBy } = data;
        return { ...lettered(data), providerCode, requestedBy, waitsFor: null, status: 'queued' };
      }
      case 'ControlLetterRecorded':
        return { ...lettered(data), number: data.number, isTyped: true, ...unasked, status: 'issued' };
      case 'ControlLetterIssued':
        return asked(state)
          ? { ...lettered(state), number: data.number, isTyped: false, ...unasked, status: 'issued' }
          : state;
      case 'ControlLetterRequestFailed':
        return asked(state)
          ? { ...state, ...(data.willRetry ? { waitsFor: data.problem } : { status: 'failed' }) }
          : state;
      case 'ControlLetterRequestWithdrawn':
        return asked(state) ? { ...state, status: 'withdrawn' } : state;
      case 'ControlLetterVoided': {
        if (state.status !== 'issued') return state;
        return { ...lettered(state), number: state.number, isTyped: state.isTyped, status: 'voided' };
      }
      case 'ControlLetterChangeRequested': {
        if (state.status !== 'issued') return state;
        const { change, plannedOn, poli, doctor, requestedBy } = data;
        return { ...state, changes: change, change: { change, plannedOn, poli, doctor, requestedBy, waitsFor: null } };
      }
      case 'ControlLetterChanged': {
        const { plannedOn, poli, doctor } = data;
        return state.status === 'issued' ? { ...state, plannedOn, poli, doctor, change: null } : state;
      }
      case 'ControlLetterChangeFailed': {
        if (state.status !== 'issued') return state;
        const { change } = state;
        return { ...state, change: change && data.willRetry ? { ...change, waitsFor: data.problem } : null };
      }
      case 'ControlLetterDeletionRequested': {
        const { reason, requestedBy } = data;
        return state.status === 'issued' ? { ...state, deletion: { reason, requestedBy, waitsFor: null } } : state;
      }
      case 'ControlLetterDeletionFailed': {
        if (state.status !== 'issued') return state;
        const { deletion } = state;
        return { ...state, deletion: deletion && data.willRetry ? { ...deletion, waitsFor: data.problem } : null };
      }
    }
  },
};

export const keysOf = (it: Letter) => ({ ...headerOf(it), controlLetterId: it.controlLetterId });

/** The letter that holds; throws where none does. */
export const heldLetter = (state: ControlLetterState): Extract<ControlLetterState, { status: 'issued' }> => {
  ensure(state.status !== 'none', 'control-letter.not-found');
  ensure(state.status === 'issued', 'control-letter.not-issued');
  return state;
};

type Plan = Omit<EventData<'ControlLetterRequested'>, 'providerCode' | 'requestedBy' | 'eligibilityLetter'>;

/** A control follows a visit that has a letter; an admission needs none. Its number is the visit's. */
const restingOn = (
  { kind, plannedOn }: Plan,
  { payer }: Planning['visit'],
  number: string | null,
  today: string,
): string | null => {
  ensure(payer === 'bpjs', 'casemix.not-insured');
  ensure(plannedOn >= today, 'control-letter.past', {}, 'plannedOn');
  if (kind === 'admission') return null;
  ensure(number !== null, 'casemix.no-letter', {}, 'kind');
  return number;
};

interface Planning {
  readonly visit: { readonly payer: Payer };
  /** Of the visit's eligibility letter that is in force. */
  readonly letterNumber: string | null;
  readonly staff: Staff;
  readonly today: string;
}

/** Nothing that is known here to be missing is left to BPJS to find. `providerCode` is the facility's own in VClaim. */
export const request = (
  plan: Plan,
  { visit, letterNumber, staff: requestedBy, today }: Planning,
  { providerCode, cardNumber }: { providerCode: string; cardNumber: string | null },
): ControlLetterEvent[] => {
  const eligibilityLetter = restingOn(plan, visit, letterNumber, today);
  ensure(cardNumber !== null, 'casemix.card-missing');
  return [{ type: 'ControlLetterRequested', data: { ...plan, eligibilityLetter, providerCode, requestedBy } }];
};

/** Records what BPJS has issued in its own pages. */
export const record = (
  plan: Plan,
  number: string,
  { visit, letterNumber, staff: recordedBy, today }: Planning,
): ControlLetterEvent[] => {
  const eligibilityLetter = restingOn(plan, visit, letterNumber, today);
  return [{ type: 'ControlLetterRecorded', data: { ...plan, eligibilityLetter, number, recordedBy } }];
};

export const withdraw = (state: ControlLetterState, withdrawnBy: Staff): ControlLetterEvent[] => {
  ensure(state.status !== 'none', 'control-letter.not-found');
  ensure(state.status === 'queued', 'control-letter.not-requested');
  return [{ type: 'ControlLetterRequestWithdrawn', data: { ...keysOf(state), withdrawnBy } }];
};

/**
 * What BPJS has issued is recorded even if the request was withdrawn meanwhile, unless the visit has another such letter
 * since (`hasOther`). A BPJS that is still not reached says so once.
 */
export const recordOutcome = (
  state: ControlLetterState,
  { outcome }: BodyOf<typeof recordControlLetterRequest>,
  { isTaken, hasOther }: { isTaken: boolean; hasOther: boolean },
): ControlLetterEvent[] => {
  if (!asked(state) || state.status === 'failed') return [];
  if ('issued' in outcome && !isTaken)
    return hasOther ? [] : [{ type: 'ControlLetterIssued', data: { ...keysOf(state), number: outcome.issued.number } }];
  const failed = 'failed' in outcome ? outcome.failed : numberTaken(outcome.issued.number);
  if (state.status !== 'queued' || isToldAlready(failed, state.waitsFor)) return [];
  return [{ type: 'ControlLetterRequestFailed', data: { ...keysOf(state), ...failed } }];
};

export const voidLetter = (state: ControlLetterState, reason: string, voidedBy: Staff): ControlLetterEvent[] => {
  const it = heldLetter(state);
  return [{ type: 'ControlLetterVoided', data: { ...keysOf(it), number: it.number, reason, voidedBy } }];
};

/** A letter that a facility changes or deletes in VClaim is its own, by the code that its number begins with, and is not being deleted. */
export const ownLetter = (state: ControlLetterState, providerCode: string) => {
  const it = heldLetter(state);
  ensure(it.deletion === null, 'control-letter.deleting');
  ensure(it.number.startsWith(providerCode), 'control-letter.elsewhere');
  return it;
};

export const requestDeletion = (
  state: ControlLetterState,
  reason: string,
  { providerCode, requestedBy }: { providerCode: string; requestedBy: Staff },
): ControlLetterEvent[] => {
  const it = ownLetter(state, providerCode);
  return [{ type: 'ControlLetterDeletionRequested', data: { ...keysOf(it), number: it.number, reason, requestedBy } }];
};

/** One that was voided by hand meanwhile stays so; a BPJS that is still not reached says so once. */
export const recordDeletion = (
  state: ControlLetterState,
  { outcome }: BodyOf<typeof recordControlLetterDeletion>,
): ControlLetterEvent[] => {
  if (state.status !== 'issued' || state.deletion === null) return [];
  const { reason, requestedBy, waitsFor } = state.deletion;
  if ('deleted' in outcome) return voidLetter(state, reason, requestedBy);
  const { failed } = outcome;
  if (isToldAlready(failed, waitsFor)) return [];
  return [{ type: 'ControlLetterDeletionFailed', data: { ...keysOf(state), number: state.number, ...failed } }];
};

/** Which kind of letter of a visit it is: a visit has one of each at a time. */
export const placeOf = ({ encounterId, kind }: { encounterId: number; kind: ControlLetterKind }): string =>
  `${encounterId}-${kind}`;

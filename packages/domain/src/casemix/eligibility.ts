import type * as commands from '@alur/contracts/casemix/commands';
import type { CareKind } from '@alur/contracts/casemix/enums';
import type { EncounterKind } from '@alur/contracts/encounter/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Payer } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { icd10 } from '../kernel/code-systems.js';
import type { EligibilityEvent, EventData } from './events.js';

type Letter = CareHeader &
  Pick<EventData<'EligibilityLetterRecorded'>, 'number' | 'issuedOn' | 'care' | 'referral'> & {
    /** For whom VClaim issued it on request; null for one that was typed. */
    readonly issuedFor: Staff | null;
  };

/** The last request to VClaim; `waitsFor` is why it waits, if an attempt has failed. */
export type LetterRequest = EventData<'EligibilityLetterRequested'> & {
  readonly status: 'queued' | 'failed' | 'withdrawn';
  readonly waitsFor: string | null;
};

/** VClaim is to correct the letter; `waitsFor` is why that waits. */
export type LetterCorrection = EventData<'EligibilityLetterCorrectionRequested'> & { readonly waitsFor: string | null };

/** The last submission for approval, while it waits; `waitsFor` is why an attempt failed. */
export type LetterApprovalAsked = EventData<'EligibilityApprovalRequested'> & { readonly waitsFor: string | null };

/** VClaim is to delete the letter; `waitsFor` is why that waits. */
interface Deletion {
  readonly reason: string;
  readonly requestedBy: Staff;
  readonly waitsFor: string | null;
}

/** VClaim is to be told of the end of the stay. */
export type DischargeReport = Pick<
  EventData<'EligibilityDischargeReportRequested'>,
  'leftAt' | 'manner' | 'diedAt' | 'deathLetter'
> & { readonly status: 'queued' | 'failed' | 'reported'; readonly waitsFor: string | null };

/** The visit's record is to be sent under the letter, or was; `waitsFor` is why that waits. */
export type RecordSending = Pick<EventData<'MedicalRecordRequested'>, 'request'> & {
  readonly status: 'queued' | 'failed' | 'sent';
  readonly waitsFor: string | null;
};

interface Requests {
  /** How often VClaim was asked. */
  readonly requests: number;
  /** Null once a letter is recorded. */
  readonly request: LetterRequest | null;
  /** How often an approval was asked for. */
  readonly approvals: number;
  readonly approval: LetterApprovalAsked | null;
  /** How often a correction was asked for. */
  readonly corrections: number;
  readonly correction: LetterCorrection | null;
  readonly deletion: Deletion | null;
  readonly discharge: DischargeReport | null;
  /** How often it was asked that the record is sent. */
  readonly sendings: number;
  readonly sending: RecordSending | null;
}

/** A voided letter may be followed by another one. */
export type EligibilityState = Requests &
  ({ readonly status: 'none' } | (Letter & { readonly status: 'recorded' }) | (Letter & { readonly status: 'voided' }));

const nothingAsked = {
  request: null,
  approval: null,
  correction: null,
  deletion: null,
  discharge: null,
  sending: null,
};

const withRequest = (state: EligibilityState, change: Partial<LetterRequest>): EligibilityState =>
  state.request ? { ...state, request: { ...state.request, ...change } } : state;

const withSending = (state: EligibilityState, change: Partial<RecordSending>): EligibilityState =>
  state.sending ? { ...state, sending: { ...state.sending, ...change } } : state;

const withDischarge = (state: EligibilityState, change: Partial<DischargeReport>): EligibilityState =>
  state.discharge ? { ...state, discharge: { ...state.discharge, ...change } } : state;

export const eligibility: Aggregate<EligibilityState, EligibilityEvent> = {
  kind: 'eligibility',
  initial: { status: 'none', requests: 0, approvals: 0, corrections: 0, sendings: 0, ...nothingAsked },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'EligibilityLetterRecorded': {
        const { number, issuedOn, care, referral, request } = data;
        const letter = {
          ...headerOf(data),
          ...{ number, issuedOn, care, referral },
          issuedFor: request == null ? null : data.recordedBy,
        };
        const { requests, approvals, corrections, sendings } = state;
        return { ...letter, status: 'recorded', requests, approvals, corrections, sendings, ...nothingAsked };
      }
      case 'EligibilityLetterVoided':
        return state.status === 'none'
          ? state
          : { ...state, status: 'voided', correction: null, deletion: null, discharge: null, sending: null };
      case 'EligibilityLetterRequested':
        return { ...state, requests: data.request, request: { ...data, status: 'queued', waitsFor: null } };
      case 'EligibilityLetterRequestFailed':
        return withRequest(state, data.willRetry ? { waitsFor: data.problem } : { status: 'failed' });
      case 'EligibilityLetterRequestWithdrawn':
        return withRequest(state, { status: 'withdrawn' });
      case 'EligibilityApprovalRequested':
        return { ...state, approvals: data.approval, approval: { ...data, waitsFor: null } };
      case 'EligibilityApprovalSubmitted':
        return { ...state, approval: null };
      case 'EligibilityApprovalFailed': {
        const { approval } = state;
        return { ...state, approval: approval && data.willRetry ? { ...approval, waitsFor: data.problem } : null };
      }
      case 'EligibilityLetterCorrectionRequested':
        return { ...state, corrections: data.correction, correction: { ...data, waitsFor: null } };
      case 'EligibilityLetterCorrected':
        return { ...state, correction: null };
      case 'EligibilityLetterCorrectionFailed': {
        const { correction } = state;
        return {
          ...state,
          correction: correction && data.willRetry ? { ...correction, waitsFor: data.problem } : null,
        };
      }
      case 'EligibilityLetterDeletionRequested': {
        const { reason, requestedBy } = data;
        return { ...state, deletion: { reason, requestedBy, waitsFor: null } };
      }
      case 'EligibilityDischargeReportRequested': {
        const { leftAt, manner, diedAt, deathLetter } = data;
        return { ...state, discharge: { leftAt, manner, diedAt, deathLetter, status: 'queued', waitsFor: null } };
      }
      case 'EligibilityDischargeReported':
        return withDischarge(state, { status: 'reported' });
      case 'EligibilityDischargeReportFailed':
        return withDischarge(state, data.willRetry ? { waitsFor: data.problem } : { status: 'failed' });
      case 'MedicalRecordRequested':
        return {
          ...{ ...state, sendings: data.request },
          sending: { request: data.request, status: 'queued', waitsFor: null },
        };
      case 'MedicalRecordSent':
        return withSending(state, { status: 'sent' });
      case 'MedicalRecordFailed':
        return withSending(state, data.willRetry ? { waitsFor: data.problem } : { status: 'failed' });
      case 'EligibilityLetterDeletionFailed': {
        const { deletion } = state;
        return { ...state, deletion: deletion && data.willRetry ? { ...deletion, waitsFor: data.problem } : null };
      }
    }
  },
};

/** The letter in force; throws where the visit has none. */
export const letterOf = (state: EligibilityState): Extract<EligibilityState, { status: 'recorded' }> => {
  ensure(state.status === 'recorded', 'casemix.no-letter');
  return state;
};

/** The letter in force, which VClaim is not about to delete. */
export const lastingLetterOf = (state: EligibilityState): Extract<EligibilityState, { status: 'recorded' }> => {
  const letter = letterOf(state);
  ensure(letter.deletion === null, 'casemix.letter-deleting');
  return letter;
};

/** Kinds of visits that a letter of this care is issued for. */
const kinds: Readonly<Record<CareKind, readonly EncounterKind[]>> = {
  inpatient: ['inpatient'],
  outpatient: ['outpatient', 'emergency'],
};

/** The care of a letter that a visit of this kind has. */
export const careOf = (kind: EncounterKind): CareKind => (kind === 'inpatient' ? 'inpatient' : 'outpatient');

/** The visit that a letter is for. */
export type InsuredVisit = CareHeader & { readonly kind: EncounterKind; readonly payer: Payer };

/** What every letter keeps, typed by hand or issued on request. */
export const ensureFits = (
  state: EligibilityState,
  letter: Pick<BodyOf<typeof commands.recordLetter>, 'care' | 'issuedOn'> & { referral: { date: string } | null },
  visit: InsuredVisit,
  today: string,
): void => {
  ensure(visit.payer === 'bpjs', 'casemix.not-insured');
  ensure(state.status !== 'recorded', 'casemix.letter-exists');
  ensure(kinds[letter.care].includes(visit.kind), 'casemix.other-care', {}, 'care');
  ensure(letter.issuedOn <= today, 'casemix.day-to-come', {}, 'issuedOn');
  const { referral } = letter;
  ensure(referral === null || referral.date <= letter.issuedOn, 'casemix.referral-later', {}, 'referral.date');
};

/** Records what BPJS has issued; a visit has one letter at a time, and what is typed by hand ends a request. */
export const recordLetter = (
  state: EligibilityState,
  { initialDiagnosis, ...letter }: BodyOf<typeof commands.recordLetter>,
  visit: InsuredVisit,
  recordedBy: Staff,
  today: string,
): EligibilityEvent[] => {
  ensureFits(state, letter, visit, today);
  return [
    ...withdrawn(state, recordedBy),
    {
      type: 'EligibilityLetterRecorded',
      data: {
        ...headerOf(visit),
        ...letter,
        initialDiagnosis: initialDiagnosis && icd10(initialDiagnosis),
        recordedBy,
      },
    },
  ];
};

const withdrawn = ({ request: asked }: EligibilityState, withdrawnBy: Staff): EligibilityEvent[] => {
  if (asked?.status !== 'queued') return [];
  const { request } = asked;
  return [{ type: 'EligibilityLetterRequestWithdrawn', data: { ...headerOf(asked), request, withdrawnBy } }];
};

export const withdrawRequest = (state: EligibilityState, withdrawnBy: Staff): EligibilityEvent[] => {
  ensure(state.request?.status === 'queued', 'casemix.nothing-requested');
  return withdrawn(state, withdrawnBy);
};

export const voidLetter = (state: EligibilityState, reason: string, voidedBy: Staff): EligibilityEvent[] => {
  const it = letterOf(state);
  return [{ type: 'EligibilityLetterVoided', data: { ...headerOf(it), number: it.number, reason, voidedBy } }];
};

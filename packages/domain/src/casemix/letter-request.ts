import type { recordLetterRequest, requestLetter } from '@alur/contracts/casemix/commands';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { numberTaken } from '../asked-of-vclaim.js';
import { headerOf, type Staff } from '../kernel/care-header.js';
import { icd10 } from '../kernel/code-systems.js';
import { isToldAlready } from '../kernel/failed-attempt.js';
import { ensure } from '../kernel/rejection.js';
import { ensureFits, type EligibilityState, type InsuredVisit } from './eligibility.js';
import type { EligibilityEvent } from './events.js';

type Said = BodyOf<typeof requestLetter>;

/** What a facility needs before anything is asked of VClaim. */
export interface Connection {
  /** Hospitals have VClaim: the facility is with BPJS and does not use PCare. */
  readonly isHospital: boolean;
  readonly hasCredentials: boolean;
  /** The facility's own code in VClaim. */
  readonly providerCode: string | null;
}

/** The facility's code; throws where it cannot ask VClaim. */
export const connected = ({ isHospital, hasCredentials, providerCode }: Connection): string => {
  ensure(isHospital, 'bpjs.no-vclaim');
  ensure(hasCredentials, 'settings.no-credentials');
  ensure(providerCode !== null, 'casemix.provider-missing');
  return providerCode;
};

/** Who asks for whom, where and when. */
export interface Asked {
  readonly visit: InsuredVisit;
  readonly connection: Connection;
  readonly cardNumber: string | null;
  readonly requestedBy: Staff;
  readonly today: string;
}

/** The code of the eye clinic's poli, the only one where a cataract is operated on. */
const EYE = 'MAT';

/** A poli is an outpatient's and a higher class an inpatient's; an accident was before the letter. */
export const ensureOfCare = ({
  care,
  poli,
  upgrade,
  executive,
  cataract,
  accident,
  issuedOn,
}: Pick<Said, 'care' | 'poli' | 'upgrade' | 'executive' | 'cataract' | 'accident' | 'issuedOn'>): void => {
  if (care === 'outpatient') {
    ensure(poli !== null, 'casemix.poli-needed', {}, 'poli');
    ensure(upgrade === null, 'casemix.upgrade-inpatient', {}, 'upgrade.class');
  }
  ensure(care === 'outpatient' || !executive, 'casemix.executive-outpatient', {}, 'executive');
  ensure(!cataract || poli?.code === EYE, 'casemix.cataract-eye', {}, 'cataract');
  ensure(accident === null || accident.date <= issuedOn, 'casemix.accident-later', {}, 'accident.date');
};

/** What BPJS is known to refuse a letter without, by care and purpose (DOMAIN-WIRES 2). */
const ensureComplete = (said: Said): void => {
  const { care, controlLetter, purpose } = said;
  if (care === 'inpatient') ensure(controlLetter !== null, 'casemix.spri-needed', {}, 'controlLetter');
  ensureOfCare(said);
  const { kind, course, support, reason } = purpose;
  ensure(care === 'outpatient' || kind === 'normal', 'casemix.purpose-outpatient', {}, 'purpose.kind');
  if (kind === 'procedure') {
    ensure(course !== null, 'casemix.course-needed', {}, 'purpose.course');
    ensure(support !== null, 'casemix.support-needed', {}, 'purpose.support');
  }
  if (kind === 'consultation') {
    ensure(reason !== null, 'casemix.reason-needed', {}, 'purpose.reason');
    ensure(controlLetter !== null, 'casemix.control-letter-needed', {}, 'controlLetter');
  }
};

/** Nothing that is known here to be missing is left to BPJS to find. */
export const request = (
  state: EligibilityState,
  { initialDiagnosis, ...said }: Said,
  { visit, connection, cardNumber, requestedBy, today }: Asked,
): EligibilityEvent[] => {
  const providerCode = connected(connection);
  ensureFits(state, said, visit, today);
  ensure(state.request?.status !== 'queued', 'casemix.letter-requested');
  ensure(cardNumber !== null, 'casemix.card-missing');
  ensureComplete({ ...said, initialDiagnosis });
  const keys = { ...headerOf(visit), request: state.requests + 1, providerCode };
  return [
    {
      type: 'EligibilityLetterRequested',
      data: { ...keys, ...said, initialDiagnosis: icd10(initialDiagnosis), requestedBy },
    },
  ];
};

/**
 * What BPJS has issued is recorded even if the request was withdrawn meanwhile, unless a letter was recorded since.
 * A number that is another visit's is no letter of this one; a BPJS that is still not reached says so once.
 */
export const recordOutcome = (
  state: EligibilityState,
  { request: attempted, outcome }: BodyOf<typeof recordLetterRequest>,
  isTaken: boolean,
): EligibilityEvent[] => {
  const asked = state.request;
  if (asked?.request !== attempted) return [];
  if ('failed' in outcome || isTaken) {
    const failed = 'failed' in outcome ? outcome.failed : numberTaken(outcome.issued.number);
    if (asked.status !== 'queued' || isToldAlready(failed, asked.waitsFor)) return [];
    return [{ type: 'EligibilityLetterRequestFailed', data: { ...headerOf(asked), request: attempted, ...failed } }];
  }
  const { issuedOn, care, classEntitled, referral, initialDiagnosis, poli, doctor, cob = null, notes } = asked;
  const data = {
    ...{ ...headerOf(asked), ...outcome.issued, issuedOn, care, classEntitled, initialDiagnosis, notes },
    ...{ referral: referral && { ...referral, facility: referral.facility.name }, poli: poli?.name ?? null },
    ...{ doctorName: doctor.name, cob, request: attempted, recordedBy: asked.requestedBy },
  };
  return [{ type: 'EligibilityLetterRecorded', data }];
};

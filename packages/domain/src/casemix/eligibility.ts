import type * as commands from '@alur/contracts/casemix/commands';
import type { CareKind } from '@alur/contracts/casemix/enums';
import type { EncounterKind } from '@alur/contracts/encounter/enums';
import type { BodyOf } from '@alur/contracts/kernel/command';
import type { Payer } from '@alur/contracts/kernel/enums';
import type { Aggregate } from '../kernel/aggregate.js';
import { headerOf, type CareHeader, type Staff } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { ICD10 } from '../kernel/code-systems.js';
import type { EligibilityEvent, EventData } from './events.js';

type Letter = CareHeader & Pick<EventData<'EligibilityLetterRecorded'>, 'number' | 'care' | 'referral'>;

/** A voided letter may be followed by another one. */
export type EligibilityState =
  | { readonly status: 'none' }
  | (Letter & { readonly status: 'recorded' })
  | (Letter & { readonly status: 'voided' });

export const eligibility: Aggregate<EligibilityState, EligibilityEvent> = {
  kind: 'eligibility',
  initial: { status: 'none' },
  evolve: (state, { type, data }) => {
    if (type === 'EligibilityLetterRecorded') {
      const { number, care, referral } = data;
      return { ...headerOf(data), number, care, referral, status: 'recorded' };
    }
    return state.status === 'none' ? state : { ...state, status: 'voided' };
  },
};

/** The letter in force; throws where the visit has none. */
export const letterOf = (state: EligibilityState): Extract<EligibilityState, { status: 'recorded' }> => {
  ensure(state.status === 'recorded', 'casemix.no-letter');
  return state;
};

/** Kinds of visits that a letter of this care is issued for. */
const kinds: Readonly<Record<CareKind, readonly EncounterKind[]>> = {
  inpatient: ['inpatient'],
  outpatient: ['outpatient', 'emergency'],
};

/** Records what BPJS has issued; a visit has one letter at a time. */
export const recordLetter = (
  state: EligibilityState,
  { initialDiagnosis, ...letter }: BodyOf<typeof commands.recordLetter>,
  visit: CareHeader & { readonly kind: EncounterKind; readonly payer: Payer },
  recordedBy: Staff,
  today: string,
): EligibilityEvent[] => {
  ensure(visit.payer === 'bpjs', 'casemix.not-insured');
  ensure(state.status !== 'recorded', 'casemix.letter-exists');
  ensure(kinds[letter.care].includes(visit.kind), 'casemix.other-care', {}, 'care');
  ensure(letter.issuedOn <= today, 'casemix.day-to-come', {}, 'issuedOn');
  const { referral } = letter;
  ensure(referral === null || referral.date <= letter.issuedOn, 'casemix.referral-later', {}, 'referral.date');
  const coded = initialDiagnosis && {
    ...{ system: ICD10, version: null, code: initialDiagnosis.code, display: initialDiagnosis.name },
  };
  return [
    {
      type: 'EligibilityLetterRecorded',
      data: { ...headerOf(visit), ...letter, initialDiagnosis: coded, recordedBy },
    },
  ];
};

export const voidLetter = (state: EligibilityState, reason: string, voidedBy: Staff): EligibilityEvent[] => {
  const it = letterOf(state);
  return [{ type: 'EligibilityLetterVoided', data: { ...headerOf(it), number: it.number, reason, voidedBy } }];
};

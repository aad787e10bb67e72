import type { Allergy, PatientDetail } from '@alur/contracts/patient/rows';
import type { Aggregate } from '../kernel/aggregate.js';
import { ensure } from '../kernel/rejection.js';
import { ERASED } from '../kernel/event.js';
import type { PatientEvent } from './events.js';
import { identityOf, type KnownIdentity } from './identity-fields.js';

interface Known {
  patientId: number;
  recordNumber: string;
  identity: KnownIdentity;
  allergies: readonly Allergy[];
  /** Number of allergies ever recorded; the next one's id is one higher. */
  allergiesEver: number;
  /** Id of the first visit, or null for a new patient. */
  firstVisit: number | null;
  /** Ids of all visits of this patient. */
  encounters: readonly number[];
  /** Ids of all sales to this patient, which are those of their bills. */
  sales: readonly number[];
  /** Records that were merged into this one. */
  merged: readonly number[];
}
export type ActivePatient = Known & { status: 'active' };
export type MergedPatient = Known & { status: 'merged'; into: number };
export type Registered = ActivePatient | MergedPatient | (Known & { status: 'erased' });
export type PatientState = { status: 'none' } | Registered;

/** Blanks a state that was folded before the key was destroyed, because it must not retain the person's identity. */
const blank = (identity: KnownIdentity): KnownIdentity => ({
  ...(Object.fromEntries(Object.keys(identity).map(field => [field, null])) as unknown as KnownIdentity),
  name: ERASED,
  gender: identity.gender,
  citizenship: identity.citizenship,
});

interface Pair {
  patientId: number;
  mergedId: number;
}

/** A merge in both streams: the merged record points to the other, which lists it. */
const merge = (state: Registered, { patientId, mergedId }: Pair): PatientState =>
  mergedId === state.patientId
    ? { ...state, status: 'merged', into: patientId }
    : { ...state, merged: [...state.merged, mergedId] };

const unmerge = (state: Registered, { mergedId }: Pair): PatientState =>
  mergedId === state.patientId
    ? { ...state, status: 'active' }
    : { ...state, merged: state.merged.filter(each => each !== mergedId) };

const evolve = (state: PatientState, event: PatientEvent): PatientState => {
  if (event.type === 'PatientRegistered') {
    const { patientId, recordNumber } = event.data;
    const identity = identityOf(event.data);
    const nothingYet = { allergies: [], allergiesEver: 0, firstVisit: null, encounters: [], sales: [], merged: [] };
    return { status: 'active', patientId, recordNumber, identity, ...nothingYet };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'PatientIdentityCorrected':
      return { ...state, identity: identityOf(event.data) };
    case 'PatientsMerged':
      return merge(state, event.data);
    case 'PatientsUnmerged':
      return unmerge(state, event.data);
    case 'PatientErased':
      return { ...state, status: 'erased', recordNumber: ERASED, identity: blank(state.identity), allergies: [] };
    case 'AllergyRecorded': {
      const { patientId: _, ...allergy } = event.data;
      return { ...state, allergies: [...state.allergies, allergy], allergiesEver: allergy.allergyId };
    }
    case 'AllergyRemoved':
      return { ...state, allergies: state.allergies.filter(each => each.allergyId !== event.data.allergyId) };
    case 'PatientEncounterAdded':
      return { ...state, encounters: [...state.encounters, event.data.encounterId] };
    case 'PatientEncounterRemoved':
      return { ...state, encounters: state.encounters.filter(each => each !== event.data.encounterId) };
    case 'PatientSaleAdded':
      return { ...state, sales: [...state.sales, event.data.saleId] };
    case 'FirstVisitRecorded':
      return { ...state, firstVisit: event.data.encounterId };
    case 'FirstVisitReversed':
      return state.firstVisit === event.data.encounterId ? { ...state, firstVisit: null } : state;
  }
};

export const patient: Aggregate<PatientState, PatientEvent> = { kind: 'patient', initial: { status: 'none' }, evolve };

/** The patient, if her record is neither merged nor erased, so that visits and corrections are allowed. */
export function activePatient(state: PatientState): ActivePatient {
  ensure(state.status !== 'none', 'patient.not-found');
  ensure(state.status === 'active', 'patient.not-active');
  return state;
}

/** The patient of a visit under way, even if her record was merged into another meanwhile, but not if it was erased. */
export function hereAfterAll(state: PatientState): ActivePatient | MergedPatient {
  ensure(state.status !== 'none', 'patient.not-found');
  ensure(state.status !== 'erased', 'patient.not-active');
  return state;
}

/** Whether the next visit is the first: then the registration fee is due, and the fees of a new patient. */
export const isNewPatient = ({ firstVisit }: Known): boolean => firstVisit === null;

/** Records a visit of the patient; for a new patient it is the first. */
export const recordEncounter = (state: ActivePatient, encounterId: number): PatientEvent[] => [
  { type: 'PatientEncounterAdded', data: { patientId: state.patientId, encounterId } },
  ...recordFirstVisit(state, encounterId),
];

/** The first visit was booked; nothing for a returning patient. */
export const recordFirstVisit = (state: Known, encounterId: number): PatientEvent[] =>
  isNewPatient(state) ? [{ type: 'FirstVisitRecorded', data: { patientId: state.patientId, encounterId } }] : [];

/** Reverses a cancelled visit; only if it was the first, the patient is new again. */
export const reverseFirstVisit = (state: PatientState, encounterId: number): PatientEvent[] =>
  state.status !== 'none' && state.firstVisit === encounterId
    ? [{ type: 'FirstVisitReversed', data: { patientId: state.patientId, encounterId } }]
    : [];

/** The whole person for `GET /v2/patient/<id>`; null when there is none. */
export const patientDetail = (state: PatientState): Omit<PatientDetail, 'revision'> | null => {
  if (state.status === 'none') return null;
  return {
    ...state.identity,
    id: state.patientId,
    recordNumber: state.recordNumber,
    status: state.status,
    mergedInto: state.status === 'merged' ? state.into : null,
    mergedIds: [...state.merged],
    allergies: [...state.allergies],
    isNew: state.firstVisit === null,
  };
};

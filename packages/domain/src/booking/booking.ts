import type { DiagnosisEntry, TreatmentEntry } from '@alur/contracts/consultation/rows';
import type { Aggregate } from '../kernel/aggregate.js';
import type { BookingEvent, BookingMade } from './events.js';

/** What a visit knows in every status. */
export interface Visit extends BookingMade {
  readonly pcareNumber: string | null;
  /** Versions of the SOAP note signed so far. */
  readonly notes: number;
  readonly diagnoses: readonly DiagnosisEntry[];
  readonly treatments: readonly TreatmentEntry[];
  /** Treatments ever ordered: the next one's id is one more. */
  readonly treatmentsEver: number;
  readonly prescriptionIds: readonly number[];
  /** How often the consultation was finished. */
  readonly finishes: number;
}

/** SPEC 4: queue (in queue), ongoing (in consultation), done; cancelled is DOMAIN 2.1's flag. */
export type BookingState =
  | { readonly status: 'none' }
  | (Visit & { readonly status: 'queue' })
  | (Visit & { readonly status: 'ongoing' })
  | (Visit & { readonly status: 'done' })
  | (Visit & { readonly status: 'cancelled' });
export type Booked = Exclude<BookingState, { status: 'none' }>;
export type Ongoing = Extract<BookingState, { status: 'ongoing' }>;

const made = (data: BookingMade): BookingState => ({
  ...data,
  status: 'queue',
  pcareNumber: null,
  notes: 0,
  diagnoses: [],
  treatments: [],
  treatmentsEver: 0,
  prescriptionIds: [],
  finishes: 0,
});

const evolve = (state: BookingState, event: BookingEvent): BookingState => {
  if (event.type === 'BookingMade') return made(event.data);
  if (state.status === 'none') return state;
  const { type, data } = event;
  switch (type) {
    case 'PayerChanged':
      return { ...state, payer: data.payer, insurer: data.insurer };
    case 'PcareFilled':
      return { ...state, pcareNumber: data.number };
    case 'ScheduleMoved':
    case 'TransactionReplaced':
      return { ...state, ...data };
    case 'BookingCancelled':
      return { ...state, status: 'cancelled' };
    case 'ConsultationStarted':
    case 'ConsultationReopened':
      return { ...state, status: 'ongoing' };
    case 'ConsultationStartUndone':
      return { ...state, status: 'queue' };
    case 'ConsultationFinished':
      return { ...state, status: 'done', finishes: data.finish };
    case 'VitalsRecorded':
      return state;
    default:
      return recorded(state, event);
  }
};

/** What is written down in the consultation. */
const recorded = (state: Booked, { type, data }: BookingEvent): Booked => {
  switch (type) {
    case 'NoteSigned':
      return { ...state, notes: data.version };
    case 'DiagnosisRecorded': {
      const { code, name, kind } = data;
      const others = state.diagnoses.filter(each => each.code !== code);
      return { ...state, diagnoses: [...others, { code, name, kind }] };
    }
    case 'DiagnosisRemoved':
      return { ...state, diagnoses: state.diagnoses.filter(each => each.code !== data.code) };
    case 'TreatmentOrdered': {
      const { orderId, treatmentId, name, quantity, price } = data;
      const treatments = [...state.treatments, { orderId, treatmentId, name, quantity, price }];
      return { ...state, treatments, treatmentsEver: orderId };
    }
    case 'TreatmentRemoved':
      return { ...state, treatments: state.treatments.filter(each => each.orderId !== data.orderId) };
    case 'PrescriptionOrdered':
      return { ...state, prescriptionIds: [...state.prescriptionIds, data.prescriptionId] };
    case 'PrescriptionOrderRemoved':
      return { ...state, prescriptionIds: state.prescriptionIds.filter(id => id !== data.prescriptionId) };
    default:
      return state;
  }
};

export const booking: Aggregate<BookingState, BookingEvent> = { kind: 'booking', initial: { status: 'none' }, evolve };

/** Which visit, and whose, as every event says. */
export const which = ({ encounterId, patientId }: Booked) => ({ encounterId, patientId });

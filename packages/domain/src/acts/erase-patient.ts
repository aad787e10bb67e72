import { erasePatient, erasePatientEarly } from '@alur/contracts/patient/commands';
import type { BookingState } from '../booking/booking.js';
import { act, type LoadedSoFar, type Targeted } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import type { PatientEvent } from '../patient/events.js';
import { activePatient, patient, type PatientState } from '../patient/patient.js';
import { checkRetention } from '../patient/retention.js';
import type { PrescriptionState } from '../prescription/prescription.js';
import type { QueueState } from '../queue/queue.js';
import type { TransactionState } from '../transaction/state.js';
import { checkNothingOwed, checkNoVisitOpen, lastVisitOf, papersOf, visitsOf } from './patient-care.js';

interface Loaded {
  patient: PatientState;
  merged: readonly PatientState[];
  bookings: readonly BookingState[];
  queues: readonly QueueState[];
  transactions: readonly TransactionState[];
  prescriptions: readonly PrescriptionState[];
}

const bookingsOf = (state: PatientState | undefined): readonly number[] =>
  state === undefined || state.status === 'none' ? [] : state.bookings;

/** The person under all her records, and everything that was ever done for her: what is open, and how long ago. */
const streams = ({ id }: { id: number }, loaded: LoadedSoFar) => {
  const { patient: person, merged = [] } = loaded as Partial<Loaded>;
  const known = person !== undefined && person.status !== 'none' ? person.merged : [];
  return {
    patient: writes(patient, id),
    merged: known.map(each => writes(patient, each)),
    ...visitsOf([person, ...merged].flatMap(bookingsOf), loaded),
    ...papersOf(loaded),
  };
};

type Erasure = Targeted<typeof erasePatient> | Targeted<typeof erasePatientEarly>;

const erased = ({ ground, reason }: Erasure, states: Loaded, { actorId }: DecisionContext) => {
  const { patientId, merged } = activePatient(states.patient);
  checkNoVisitOpen(states.bookings, states.queues);
  checkNothingOwed(states.transactions, states.prescriptions);
  const forget = (id: number): PatientEvent[] => [
    { type: 'PatientErased', data: { patientId: id, ground, officerId: actorId, reason } },
  ];
  return { patient: forget(patientId), merged: merged.map(forget) };
};

/** DOMAIN 10: what a facility need not keep any more, it destroys. The key goes with the event, see the platform. */
export const erasePatientAct = act({
  command: erasePatient,
  streams,
  decide: (command, states, context) => {
    const events = erased(command, states, context);
    checkRetention(lastVisitOf(states.bookings), context.today);
    return events;
  },
});

/** The same while the record should be kept, on a ground that an officer answers for. */
export const erasePatientEarlyAct = act({ command: erasePatientEarly, streams, decide: erased });

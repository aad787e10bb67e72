import { erasePatient, erasePatientEarly } from '@alur/contracts/patient/commands';
import { booking } from '../../booking/booking.js';
import { act, type Loaded, type LoadedSoFar, type Targeted } from '../../kernel/act.js';
import { known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import type { PatientEvent } from '../events.js';
import { activePatient, patient, type PatientState } from '../patient.js';
import { checkRetention } from '../retention.js';
import { prescription } from '../../prescription/prescription.js';
import { queue } from '../../queue/queue.js';
import { transaction } from '../../transaction/transaction.js';
import { checkNothingOwed, checkNoVisitOpen, lastVisitOf, papersOf, visitsOf } from '../../care/patient-care.js';

const encountersOf = (state: PatientState | undefined): readonly number[] => known(state)?.bookings ?? [];

const sees = {
  patient,
  merged: [patient],
  bookings: [booking],
  queues: [queue],
  transactions: [transaction],
  prescriptions: [prescription],
} as const;

/** The person under all her records, and everything that was ever done for her: what is open, and how long ago. */
const streams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof sees>) => ({
  patient: writes(patient, id),
  merged: (known(loaded.patient)?.merged ?? []).map(each => writes(patient, each)),
  ...visitsOf([loaded.patient, ...(loaded.merged ?? [])].flatMap(encountersOf), loaded),
  ...papersOf(loaded),
});

type Erasure = Targeted<typeof erasePatient> | Targeted<typeof erasePatientEarly>;

const erased = (
  { ground, reason }: Erasure,
  states: Loaded<ReturnType<typeof streams>>,
  { actorId }: DecisionContext,
) => {
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
  sees,
  primary: 'patient',
  streams,
  decide: (command, states, context) => {
    const events = erased(command, states, context);
    checkRetention(lastVisitOf(states.bookings), context.today);
    return events;
  },
});

/** The same while the record should be kept, on a ground that an officer answers for. */
export const erasePatientEarlyAct = act({
  command: erasePatientEarly,
  sees,
  primary: 'patient',
  streams,
  decide: erased,
});

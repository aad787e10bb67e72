import { erasePatient, erasePatientEarly } from '@alur/contracts/patient/commands';
import { act, type Loaded, type LoadedSoFar, type Targeted } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import type { PatientEvent } from '../events.js';
import { activePatient, patient, type PatientState } from '../patient.js';
import { checkRetention } from '../retention.js';
import { prescription } from '../../prescription/prescription.js';
import { transaction } from '../../transaction/transaction.js';
import { careOf, checkNoSaleOpen, checkNothingOwed, checkNoVisitOpen, lastVisitOf } from '../../care/patient-care.js';
import { encounter } from '../../encounter/encounter.js';
import { record } from '../../record/record.js';
import { sale } from '../../sale/sale.js';

const encountersOf = (state: PatientState | undefined): readonly number[] => known(state)?.encounters ?? [];

const salesOf = (state: PatientState | undefined): readonly number[] => known(state)?.sales ?? [];

const sees = {
  patient,
  merged: [patient],
  encounters: [encounter],
  records: [record],
  transactions: [transaction],
  prescriptions: [prescription],
  sales: [sale],
} as const;

/**
 * The person's records, and all her visits, bills, prescriptions and sales, to see what is open and when she was last here.
 */
const streams = ({ id }: { id: number }, loaded: LoadedSoFar<typeof sees>) => {
  const records = [loaded.patient, ...(loaded.merged ?? [])];
  const care = careOf(records.flatMap(encountersOf), loaded);
  const sales = records.flatMap(salesOf);
  return {
    patient: writes(patient, id),
    merged: (known(loaded.patient)?.merged ?? []).map(each => writes(patient, each)),
    ...care,
    transactions: [...care.transactions, ...sales.map(each => checks(transaction, each))],
    sales: sales.map(each => checks(sale, each)),
  };
};

type Erasure = Targeted<typeof erasePatient> | Targeted<typeof erasePatientEarly>;

const erased = (
  { ground, reason }: Erasure,
  states: Loaded<ReturnType<typeof streams>>,
  { actorId }: DecisionContext,
) => {
  const { patientId, merged } = activePatient(states.patient);
  checkNoVisitOpen(states.encounters);
  checkNothingOwed(states.transactions, states.prescriptions);
  checkNoSaleOpen(states.sales);
  const forget = (id: number): PatientEvent[] => [
    { type: 'PatientErased', data: { patientId: id, ground, officerId: actorId, reason } },
  ];
  return { patient: forget(patientId), merged: merged.map(forget) };
};

/** DOMAIN 10: a facility erases records past retention. The platform destroys the key together with the event. */
export const erasePatientAct = act({
  command: erasePatient,
  sees,
  primary: 'patient',
  streams,
  decide: (command, states, context) => {
    const events = erased(command, states, context);
    checkRetention(lastVisitOf(states.encounters), context.today);
    return events;
  },
});

/** Erases a record before its retention ends, on a ground that an officer is responsible for. */
export const erasePatientEarlyAct = act({
  command: erasePatientEarly,
  sees,
  primary: 'patient',
  streams,
  decide: erased,
});

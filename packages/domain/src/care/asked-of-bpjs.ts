import { actingStaff } from './on-encounter.js';
import { connection, connectionIn, connectionOf } from './vclaim-connection.js';
import { encounter } from '../encounter/encounter.js';
import { notCancelled } from '../encounter/guards.js';
import type { LoadedSoFar } from '../kernel/act.js';
import { checks, known, writes, type StateOf } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { hereAfterAll, patient } from '../patient/patient.js';
import { eligibility } from '../casemix/eligibility.js';
import type { Asked } from '../casemix/letter-request.js';

/** Only hospitals have VClaim; the facility has credentials and a code there, and the patient a card. */
export const asking = { eligibility, encounter, patient, ...connection };

export const askingOf = ({ id }: { id: number }, loaded: LoadedSoFar<typeof asking>, context: DecisionContext) => {
  const visit = known(loaded.encounter);
  return {
    eligibility: writes(eligibility, id),
    encounter: checks(encounter, id),
    patient: visit && checks(patient, visit.patientId),
    ...connectionOf(context),
  };
};

type Seen = { readonly [Name in Exclude<keyof typeof asking, 'patient'>]: StateOf<(typeof asking)[Name]> } & {
  readonly patient?: StateOf<typeof patient>;
};

/** What of visit, patient and facility BPJS is asked by. */
export const askedBy = (states: Seen, context: DecisionContext): Asked => {
  const visit = notCancelled(states.encounter);
  ensure(states.patient, 'queue.not-found');
  return {
    ...{ visit, connection: connectionIn(states), cardNumber: hereAfterAll(states.patient).identity.bpjsNo },
    ...{ requestedBy: actingStaff(context), today: context.today },
  };
};

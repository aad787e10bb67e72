import { type Vaccine } from '@alur/contracts/immunization/enums';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';
import { recordsOf, type PatientRecords } from './known-allergies.js';
import { personLabels } from './person-labels.js';
import { placeOf } from './treatment-orders.js';
import { loaded as present, whose } from './visit-streams.js';
import { mayDose } from './ward-doses.js';
import { encounter, type EncounterState } from '../encounter/encounter.js';
import type { LoadedSoFar } from '../kernel/act.js';
import { checks, known, writes } from '../kernel/aggregate.js';
import { headerOf } from '../kernel/care-header.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueName, type NameState } from '../kernel/name.js';
import { hereAfterAll, patient, type PatientState } from '../patient/patient.js';
import { stay, type StayState } from '../stay/stay.js';
import { historyOf, lastOf } from '../immunization/history.js';
import { immunization } from '../immunization/immunization.js';

/** Kind of its streams, and the source of charges and of what leaves a shelf. */
export const IMMUNIZATION = immunization.kind;

export const newId = (context: DecisionContext): number => context.ids[IMMUNIZATION] ?? 0;

export const seesPerson = {
  ...{ immunization, patient, survivor: patient, last: uniqueName },
  history: [immunization] as const,
};

/** Her record, the one that hers was merged into, and what she has had. */
export const ofPerson = (
  patientId: number | undefined,
  loaded: { readonly patient?: PatientState; readonly last?: NameState },
  context: DecisionContext,
) => ({
  immunization: writes(immunization, newId(context)),
  ...recordsOf(patientId, loaded),
  last: patientId === undefined ? undefined : lastOf(patientId, context),
  history: historyOf(loaded.last, context),
});

/** Her birth date, and what rows show of her. */
export const personOf = (states: PatientRecords, today: string) => {
  const person = hereAfterAll(present(states.survivor ?? states.patient));
  return { birthDate: person.identity.birthDate, labels: personLabels(person, today) };
};

export const doseOf = (
  { vaccine, doseNumber, date }: { vaccine: Vaccine; doseNumber: number; date: string },
  context: DecisionContext,
) => ({
  ...{ immunizationId: newId(context), vaccine, antigens: [...vaccineFacts[vaccine].antigens], doseNumber, date },
});

export const seesVisit = { ...seesPerson, encounter, stay };

export const ofVisit = (encounterId: number, loaded: LoadedSoFar<typeof seesVisit>, context: DecisionContext) => ({
  ...ofPerson(whose(loaded), loaded, context),
  encounter: checks(encounter, encounterId),
  stay: checks(stay, encounterId),
});

/** The visit in which a dose may be given now, and where she lies in it. */
export const visitIn = (states: { encounter: EncounterState; stay: StayState }) => {
  const visit = mayDose(states.encounter, states.stay);
  const { unitName } = present(known(states.encounter));
  const place = placeOf(states.stay);
  return { ...headerOf(visit), unitId: place?.unitId ?? visit.unitId, unitName: place?.unitName ?? unitName };
};

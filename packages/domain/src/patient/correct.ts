import { correctPatient, type changePhoto } from '@alur/contracts/patient/commands';
import { act, type Targeted } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { uniqueName } from '../kernel/name.js';
import { ensure } from '../kernel/rejection.js';
import { checkDuplicates } from './duplicates.js';
import type { PatientEvent } from './events.js';
import { identityOf, matchesOf, type KnownIdentity } from './identity-fields.js';
import { claimedBy, claimNumbers, newNumbers, numberClaims, type Claims } from './number-claims.js';
import { activePatient, patient, type PatientState } from './patient.js';

/** A birth date lies between 130 years ago and today. */
export const checkBirthDate = (birthDate: string | null, today: string): void => {
  if (birthDate === null) return;
  ensure(birthDate <= today, 'patient.birth-date-future', {}, 'birthDate');
  const oldest = `${String(Number(today.slice(0, 4)) - 130).padStart(4, '0')}${today.slice(4)}`;
  ensure(birthDate >= oldest, 'patient.birth-date-too-old', {}, 'birthDate');
};

const same = (one: KnownIdentity, other: KnownIdentity) =>
  (Object.keys(one) as (keyof KnownIdentity)[]).every(key => JSON.stringify(one[key]) === JSON.stringify(other[key]));

const corrected = (
  command: Targeted<typeof correctPatient>,
  state: PatientState,
  claims: Claims,
  context: DecisionContext,
): PatientEvent[] => {
  const { patientId, recordNumber, identity: before } = activePatient(state);
  const identity = identityOf({ ...command, photoFileId: before.photoFileId });
  ensure(!same(before, identity), 'patient.nothing-changed');
  checkBirthDate(identity.birthDate, context.today);
  checkDuplicates(
    command.acknowledgeDuplicates,
    context,
    patientId,
    claimedBy(newNumbers(identity, state), patientId, claims),
  );
  const data = { patientId, recordNumber, ...identity, ...matchesOf(identity, context), reason: command.reason };
  return [{ type: 'PatientIdentityCorrected', data }];
};

export const correct = act({
  command: correctPatient,
  sees: { patient, claims: [uniqueName], claimants: [patient] },
  primary: 'patient',
  streams: (command, loaded, context) => ({
    patient: writes(patient, command.id),
    ...numberClaims(newNumbers(command, loaded.patient), command.id, loaded, context),
  }),
  decide: (command, states, context) => ({
    patient: corrected(command, states.patient, states, context),
    claims: claimNumbers(newNumbers(command, states.patient), command.id, states, context),
  }),
});

export const changedPhoto = (
  command: Targeted<typeof changePhoto>,
  state: PatientState,
  context: DecisionContext,
): PatientEvent[] => {
  const { patientId, recordNumber, identity: before } = activePatient(state);
  ensure(before.photoFileId !== command.fileId, 'patient.nothing-changed');
  ensure(context.prepared['photoIsMissing'] !== true, 'patient.photo-not-found', {}, 'fileId');
  const identity = { ...before, photoFileId: command.fileId };
  const data = { patientId, recordNumber, ...identity, ...matchesOf(identity, context), reason: null };
  return [{ type: 'PatientIdentityCorrected', data }];
};

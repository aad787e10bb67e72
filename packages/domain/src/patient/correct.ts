import type { changePhoto, correctPatient } from '@alur/contracts/patient/commands';
import type { Targeted } from '../kernel/act.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { checkDuplicates } from './duplicates.js';
import type { PatientEvent } from './events.js';
import { identityOf, matchesOf, type KnownIdentity } from './identity-fields.js';
import { activePatient, type PatientState } from './patient.js';

/** A birth date lies between 130 years ago and today. */
export const checkBirthDate = (birthDate: string | null, today: string): void => {
  if (birthDate === null) return;
  ensure(birthDate <= today, 'patient.birth-date-future', {}, 'birthDate');
  const oldest = `${String(Number(today.slice(0, 4)) - 130).padStart(4, '0')}${today.slice(4)}`;
  ensure(birthDate >= oldest, 'patient.birth-date-too-old', {}, 'birthDate');
};

const same = (one: KnownIdentity, other: KnownIdentity) =>
  (Object.keys(one) as (keyof KnownIdentity)[]).every(key => JSON.stringify(one[key]) === JSON.stringify(other[key]));

export const correct = (
  command: Targeted<typeof correctPatient>,
  state: PatientState,
  context: DecisionContext,
): PatientEvent[] => {
  const { patientId, recordNumber, identity: before } = activePatient(state);
  const identity = identityOf({ ...command, photoFileId: before.photoFileId });
  ensure(!same(before, identity), 'patient.nothing-changed');
  checkBirthDate(identity.birthDate, context.today);
  checkDuplicates(command.acknowledgeDuplicates, context, patientId);
  const data = { patientId, recordNumber, ...identity, ...matchesOf(identity, context), reason: command.reason };
  return [{ type: 'PatientIdentityCorrected', data }];
};

export const changedPhoto = (
  command: Targeted<typeof changePhoto>,
  state: PatientState,
  context: DecisionContext,
): PatientEvent[] => {
  const { patientId, recordNumber, identity: before } = activePatient(state);
  ensure(before.photoFileId !== command.fileId, 'patient.nothing-changed');
  const identity = { ...before, photoFileId: command.fileId };
  const data = { patientId, recordNumber, ...identity, ...matchesOf(identity, context), reason: null };
  return [{ type: 'PatientIdentityCorrected', data }];
};

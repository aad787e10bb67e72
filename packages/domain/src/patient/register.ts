import { registerPatient } from '@alur/contracts/patient/commands';
import { act, type Targeted } from '../kernel/act.js';
import { writes } from '../kernel/aggregate.js';
import { uniqueName, uniqueNameOf, take } from '../kernel/name.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { checkBirthDate } from './correct.js';
import { checkDuplicates } from './duplicates.js';
import { identityOf, matchesOf } from './identity-fields.js';
import { claimedBy, claimNumbers, numberClaims } from './number-claims.js';
import { patient } from './patient.js';

/** The typed record number, or the facility's next, of six digits (DOMAIN 10). */
const recordNumberOf = (command: Targeted<typeof registerPatient>, { prepared }: DecisionContext): string => {
  const number = command.recordNumber ?? (prepared['recordNumber'] as string | undefined);
  ensure(number !== undefined, 'patient.record-number-missing', {}, 'recordNumber');
  return number;
};

export const register = act({
  command: registerPatient,
  ids: ['patient'],
  sees: { patient, recordNumber: uniqueName, claims: [uniqueName], claimants: [patient] },
  primary: 'patient',
  streams: (command, loaded, context) => ({
    patient: writes(patient, context.ids['patient'] ?? 0),
    recordNumber: uniqueNameOf('record-number', recordNumberOf(command, context), context),
    ...numberClaims(command, context.ids['patient'] ?? 0, loaded, context),
  }),
  decide: (command, states, context) => {
    const patientId = context.ids['patient'] ?? 0;
    const recordNumber = recordNumberOf(command, context);
    const identity = identityOf({ ...command, photoFileId: null });
    checkBirthDate(identity.birthDate, context.today);
    checkDuplicates(command.acknowledgeDuplicates, context, patientId, claimedBy(identity, patientId, states));
    const name = {
      kind: 'record-number',
      value: recordNumber,
      taken: 'patient.record-number-taken',
      path: 'recordNumber',
    };
    const data = { patientId, recordNumber, ...identity, ...matchesOf(identity, context) };
    return {
      recordNumber: take(states.recordNumber, `patient-${patientId}`, name, context),
      patient: [{ type: 'PatientRegistered' as const, data }],
      claims: claimNumbers(identity, patientId, states, context),
    };
  },
});

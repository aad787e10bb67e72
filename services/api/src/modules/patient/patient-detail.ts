import type { PatientDetail } from '@alur/contracts/patient/rows';
import type { PatientIdentity } from '@alur/contracts/patient/identity';
import { ERASED } from '@alur/domain/kernel/event';
import { patient, type PatientState } from '@alur/domain/patient/patient';
import type { FoldedStreams } from '../../platform/commands/folded-streams.js';

/** The whole person, folded from her stream; nothing when there is none, or when she is another facility's. */
export const patientDetail = async (
  streams: FoldedStreams,
  merchantId: number,
  id: number,
): Promise<PatientDetail | undefined> => {
  const stream = `patient-${id}`;
  const wanted = new Map([[stream, patient]]);
  await streams.refresh(wanted);
  const folded = (await streams.load(wanted)).get(stream);
  if (folded?.merchantId !== merchantId) return undefined;
  return detailOf(folded.state as PatientState);
};

const detailOf = (state: PatientState): PatientDetail | undefined => {
  if (state.status === 'none') return undefined;
  const { patientId: id, status, recordNumber, identity, allergies, firstVisit } = state;
  const common = { id, status, isNew: firstVisit === null, mergedInto: state.status === 'merged' ? state.into : null };
  return status === 'erased'
    ? { ...common, ...erased(identity), recordNumber: ERASED, allergies: [] }
    : { ...common, ...identity, recordNumber, allergies: [...allergies] };
};

/** What a fold may still hold of a person whose key is destroyed. */
const erased = (identity: PatientIdentity): PatientIdentity => {
  const blank = Object.fromEntries(Object.keys(identity).map(name => [name, null])) as unknown as PatientIdentity;
  return { ...blank, name: ERASED, gender: identity.gender, citizenship: identity.citizenship };
};

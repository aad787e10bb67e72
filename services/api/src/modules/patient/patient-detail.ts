import type { PatientDetail } from '@alur/contracts/patient/rows';
import { patient, patientDetail as detailOf, type PatientState } from '@alur/domain/patient/patient';
import type { FoldedStreams } from '../../platform/commands/folded-streams.js';

/**
 * The patient's full data, folded from her stream; undefined if there is none, or if she belongs to another facility.
 */
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
  const detail = detailOf(folded.state as PatientState);
  return detail ? { ...detail, revision: folded.revision } : undefined;
};

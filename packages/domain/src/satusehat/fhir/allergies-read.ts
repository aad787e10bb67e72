import type { AllergyKind } from '@alur/contracts/patient/commands';
import type * as z from 'zod/mini';
import type { RecordedEvent } from '../../vocabulary.js';

export interface SentAllergy {
  readonly patientId: number;
  readonly allergyId: number;
  readonly kind: z.infer<typeof AllergyKind>;
  readonly substance: string;
  readonly medicineId: number | null;
  readonly recordedAt: string;
}

/** The allergies that stand on the patient's record, among whatever else happened to it. */
export const allergicTo = (
  events: readonly (
    | RecordedEvent<'AllergyRecorded'>
    | RecordedEvent<'AllergyRemoved'>
    | RecordedEvent<'PatientRegistered'>
  )[],
): SentAllergy[] => {
  const recorded = new Map<number, SentAllergy>();
  for (const { type, data, meta } of events)
    if (type === 'AllergyRemoved') recorded.delete(data.allergyId);
    else if (type === 'AllergyRecorded') {
      const { patientId, allergyId, kind, substance, medicineId } = data;
      recorded.set(allergyId, { patientId, allergyId, kind, substance, medicineId, recordedAt: meta.at });
    }
  return [...recorded.values()];
};

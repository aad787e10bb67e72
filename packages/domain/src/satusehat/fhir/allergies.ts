import type { AllergyKind } from '@alur/contracts/patient/commands';
import type * as z from 'zod/mini';
import type { RecordedEvent } from '../../vocabulary.js';
import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import { reference, type Plan } from './references.js';
import type { SentVisit } from './visit.js';

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
  const standing = new Map<number, SentAllergy>();
  for (const { type, data, meta } of events)
    if (type === 'AllergyRemoved') standing.delete(data.allergyId);
    else if (type === 'AllergyRecorded') {
      const { patientId, allergyId, kind, substance, medicineId } = data;
      standing.set(allergyId, { patientId, allergyId, kind, substance, medicineId, recordedAt: meta.at });
    }
  return [...standing.values()];
};

const categories = { medicine: 'medication', food: 'food', environment: 'environment' } as const;

/**
 * An allergy is the person's: its identifier is hers, it names no visit, and each visit that finds it standing sends the
 * same. One that is of no category of FHIR's is left out, because the category is required (10075).
 */
export const allergiesPlan = (visit: SentVisit): Plan => {
  const named = visit.allergies.map(each => ({ each, localId: `allergy-${each.allergyId}` }));
  return {
    resources: named.flatMap(({ each, localId }) => {
      if (each.kind === 'other') return [];
      const { organizationId, known } = visit;
      const identifier = ownIdentifier('allergy', organizationId, `${each.patientId}-${localId}`);
      const kfa = each.medicineId === null ? null : (known.medicines.get(each.medicineId)?.kfaCode ?? null);
      const resource = {
        resourceType: 'AllergyIntolerance',
        identifier: [identifier],
        clinicalStatus: coding(SYSTEMS.allergyClinical, 'active', 'Active'),
        verificationStatus: coding(SYSTEMS.allergyVerification, 'confirmed', 'Confirmed'),
        category: [categories[each.kind]],
        code: { ...(kfa !== null && coding(SYSTEMS.kfa, kfa)), text: each.substance },
        patient: reference('Patient', visit.patient),
        recordedDate: each.recordedAt,
      };
      return [{ localId, identifier, resource }];
    }),
    leftOut: named.flatMap(({ each, localId }) =>
      each.kind === 'other'
        ? [{ resourceType: 'AllergyIntolerance', localId, name: null, leftOutFor: 'category_unknown' as const }]
        : [],
    ),
  };
};

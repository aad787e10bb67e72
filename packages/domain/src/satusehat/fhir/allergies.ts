import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import { reference, type Plan } from './references.js';
import type { SentVisit } from './visit.js';

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

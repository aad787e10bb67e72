import type { ImmunizationReason, ImmunizationSite } from '@alur/contracts/immunization/enums';
import { type DoseUnit, type ImmunizationRoute } from '@alur/contracts/immunization/enums';
import { vaccineFacts } from '@alur/contracts/immunization/vaccines';
import type * as z from 'zod/mini';
import { coding, ownIdentifier, SYSTEMS } from './coded.js';
import type { SentImmunization } from './immunizations-read.js';
import { answering } from './of-visit.js';
import { reference, type Plan, type Planned } from './references.js';
import type { SentVisit } from './visit.js';

type Coded = readonly [code: string, display: string];

const sites: Readonly<Record<z.infer<typeof ImmunizationSite>, Coded>> = {
  left_arm: ['LA', 'left arm'],
  right_arm: ['RA', 'right arm'],
  left_thigh: ['LT', 'left thigh'],
  right_thigh: ['RT', 'right thigh'],
};

const routes: Readonly<Record<ImmunizationRoute, Coded>> = {
  intramuscular: ['IM', 'Injection, intramuscular'],
  subcutaneous: ['SQ', 'Injection, subcutaneous'],
  intradermal: ['IDINJ', 'Injection, intradermal'],
  oral: ['PO', 'Swallow, oral'],
};

const units: Readonly<Record<DoseUnit, string>> = { ml: 'mL', drop: '[drp]' };

/** The ministry's list of reasons. */
const reasons: Readonly<Record<ImmunizationReason, Coded>> = {
  basic: ['IM-Dasar', 'Imunisasi Program Rutin Dasar'],
  under_two: ['IM-Baduta', 'Imunisasi Program Rutin Lanjutan Bawah Dua Tahun'],
  school: ['IM-SD', 'Imunisasi Program Rutin Lanjutan Sekolah Dasar'],
  women: ['IM-WUS', 'Imunisasi Program Rutin Lanjutan Wanita Usia Subur'],
  additional: ['IM-Tambahan', 'Imunisasi Program Tambahan'],
  special: ['IM-Khusus', 'Imunisasi Program Khusus'],
  optional: ['IM-Pilihan', 'Imunisasi Pilihan'],
};

/** By the code of KFA that the item has now, else by its kind of vaccine. */
const vaccineCode = ({ known }: SentVisit, { medicineId, vaccine, name }: SentImmunization['given']) => {
  const kfa = known.medicines.get(medicineId)?.kfaCode?.trim();
  return kfa ? coding(SYSTEMS.kfa, kfa, name) : coding(SYSTEMS.cvx, vaccineFacts[vaccine].cvx, name);
};

/** Where she was at that moment. */
const placeAt = ({ places }: SentVisit, at: string) =>
  (places.findLast(({ from }) => from <= at) ?? places[0])?.location;

const immunization = (visit: SentVisit, encounterId: string, { given, recordedAt }: SentImmunization): Planned => {
  const { immunizationId, effectiveAt, lotNumber, expiry, site, route, amount, amountUnit, reason, doseNumber } = given;
  const localId = `immunization-${immunizationId}`;
  const identifier = ownIdentifier('immunization', visit.organizationId, `${visit.encounterId}-${localId}`);
  const location = placeAt(visit, effectiveAt);
  return {
    localId,
    identifier,
    resource: {
      resourceType: 'Immunization',
      identifier: [identifier],
      status: 'completed',
      vaccineCode: vaccineCode(visit, given),
      patient: reference('Patient', visit.patient),
      encounter: reference('Encounter', { id: encounterId }),
      occurrenceDateTime: effectiveAt,
      recorded: recordedAt,
      primarySource: true,
      ...(location && { location: reference('Location', location) }),
      lotNumber,
      expirationDate: expiry,
      ...(site !== null && { site: coding(SYSTEMS.actSite, ...sites[site]) }),
      route: coding(SYSTEMS.actRoute, ...routes[route]),
      doseQuantity: { value: amount, unit: units[amountUnit], system: SYSTEMS.ucum, code: units[amountUnit] },
      performer: [
        {
          function: coding(SYSTEMS.providerRole, 'AP', 'Administering Provider'),
          actor: answering(visit, given.performer.staffId),
        },
      ],
      reasonCode: [coding(SYSTEMS.immunizationReason, ...reasons[reason])],
      protocolApplied: [{ doseNumberPositiveInt: doseNumber }],
    },
  };
};

/** The doses that were given in the visit; what she is said to have had elsewhere is the sender's who gave it. */
export const immunizationsPlan = (visit: SentVisit, encounterId: string): Plan => ({
  resources: visit.immunizations.map(one => immunization(visit, encounterId, one)),
  leftOut: [],
});

import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet, type NamedMedicine } from '@alur/contracts/prescription/allergy-match';
import type { WrittenLine } from '@alur/contracts/prescription/lines';
import { Rejection } from '../kernel/rejection.js';
import type { ApprovedLine } from './events.js';

type Medicines = ReadonlyMap<number, Omit<NamedMedicine, 'id'>>;

/** An allergy of the patient that concerns a medicine; `path` is the body's field that names the medicine. */
export interface MetAllergy {
  allergyId: number;
  substance: string;
  medicine: string;
  path: string;
}

/** Those of the patient's known allergies that concern one medicine. */
const metBy = (medicineId: number, path: string, medicines: Medicines, allergies: readonly Allergy[]): MetAllergy[] => {
  const medicine = medicines.get(medicineId);
  if (!medicine) return [];
  return allergiesMet({ ...medicine, id: medicineId }, allergies).map(({ allergyId, substance }) => ({
    allergyId,
    substance,
    medicine: medicine.name,
    path,
  }));
};

/** Every allergy that concerns the lines, including the contents of compounds. */
export const metByLines = (
  lines: readonly WrittenLine[],
  medicines: Medicines,
  allergies: readonly Allergy[],
): MetAllergy[] =>
  lines.flatMap((line, at) =>
    line.kind === 'single'
      ? metBy(line.medicineId, `lines.${at}.medicineId`, medicines, allergies)
      : line.components.flatMap(({ medicineId }, part) =>
          metBy(medicineId, `lines.${at}.components.${part}.medicineId`, medicines, allergies),
        ),
  );

/**
 * The acknowledgement as recorded; throws if one is missing. If allergies are named, only those count; else the flag
 * counts for all.
 */
export const acknowledged = (
  met: readonly MetAllergy[],
  said: { allergyAcknowledged: boolean; acknowledgedAllergies: readonly number[] | null },
): { allergyAcknowledged: boolean; acknowledgedAllergies: number[] } => {
  const { allergyAcknowledged, acknowledgedAllergies: named } = said;
  const unseen = met.find(({ allergyId }) => (named ? !named.includes(allergyId) : !allergyAcknowledged));
  if (unseen) {
    const { medicine, substance, path } = unseen;
    throw new Rejection('prescription.allergy-not-acknowledged', { medicine, substance }, path);
  }
  return {
    allergyAcknowledged: met.length > 0,
    acknowledgedAllergies: [...new Set(met.map(({ allergyId }) => allergyId))],
  };
};

/**
 * A medicine against an allergy is *sesuai* only if the doctor prescribed this very medicine and acknowledged the
 * allergy. One that was recorded since, or that concerns a substitute, needs a note of how it was settled (DOMAIN 1.1,
 * *telaah klinis*).
 */
export const checkSettled = (
  { takes, substitute }: Pick<ApprovedLine, 'takes' | 'substitute'>,
  path: string,
  acknowledgedAllergies: readonly number[],
  medicines: Medicines,
  allergies: readonly Allergy[],
): void => {
  const known = substitute === null ? acknowledgedAllergies : [];
  const given = takes.filter(({ quantity }) => quantity > 0);
  const unsettled = given
    .flatMap(({ medicineId }) => metBy(medicineId, path, medicines, allergies))
    .find(({ allergyId }) => !known.includes(allergyId));
  if (unsettled) {
    const { medicine, substance } = unsettled;
    throw new Rejection('prescription.allergy-unsettled', { medicine, substance }, path);
  }
};

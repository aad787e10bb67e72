import type { Allergy } from '@alur/contracts/patient/rows';
import { allergiesMet, type NamedMedicine } from '@alur/contracts/prescription/allergy-match';
import type { WrittenLine } from '@alur/contracts/prescription/lines';
import { Rejection } from '../kernel/rejection.js';

type Medicines = ReadonlyMap<number, Omit<NamedMedicine, 'id'>>;

/** An allergy of the patient that a medicine meets; `path` is the body's field that names the medicine. */
export interface MetAllergy {
  allergyId: number;
  substance: string;
  medicine: string;
  path: string;
}

/** The allergies that one medicine meets, of those that the patient is known to have. */
export const metBy = (
  medicineId: number,
  path: string,
  medicines: Medicines,
  allergies: readonly Allergy[],
): MetAllergy[] => {
  const medicine = medicines.get(medicineId);
  if (!medicine) return [];
  return allergiesMet({ ...medicine, id: medicineId }, allergies).map(({ allergyId, substance }) => ({
    allergyId,
    substance,
    medicine: medicine.name,
    path,
  }));
};

/** Every allergy that the lines meet, inside compounds too. */
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

export const refuseAllergy = ({ medicine, substance, path }: MetAllergy): never => {
  throw new Rejection('prescription.allergy-not-acknowledged', { medicine, substance }, path);
};

/** What the event says of the allergies met. Named ones count alone: a bare yes is to all that stand. */
export const acknowledged = (
  met: readonly MetAllergy[],
  said: { allergyAcknowledged: boolean; acknowledgedAllergies: readonly number[] | null },
): { allergyAcknowledged: boolean; acknowledgedAllergies: number[] } => {
  const { allergyAcknowledged, acknowledgedAllergies: named } = said;
  const unseen = met.find(({ allergyId }) => (named ? !named.includes(allergyId) : !allergyAcknowledged));
  if (unseen) refuseAllergy(unseen);
  return {
    allergyAcknowledged: met.length > 0,
    acknowledgedAllergies: [...new Set(met.map(({ allergyId }) => allergyId))],
  };
};

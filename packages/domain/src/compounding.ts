import { MOST_QUANTITY } from '@alur/contracts/inventory/quantity';
import { unitsNeeded } from '@alur/contracts/prescription/compounding';
import type { CompoundLine } from '@alur/contracts/prescription/lines';
import type * as z from 'zod/mini';
import { ensure, Rejection } from './kernel/rejection.js';

/** Data of a medicine that writing and pricing need, from its present catalogue item. */
export interface MedicineFacts {
  medicineId: number;
  active: boolean;
  name: string;
  brand: string | null;
  ingredients: string | null;
  form: string;
  strength: number | null;
  strengthUnit: string | null;
  baseUnit: string;
  medicineClass: string;
  highAlert: boolean;
  chronic: boolean;
  /** Price per base unit, never above the highest retail price. */
  price: number;
}

export type Medicines = ReadonlyMap<number, MedicineFacts>;

/** The medicine, which must be in use; `path` is the body's field that names it. */
export const medicineIn = (medicines: Medicines, medicineId: number, path: string): MedicineFacts => {
  const medicine = medicines.get(medicineId);
  if (!medicine?.active) throw new Rejection('prescription.medicine-not-in-use', {}, path);
  return medicine;
};

/** The unit of what a pharmacy compounds. */
export const PACK = 'bungkus';

type Compounded = Pick<z.infer<typeof CompoundLine>, 'method' | 'packs' | 'components'>;

/** What of one medicine goes into it; `quantity` is in base units for all packs. */
export interface Component {
  medicineId: number;
  name: string;
  dose: number;
  doseUnit: string;
  strength: number | null;
  quantity: number;
  unit: string;
}

/** What goes into a compounded medicine, with what it takes of each; `path` is the body's field that has it. */
export const componentsOf = (
  { method, packs, components }: Compounded,
  medicines: Medicines,
  roundUp: boolean,
  path: string,
): Component[] =>
  components.map(({ medicineId, dose }, index) => {
    const at = `${path}.components.${index}`;
    const { name, strength, strengthUnit, baseUnit } = medicineIn(medicines, medicineId, `${at}.medicineId`);
    const quantity = unitsNeeded({ method, prescribedPacks: packs, packs, dose, strength }, roundUp);
    ensure(quantity <= MOST_QUANTITY, 'prescription.dose-too-large', {}, `${at}.dose`);
    const doseUnit = strength === null ? baseUnit : (strengthUnit ?? baseUnit);
    return { medicineId, name, dose, doseUnit, strength, quantity, unit: baseUnit };
  });

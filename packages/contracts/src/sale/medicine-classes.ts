import type * as z from 'zod/mini';
import type { MedicineClass } from '../catalogue/medicine.js';

type Class = z.infer<typeof MedicineClass>;

/** Classes that are sold without a prescription (DOMAIN 7; November 2026). */
const OVER_THE_COUNTER: readonly Class[] = ['free', 'limited_free'];
/** Classes that no copy of a prescription (*salinan resep*) is filled with: they are never iterated (DOMAIN 7). */
const ORIGINAL_ALONE: readonly Class[] = ['narcotic', 'psychotropic'];

const isAmong = (classes: readonly Class[], medicineClass: string): boolean =>
  (classes as readonly string[]).includes(medicineClass);

export const needsPrescription = (medicineClass: string): boolean => !isAmong(OVER_THE_COUNTER, medicineClass);
export const needsOriginal = (medicineClass: string): boolean => isAmong(ORIGINAL_ALONE, medicineClass);

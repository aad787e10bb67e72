import { ageOn } from '@alur/contracts/patient/age';
import { variantOf } from '@alur/contracts/record/early-warning';
import { known } from '../kernel/aggregate.js';
import type { PatientRecords } from './known-allergies.js';

/**
 * Her age on that day, by the record that hers was merged into, else by her own; null where neither has a birth date.
 */
export const ageOf = ({ survivor, patient }: PatientRecords, today: string): string | null =>
  ageOn(
    [survivor, patient].map(each => known(each)?.identity.birthDate ?? null).find(each => each !== null) ?? null,
    today,
  );

/** DOMAIN-CLINICAL 8: newborns and children, below 16 years. */
export const isChild = (records: PatientRecords, today: string): boolean => {
  const variant = variantOf(ageOf(records, today));
  return variant === 'newborn' || variant === 'child';
};

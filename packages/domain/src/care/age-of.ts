import { ageOn } from '@alur/contracts/patient/age';
import { variantOf, type Variant } from '@alur/contracts/record/early-warning';
import { ageAt } from '@alur/contracts/record/scores/calendar';
import { known } from '../kernel/aggregate.js';
import type { PatientRecords } from './known-allergies.js';

/** Her birth date by the record that hers was merged into, else by her own; null where neither has one. */
const birthDateOf = ({ survivor, patient }: PatientRecords): string | null =>
  [survivor, patient].map(each => known(each)?.identity.birthDate ?? null).find(each => each !== null) ?? null;

const NEWBORN_DAYS = 28;

/**
 * DOMAIN-CLINICAL 8: how she is watched by her age on that day, of a newborn by its days: one of 28 days is a month old
 * in February.
 */
export const variantOn = (records: PatientRecords, today: string): Variant | null => {
  const born = birthDateOf(records);
  const days = ageAt(born, today)?.days ?? Infinity;
  return days <= NEWBORN_DAYS ? 'newborn' : variantOf(ageOn(born, today));
};

/** DOMAIN-CLINICAL 8: newborns and children, below 16 years. */
export const isChild = (records: PatientRecords, today: string): boolean => {
  const variant = variantOn(records, today);
  return variant === 'newborn' || variant === 'child';
};

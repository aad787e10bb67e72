import { ageOn } from '@alur/contracts/patient/age';
import { variantOf } from '@alur/contracts/record/early-warning';
import { known } from '../kernel/aggregate.js';
import type { PatientState } from '../patient/patient.js';

interface Records {
  patient?: PatientState | undefined;
  kept?: PatientState | undefined;
}

/**
 * Her age on that day, by the record that hers was merged into, else by her own; null where neither has a birth date.
 */
export const ageOf = ({ kept, patient }: Records, today: string): string | null =>
  ageOn(
    [kept, patient].map(each => known(each)?.identity.birthDate ?? null).find(each => each !== null) ?? null,
    today,
  );

/** DOMAIN-CLINICAL 8: newborns and children, below 16 years. */
export const isChild = (records: Records, today: string): boolean => {
  const variant = variantOf(ageOf(records, today));
  return variant === 'newborn' || variant === 'child';
};

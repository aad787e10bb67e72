import { ageAt } from './calendar.js';
import { dateOf, dayOf } from './days.js';

/** From which length of pregnancy on no age is corrected, and until which age it is (DOMAIN-CLINICAL 3). */
const TERM = 37;
const FULL = 40;
const CORRECTED_UNTIL = 24;

interface Born {
  birthDate: string;
  /** Completed weeks of pregnancy at birth; null where it is not known. */
  bornAtWeek: number | null;
}

/** The day from which the age counts: of one born too early, when it was due, until it is two years old. */
export const countedBirth = ({ birthDate, bornAtWeek }: Born, date: string): string => {
  const born = dayOf(birthDate);
  const age = ageAt(birthDate, date);
  if (born === null || age === null || bornAtWeek === null || bornAtWeek >= TERM) return birthDate;
  return age.months < CORRECTED_UNTIL ? dateOf(born + (FULL - bornAtWeek) * 7) : birthDate;
};

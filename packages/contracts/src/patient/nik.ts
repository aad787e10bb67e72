import type { Gender } from '../kernel/enums.js';

/** The date and gender in a NIK (DOMAIN 10): digits 7–12 are ddmmyy, with 40 added to a woman's day. */
export const nikParts = (nik: string): { day: number; month: number; year: number; gender: Gender } => {
  const written = Number(nik.slice(6, 8));
  return {
    day: written > 40 ? written - 40 : written,
    month: Number(nik.slice(8, 10)),
    year: Number(nik.slice(10, 12)),
    gender: written > 40 ? 'female' : 'male',
  };
};

export const nikIsPlausible = (nik: string): boolean => {
  const { day, month, year } = nikParts(nik);
  // A NIK does not state the century, so 29 February is valid if either century has it.
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + year, month, 0)).getUTCDate();
};

/**
 * CASES, Insurance: a number that only fills the field is one digit throughout. Who has no NIK yet has none.
 */
export const nikIsMadeUp = (nik: string): boolean => /^(\d)\1{15}$/.test(nik);

/**
 * Whether a NIK agrees with the typed birth date and gender. A disagreement is only a hint, because cards have errors.
 */
export const nikAgrees = (nik: string, birthDate: string | null, gender: Gender): boolean => {
  const said = nikParts(nik);
  if (said.gender !== gender) return false;
  if (birthDate === null) return true;
  const [year, month, day] = birthDate.split('-').map(Number);
  return said.day === day && said.month === month && said.year === (year ?? 0) % 100;
};

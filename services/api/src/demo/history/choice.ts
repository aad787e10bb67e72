import { childIllnesses, dentalIllnesses, generalIllnesses, type Illness } from './illnesses.js';
import type { PastPatient } from './past.js';

const byDoctor: Readonly<Record<string, readonly Illness[]>> = {
  'dokter@alur.example': [...generalIllnesses, ...childIllnesses.filter(({ from }) => from === undefined)],
  'doktergigi@alur.example': dentalIllnesses,
  'dokter2@alur.example': childIllnesses,
};

const fits = ({ from = 0, upTo = 120 }: Illness, { age }: PastPatient): boolean => age >= from && age <= upTo;

/** Picks the patient's illness among those that the doctor treats and that fit her age, common ones more often. */
export const illnessFor = (doctor: string, patient: PastPatient, random: () => number): Illness => {
  const own = (byDoctor[doctor] ?? generalIllnesses).filter(each => fits(each, patient));
  const all = own.length > 0 ? own : generalIllnesses.filter(each => fits(each, patient));
  let left = random() * all.reduce((sum, { share }) => sum + share, 0);
  for (const each of all) if ((left -= each.share) < 0) return each;
  return all.at(-1) ?? generalIllnesses[0]!;
};

import type { Appointment } from '../appointments.js';
import type { PlannedLine } from './bill.js';
import { pick } from '@alur/contracts/kernel/seeded';

const common = [
  { code: 'J06.9', name: 'ISPA (infeksi saluran napas atas akut)' },
  { code: 'K29.7', name: 'Gastritis' },
  { code: 'R51', name: 'Nyeri kepala' },
] as const;

/** The disease by the patient's data in the file, else a common one. */
export const diseaseOf = (
  { hypertension, diabetes }: Pick<Appointment, 'hypertension' | 'diabetes'>,
  random: () => number,
): { code: string; name: string } => {
  if (hypertension) return { code: 'I10', name: 'Hipertensi primer' };
  if (diabetes) return { code: 'E11.9', name: 'Diabetes melitus tipe 2 tanpa komplikasi' };
  return pick(random, common);
};

const single = (medicine: number, quantity: number): PlannedLine => ({ kind: 'single', medicine, quantity });

/** The prescription for the disease; small children get a powder made of tablets. */
export const linesFor = (code: string, age: number, random: () => number): PlannedLine[] => {
  const vitamin = random() < 0.4 ? [single(5, 10)] : [];
  if (code === 'I10') return [single(2, 30), ...vitamin];
  if (code === 'E11.9') return [single(3, 30), ...vitamin];
  if (age < 8) return [{ kind: 'compound', medicine: 0, packs: 10, dose: 120 }];
  return [single(pick(random, [0, 1, 4]), pick(random, [10, 15])), ...vitamin];
};

import type { Appointment } from '../appointments.js';
import { pick, seeded } from '@alur/contracts/kernel/seeded';

const names = {
  female: [
    'Siti',
    'Dewi',
    'Sri',
    'Rina',
    'Wulan',
    'Ayu',
    'Fitri',
    'Lestari',
    'Indah',
    'Ratna',
    'Yuni',
    'Nur',
    'Endang',
  ],
  male: ['Budi', 'Agus', 'Joko', 'Slamet', 'Hadi', 'Eko', 'Dwi', 'Rudi', 'Bambang', 'Wahyu', 'Ahmad', 'Yusuf', 'Made'],
};
const middles = [
  'Kurnia',
  'Putri',
  'Aditya',
  'Permata',
  'Cahya',
  'Surya',
  'Bayu',
  'Intan',
  'Bagus',
  'Mega',
  'Dian',
  'Tri',
];
const families = [
  'Santoso',
  'Wijaya',
  'Saputra',
  'Nugroho',
  'Hidayat',
  'Siregar',
  'Nasution',
  'Halim',
  'Gunawan',
  'Setiawan',
  'Kusuma',
  'Rahman',
  'Suryadi',
  'Pratama',
];

export interface MadeUpPatient {
  name: string;
  gender: 'female' | 'male';
  birthDate: string;
  idCardNumber: string;
  phone: string;
}

const two = (value: number) => String(value).padStart(2, '0');

/** A birth date that gives this age on `today`; the same for the same appointment. */
const birthDateOf = (age: number, today: string, random: () => number): string => {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const birth = new Date(Date.UTC(year - age, month - 1, day - Math.floor(random() * 360)));
  return birth.toISOString().slice(0, 10);
};

/** Region, birth date with 40 added to a woman's day, and a running number: unique for each appointment. */
const nikOf = (birthDate: string, gender: string, id: number): string => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const written = gender === 'female' ? day + 40 : day;
  return `33${String(7401 + (Math.floor(id / 10_000) % 1000)).slice(-4)}${two(written)}${two(month)}${two(year % 100)}${String(id % 10_000).padStart(4, '0')}`;
};

/** Made-up personal data, derived from the appointment's id. */
export const madeUpPatient = (
  { id, gender, age }: Pick<Appointment, 'id' | 'gender' | 'age'>,
  today: string,
): MadeUpPatient => {
  const random = seeded(id);
  const name = [pick(random, names[gender]), pick(random, middles), pick(random, families)].join(' ');
  const birthDate = birthDateOf(age, today, random);
  return {
    name,
    gender,
    birthDate,
    idCardNumber: nikOf(birthDate, gender, id),
    phone: `0812${String(id).padStart(8, '0').slice(-8)}`,
  };
};

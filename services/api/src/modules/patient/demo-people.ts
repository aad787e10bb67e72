import type { Gender, Payer } from '@alur/contracts/kernel/enums';
import { between, pick } from '@alur/contracts/kernel/seeded';

const given: Readonly<Record<Gender, readonly string[]>> = {
  female:
    'Siti Dewi Sri Rina Wulan Ayu Fitri Lestari Indah Ratna Yuni Nur Endang Sulastri Wahyuni Maya Retno Tuti Anisa Kartika'.split(
      ' ',
    ),
  male: 'Budi Agus Joko Slamet Hadi Eko Dwi Rudi Bambang Wahyu Ahmad Yusuf Made Sutrisno Heru Taufik Dedi Imam Fajar Rizki'.split(
    ' ',
  ),
};
const middle =
  'Kurnia Puspita Aditya Permata Cahya Surya Bayu Intan Bagus Mega Dian Tri Utami Nur Eka Ardi Laras Galih'.split(' ');
const family =
  'Santoso Wijaya Saputra Nugroho Hidayat Siregar Nasution Halim Gunawan Setiawan Kusuma Rahman Suryadi Pratama Wibowo Susanto Purnomo Handoko'.split(
    ' ',
  );
const streets =
  'Kenanga Anggrek Mawar Dahlia Cempaka Teratai Flamboyan Bougenvil Seroja Kamboja Wijayakusuma Tulip'.split(' ');

const province = { code: '33', name: 'Jawa Tengah' };
const city = { code: '33.74', name: 'Kota Semarang' };
const areas = [
  { district: { code: '33.74.06', name: 'Pedurungan' }, village: { code: '33.74.06.1004', name: 'Tlogosari Kulon' } },
  { district: { code: '33.74.06', name: 'Pedurungan' }, village: { code: '33.74.06.1011', name: 'Palebon' } },
  { district: { code: '33.74.07', name: 'Semarang Selatan' }, village: { code: '33.74.07.1005', name: 'Pleburan' } },
  { district: { code: '33.74.07', name: 'Semarang Selatan' }, village: { code: '33.74.07.1007', name: 'Peterongan' } },
  { district: { code: '33.74.10', name: 'Tembalang' }, village: { code: '33.74.10.1008', name: 'Tandang' } },
  { district: { code: '33.74.10', name: 'Tembalang' }, village: { code: '33.74.10.1009', name: 'Kedungmundu' } },
  { district: { code: '33.74.11', name: 'Banyumanik' }, village: { code: '33.74.11.1007', name: 'Srondol Wetan' } },
  { district: { code: '33.74.11', name: 'Banyumanik' }, village: { code: '33.74.11.1004', name: 'Pedalangan' } },
];
const religions = ['muslim', 'muslim', 'muslim', 'muslim', 'muslim', 'christian', 'catholic', 'hindu'] as const;
const occupations = [
  'Karyawan swasta',
  'Wiraswasta',
  'Guru',
  'Buruh pabrik',
  'Ibu rumah tangga',
  'Pedagang',
  'Pensiunan',
];
const insurers = ['Asuransi Sehat Bersama', 'Mandiri Proteksi', 'Prudensia'];

/** Which person to invent: a child or a mother at the mothers' and children's clinic, anybody elsewhere. */
export type Wanted = 'anyone' | 'mother-or-child';

const two = (value: number) => String(value).padStart(2, '0');

const ageOf = (wanted: Wanted, random: () => number): number => {
  if (wanted === 'mother-or-child') return random() < 0.6 ? between(random, 0, 11) : between(random, 20, 39);
  const chance = random();
  if (chance < 0.1) return between(random, 5, 14);
  return chance < 0.55 ? between(random, 15, 44) : between(random, 45, 78);
};

const birthDateOf = (age: number, today: string, random: () => number): string => {
  const birth = new Date(`${today}T00:00:00Z`);
  birth.setUTCFullYear(birth.getUTCFullYear() - age);
  birth.setUTCDate(birth.getUTCDate() - between(random, 1, 360));
  return birth.toISOString().slice(0, 10);
};

/** A well-formed NIK; 40 is added to a woman's day of birth. */
const nikOf = (birthDate: string, gender: Gender, nth: number): string => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const written = gender === 'female' ? Number(day) + 40 : Number(day);
  return `3374${two(1 + (Math.floor(nth / 9999) % 16))}${two(written)}${month}${year.slice(2)}${String(1 + (nth % 9999)).padStart(4, '0')}`;
};

/** An invented person, determined by the random numbers and by a running number. */
export const madeUpPerson = (nth: number, today: string, wanted: Wanted, random: () => number) => {
  const age = ageOf(wanted, random);
  const gender: Gender = (wanted === 'mother-or-child' && age > 12) || random() < 0.54 ? 'female' : 'male';
  const birthDate = birthDateOf(age, today, random);
  const chance = random();
  const payer: Payer = chance < 0.42 ? 'bpjs' : chance < 0.5 ? 'insurance' : 'general';
  const name = [pick(random, given[gender]), pick(random, middle), pick(random, family)].join(' ');
  const identity = {
    ...{ name, gender, birthDate, birthPlace: 'Semarang' },
    religion: pick(random, religions),
    maritalStatus: age < 20 ? ('single' as const) : random() < 0.75 ? ('married' as const) : ('single' as const),
    ...(age >= 18 && { occupation: pick(random, occupations) }),
    phone: `0812${String(30_000_000 + nth)}`,
    idCardNumber: nikOf(birthDate, gender, nth),
    ...(payer === 'bpjs' && { bpjsNo: `000${String(1_200_000_000 + nth * 7)}` }),
    address: `Jl. ${pick(random, streets)} No. ${between(random, 1, 98)}`,
    ...{ province, city, ...pick(random, areas) },
    ...{ rt: String(between(random, 1, 9)), rw: String(between(random, 1, 12)) },
  };
  return { identity, age, payer, insurer: payer === 'insurance' ? pick(random, insurers) : null };
};

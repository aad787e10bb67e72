import type { SheetColumn } from '@alur/contracts/kernel/spreadsheet';
import {
  BloodType,
  Citizenship,
  Education,
  Gender,
  MaritalStatus,
  Religion,
  Rhesus,
} from '@alur/contracts/kernel/enums';

/** A column of the spreadsheet and what it is of `patient/register`. */
export interface ImportColumn extends SheetColumn {
  /** The path in the body. */
  field: string;
  /** The column's choices and their codes. */
  codes?: Readonly<Record<string, string>>;
  kind?: 'date' | 'number';
  example: string;
}

const chosen = (words: Readonly<Record<string, string>>) => ({
  codes: Object.fromEntries(Object.entries(words).map(([code, word]) => [word, code])),
  choices: Object.values(words),
});

/** The template's choices, in Indonesian like its other contents. A spec compares each list with its enumeration. */
export const choiceWords = {
  gender: { male: 'Laki-laki', female: 'Perempuan' } satisfies Record<(typeof Gender.options)[number], string>,
  bloodType: { a: 'A', b: 'B', ab: 'AB', o: 'O', other: 'Lainnya' } satisfies Record<
    (typeof BloodType.options)[number],
    string
  >,
  rhesus: { positive: 'Positif', negative: 'Negatif' } satisfies Record<(typeof Rhesus.options)[number], string>,
  citizenship: { wni: 'WNI', wna: 'WNA' } satisfies Record<(typeof Citizenship.options)[number], string>,
  maritalStatus: {
    single: 'Belum menikah',
    married: 'Menikah',
    widowed: 'Cerai mati',
    divorced: 'Cerai hidup',
  } satisfies Record<(typeof MaritalStatus.options)[number], string>,
  religion: {
    muslim: 'Islam',
    catholic: 'Katolik',
    christian: 'Kristen',
    buddha: 'Buddha',
    hindu: 'Hindu',
    konghucu: 'Konghucu',
  } satisfies Record<(typeof Religion.options)[number], string>,
  education: {
    not_educated: 'Tidak sekolah',
    elementary: 'SD',
    junior_high_school: 'SMP',
    senior_high_school: 'SMA',
    d1_d2: 'D1/D2',
    s1: 'S1',
    s2: 'S2',
    s3: 'S3',
  } satisfies Record<(typeof Education.options)[number], string>,
};

/** The columns of the identity form (SPEC 3), without regions, which are selected and not typed. */
export const importColumns: readonly ImportColumn[] = [
  { title: 'Nama', field: 'name', width: 30, example: 'Contoh: Siti Aminah' },
  { title: 'Jenis kelamin', field: 'gender', ...chosen(choiceWords.gender), example: 'Perempuan' },
  { title: 'Tanggal lahir', field: 'birthDate', kind: 'date', example: '21/07/1956' },
  { title: 'Tempat lahir', field: 'birthPlace', example: 'Semarang' },
  { title: 'No. RM', field: 'recordNumber', example: '' },
  { title: 'NIK', field: 'idCardNumber', width: 20, example: '3374016107560001' },
  { title: 'No. BPJS', field: 'bpjsNo', example: '0001234567890' },
  { title: 'No. KK', field: 'kkNumber', width: 20, example: '' },
  { title: 'No. paspor', field: 'passportNumber', example: '' },
  { title: 'Telepon', field: 'phone', example: '081200000002' },
  { title: 'Email', field: 'email', example: '' },
  { title: 'Alamat', field: 'address', width: 40, example: 'Jl. Anggrek 8' },
  { title: 'RT', field: 'rt', width: 6, example: '01' },
  { title: 'RW', field: 'rw', width: 6, example: '03' },
  { title: 'Kode pos', field: 'postalCode', width: 10, example: '50241' },
  { title: 'Nama ibu kandung', field: 'mothersMaidenName', width: 26, example: '' },
  { title: 'NIK ibu', field: 'motherIdCardNumber', width: 20, example: '' },
  { title: 'Golongan darah', field: 'bloodType', ...chosen(choiceWords.bloodType), example: 'O' },
  { title: 'Rhesus', field: 'rhesus', ...chosen(choiceWords.rhesus), example: '' },
  { title: 'Kewarganegaraan', field: 'citizenship', ...chosen(choiceWords.citizenship), example: 'WNI' },
  { title: 'Status perkawinan', field: 'maritalStatus', ...chosen(choiceWords.maritalStatus), example: 'Menikah' },
  { title: 'Agama', field: 'religion', ...chosen(choiceWords.religion), example: 'Islam' },
  { title: 'Pendidikan', field: 'education', ...chosen(choiceWords.education), example: 'SMA' },
  { title: 'Pekerjaan', field: 'occupation', example: '' },
  { title: 'No. RM lama', field: 'oldPatientId', example: '' },
  { title: 'Kontak darurat', field: 'emergencyContact.name', width: 26, example: '' },
  { title: 'Telepon kontak darurat', field: 'emergencyContact.phone', width: 22, example: '' },
  { title: 'Berat (kg)', field: 'weight', kind: 'number', width: 10, example: '' },
  { title: 'Tinggi (cm)', field: 'height', kind: 'number', width: 10, example: '' },
];

/** Marks the template's example row, which is skipped when it is uploaded. */
export const EXAMPLE = 'Contoh:';
/** The report's column of errors. */
export const FAULTS = 'Kesalahan';

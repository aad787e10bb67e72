import { LocalDate } from '@alur/contracts/kernel/scalars';
import { nikIsPlausible } from '@alur/contracts/patient/nik';
import * as z from 'zod/mini';
import { Refusal } from './answer.js';

/** What Mobile JKN sends (DOMAIN-WIRES 4); the message of each check is what it is told. */

const digits = (count: number, name: string, title: string) =>
  z
    .string(`${name} harus ${count} digit`)
    .check(
      z.trim(),
      z.length(count, { error: `${name} harus ${count} digit`, abort: true }),
      z.regex(/^\d+$/, { error: `Format ${title} Tidak Sesuai`, abort: true }),
    );

const DATE_FORM = 'Format Tanggal Tidak Sesuai, format yang benar adalah yyyy-mm-dd';
const Day = z
  .string(DATE_FORM)
  .check(z.refine(text => /^\d{4}-\d{2}-\d{2}$/.test(text) && z.safeParse(LocalDate, text).success, DATE_FORM));

export const Card = digits(13, 'Nomor kartu', 'Nomor Kartu');
const Nik = digits(16, 'NIK', 'NIK').check(z.refine(nikIsPlausible, 'Format NIK Tidak Sesuai'));

const filled = (message: string, most = 255) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(most, message));
/** What may be left out, or be longer than we keep. */
const perhaps = z._default(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()])),
    z.transform(given =>
      String(given ?? '')
        .trim()
        .slice(0, 255),
    ),
  ),
  '',
);

const PoliCode = filled('Kode poli belum diisi', 20);
/** Sent as a number, or as text. */
const Code = z.pipe(
  z.union([z.string(), z.number()], 'Kode dokter belum diisi'),
  z.transform(code => String(code).trim()),
);

/** Taking a number (*ambil antrean*). */
export const Asked = z.object({
  ...{ nomorkartu: Card, nik: Nik, tanggalperiksa: Day, kodepoli: PoliCode, kodedokter: Code },
  jampraktek: perhaps,
});
export type Asked = z.infer<typeof Asked>;

const referenceKinds = ['primary_referral', 'internal_referral', 'control_letter', 'hospital_referral'] as const;
const KIND = 'Jenis kunjungan tidak sesuai';
/** Taking a number at a hospital, which also names the referral or control letter that the visit rests on. */
export const AskedOfHospital = z.object({
  ...Asked.shape,
  jeniskunjungan: z.pipe(
    z
      .union([z.string(), z.number()], KIND)
      .check(z.refine(kind => referenceKinds[Number(kind) - 1] !== undefined, KIND)),
    z.transform(kind => referenceKinds[Number(kind) - 1] ?? referenceKinds[0]),
  ),
  nomorreferensi: filled('Nomor referensi belum diisi', 30),
});
export type AskedOfHospital = z.infer<typeof AskedOfHospital>;

export const PoliDay = z.object({ kodepoli: PoliCode, tanggalperiksa: Day });
export type PoliDay = z.infer<typeof PoliDay>;

/** Whose number of which day, as she or BPJS asks for it. */
export const Own = z.object({ nomorkartu: Card, ...PoliDay.shape });
export type Own = z.infer<typeof Own>;

export const Cancelled = z.object({ ...Own.shape, keterangan: perhaps });
export type Cancelled = z.infer<typeof Cancelled>;

/** A new patient (*peserta*). */
export const NewPatient = z.object({
  ...{ nomorkartu: Card, nik: Nik, nama: filled('Nama belum diisi') },
  jeniskelamin: z.enum(['L', 'P'], 'Jenis kelamin belum dipilih'),
  ...{ tanggallahir: Day, nomorkk: perhaps, nohp: perhaps, alamat: perhaps, rt: perhaps, rw: perhaps },
  ...{ namaprop: perhaps, namadati2: perhaps, namakec: perhaps, namakel: perhaps },
});
export type NewPatient = z.infer<typeof NewPatient>;

/** One doctor's hours of a day. */
export const DoctorDay = z.object({ ...PoliDay.shape, kodedokter: Code, jampraktek: perhaps });
export type DoctorDay = z.infer<typeof DoctorDay>;

const UNKNOWN = 'Antrean tidak ditemukan';
/** A number as hospitals name it (*kode booking*): the visit's id. */
export const Booked = z.object({
  kodebooking: z.pipe(
    z.union([z.string(), z.number()], UNKNOWN).check(z.refine(code => /^\d{1,15}$/.test(String(code)), UNKNOWN)),
    z.transform(Number),
  ),
});
export type Booked = z.infer<typeof Booked>;

export const BookedCancelled = z.object({ ...Booked.shape, keterangan: perhaps });
export type BookedCancelled = z.infer<typeof BookedCancelled>;

export const OperationDays = z
  .object({ tanggalawal: Day, tanggalakhir: Day })
  .check(
    z.refine(days => days.tanggalawal <= days.tanggalakhir, 'Tanggal Akhir Tidak Boleh Lebih Kecil dari Tanggal Awal'),
  );
export type OperationDays = z.infer<typeof OperationDays>;

export const OperationsOf = z.object({ nopeserta: Card });
export type OperationsOf = z.infer<typeof OperationsOf>;

/** The request as its schema has it, or a refusal in the words of the first check that it fails. */
export const understood = <Schema extends z.core.$ZodType>(schema: Schema, given: unknown): z.infer<Schema> => {
  const parsed = z.safeParse(schema, given ?? {});
  if (!parsed.success) throw new Refusal(parsed.error.issues[0]?.message ?? '');
  return parsed.data;
};

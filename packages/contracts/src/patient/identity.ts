import * as z from 'zod/mini';
import { BloodType, Citizenship, Education, Gender, MaritalStatus, Religion, Rhesus } from '../kernel/enums.js';
import { maybe } from '../kernel/optional.js';
import { LocalDate, seen } from '../kernel/scalars.js';
import { nikIsMadeUp, nikIsPlausible } from './nik.js';

/** A text of the identity form; each check's message is the code of its field error. */
const text = (most = 255) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most), seen());
const digits = (count: number, code: string) =>
  z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${count}}$`), code));

/** DOMAIN 10: 16 digits, the seventh to twelfth a date with 40 added to a woman's day. */
export const Nik = digits(16, 'patient.nik-digits').check(
  z.refine(value => !/^\d{16}$/.test(value) || nikIsMadeUp(value) || nikIsPlausible(value), 'patient.nik-date'),
  z.refine(value => !nikIsMadeUp(value), 'patient.nik-made-up'),
);
export const KkNumber = digits(16, 'patient.kk-digits');
export const BpjsNumber = digits(13, 'patient.bpjs-digits');
export const PassportNumber = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{5,15}$/, 'patient.passport-form'));
/**
 * Normalises a phone number: blanks and dashes are dropped, `628…` and `+628…` become `08…`; other countries keep their
 * plus.
 */
const asDialled = (typed: string): string =>
  typed
    .replace(/[\s().-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+?62(0|(?=[1-9]))/, '0');

/** A mobile or landline number, or one of another country. */
export const Phone = z
  .string()
  .check(z.trim(), z.overwrite(asDialled), z.regex(/^(0[1-9]\d{6,13}|\+[1-9]\d{6,14})$/, 'patient.phone-form'));
export const Email = z
  .string()
  .check(z.trim(), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'patient.email-form'), z.maxLength(255));
/** Normalises a record number: `48`, `00-00-48`, `00 00 48` and `000048` are equal. One with letters is unchanged. */
const asOneNumber = (typed: string): string => {
  const digits = typed.replace(/[./-]/g, '');
  return /^\d+$/.test(digits) ? digits.replace(/^0+(?=\d)/, '').padStart(6, '0') : typed;
};

/** Usually six digits (00-00-00), but old records may have any short number. */
export const RecordNumber = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.overwrite(typed => typed.replace(/\s+/g, '')),
  z.regex(/^[A-Z0-9][A-Z0-9./-]{0,19}$/, 'patient.record-number-form'),
  z.overwrite(asOneNumber),
);

/** A region's dotted code (`33.74.01.1002`), and its name when it was recorded. */
export const Region = z.object({
  code: z.string().check(z.regex(/^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/, 'patient.region-code')),
  name: text(),
});
export type Region = z.infer<typeof Region>;

/** SPEC 3, Patient. Only name and gender are required: infants and unknown persons have no numbers (issue, 4). */
export const PatientIdentity = z.object({
  name: text(),
  gender: Gender,
  birthPlace: maybe(text()),
  birthDate: maybe(LocalDate),
  bloodType: maybe(BloodType),
  rhesus: maybe(Rhesus),
  citizenship: z._default(Citizenship, 'wni'),
  maritalStatus: maybe(MaritalStatus),
  religion: maybe(Religion),
  education: maybe(Education),
  occupation: maybe(text()),
  phone: maybe(Phone),
  email: maybe(Email),
  idCardNumber: maybe(Nik),
  passportNumber: maybe(PassportNumber),
  kkNumber: maybe(KkNumber),
  motherIdCardNumber: maybe(Nik),
  mothersMaidenName: maybe(text()),
  bpjsNo: maybe(BpjsNumber),
  address: maybe(z.string().check(z.trim(), z.minLength(1), z.maxLength(500))),
  province: maybe(Region),
  city: maybe(Region),
  district: maybe(Region),
  village: maybe(Region),
  rt: maybe(z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'patient.rt-rw-digits'))),
  rw: maybe(z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'patient.rt-rw-digits'))),
  postalCode: maybe(digits(5, 'patient.postal-code-digits')),
  oldPatientId: maybe(text(50)),
  emergencyContact: maybe(z.object({ name: text(), phone: maybe(Phone), email: maybe(Email) })),
  /** Kilograms and centimetres at registration. */
  weight: maybe(z.number().check(z.gte(0.3, 'patient.weight-range'), z.lte(500, 'patient.weight-range'))),
  height: maybe(z.number().check(z.gte(20, 'patient.height-range'), z.lte(250, 'patient.height-range'))),
});
export type PatientIdentity = z.infer<typeof PatientIdentity>;

import { words, type FieldWords } from '../kernel/words.js';

/** The fields' words as words of codes. */
const coded = <Name extends string>(fields: Readonly<Record<Name, FieldWords>>) =>
  Object.fromEntries(
    Object.entries<FieldWords>(fields).map(([name, { id, en }]) => [name, { id, en }]),
  ) as unknown as Readonly<Record<Name, { id: string; en: string }>>;

const fees = {
  outpatient_general_registration: {
    id: 'Pendaftaran, rawat jalan, umum',
    en: 'Registration, outpatient, general',
    money: true,
  },
  outpatient_general_admin: {
    id: 'Administrasi, rawat jalan, umum',
    en: 'Administration, outpatient, general',
    money: true,
  },
  outpatient_general_recurringAdmin: {
    id: 'Administrasi berulang, rawat jalan, umum',
    en: 'Recurring administration fee, outpatient, general',
    money: true,
  },
  outpatient_insurance_registration: {
    id: 'Pendaftaran, rawat jalan, asuransi',
    en: 'Registration, outpatient, insurance',
    money: true,
  },
  outpatient_insurance_admin: {
    id: 'Administrasi, rawat jalan, asuransi',
    en: 'Administration, outpatient, insurance',
    money: true,
  },
  outpatient_insurance_recurringAdmin: {
    id: 'Administrasi berulang, rawat jalan, asuransi',
    en: 'Recurring administration fee, outpatient, insurance',
    money: true,
  },
  outpatient_bpjs_registration: {
    id: 'Pendaftaran, rawat jalan, BPJS',
    en: 'Registration, outpatient, BPJS',
    money: true,
  },
  outpatient_bpjs_admin: {
    id: 'Administrasi, rawat jalan, BPJS',
    en: 'Administration, outpatient, BPJS',
    money: true,
  },
  outpatient_bpjs_recurringAdmin: {
    id: 'Administrasi berulang, rawat jalan, BPJS',
    en: 'Recurring administration fee, outpatient, BPJS',
    money: true,
  },
  emergency_general_registration: {
    id: 'Pendaftaran, IGD, umum',
    en: 'Registration, emergency, general',
    money: true,
  },
  emergency_general_admin: { id: 'Administrasi, IGD, umum', en: 'Administration, emergency, general', money: true },
  emergency_general_recurringAdmin: {
    id: 'Administrasi berulang, IGD, umum',
    en: 'Recurring administration fee, emergency, general',
    money: true,
  },
  emergency_insurance_registration: {
    id: 'Pendaftaran, IGD, asuransi',
    en: 'Registration, emergency, insurance',
    money: true,
  },
  emergency_insurance_admin: {
    id: 'Administrasi, IGD, asuransi',
    en: 'Administration, emergency, insurance',
    money: true,
  },
  emergency_insurance_recurringAdmin: {
    id: 'Administrasi berulang, IGD, asuransi',
    en: 'Recurring administration fee, emergency, insurance',
    money: true,
  },
  emergency_bpjs_registration: { id: 'Pendaftaran, IGD, BPJS', en: 'Registration, emergency, BPJS', money: true },
  emergency_bpjs_admin: { id: 'Administrasi, IGD, BPJS', en: 'Administration, emergency, BPJS', money: true },
  emergency_bpjs_recurringAdmin: {
    id: 'Administrasi berulang, IGD, BPJS',
    en: 'Recurring administration fee, emergency, BPJS',
    money: true,
  },
  inpatient_general_registration: {
    id: 'Pendaftaran, rawat inap, umum',
    en: 'Registration, inpatient, general',
    money: true,
  },
  inpatient_general_admin: {
    id: 'Administrasi, rawat inap, umum',
    en: 'Administration, inpatient, general',
    money: true,
  },
  inpatient_general_recurringAdmin: {
    id: 'Administrasi berulang, rawat inap, umum',
    en: 'Recurring administration fee, inpatient, general',
    money: true,
  },
  inpatient_insurance_registration: {
    id: 'Pendaftaran, rawat inap, asuransi',
    en: 'Registration, inpatient, insurance',
    money: true,
  },
  inpatient_insurance_admin: {
    id: 'Administrasi, rawat inap, asuransi',
    en: 'Administration, inpatient, insurance',
    money: true,
  },
  inpatient_insurance_recurringAdmin: {
    id: 'Administrasi berulang, rawat inap, asuransi',
    en: 'Recurring administration fee, inpatient, insurance',
    money: true,
  },
  inpatient_bpjs_registration: {
    id: 'Pendaftaran, rawat inap, BPJS',
    en: 'Registration, inpatient, BPJS',
    money: true,
  },
  inpatient_bpjs_admin: { id: 'Administrasi, rawat inap, BPJS', en: 'Administration, inpatient, BPJS', money: true },
  inpatient_bpjs_recurringAdmin: {
    id: 'Administrasi berulang, rawat inap, BPJS',
    en: 'Recurring administration fee, inpatient, BPJS',
    money: true,
  },
} as const satisfies Record<string, FieldWords>;

/** Names of the fees by kind of visit and payer, as fields, and as the values that a price names its field by. */
export const feeWords = words('settings', {
  fields: fees,
  codes: {
    pricedField: {
      registration: { id: 'Pendaftaran', en: 'Registration' },
      admin: { id: 'Administrasi', en: 'Administration' },
      recurringAdmin: { id: 'Administrasi berulang', en: 'Recurring administration fee' },
      hourPrice: { id: 'Tarif per jam', en: 'Price by the hour' },
      dayPrice: { id: 'Tarif per hari', en: 'Price by the day' },
      ...coded(fees),
    },
  },
});

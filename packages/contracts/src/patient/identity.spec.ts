import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { registerPatient } from './commands.js';
import { PatientIdentity, Phone, RecordNumber } from './identity.js';
import { nikAgrees, nikIsPlausible } from './nik.js';
import { patientWords } from './words.js';

const least = { name: 'Bayi Ny. Siti', gender: 'female' };
const codesOf = (fields: Record<string, unknown>) => {
  const parsed = z.safeParse(PatientIdentity, { ...least, ...fields });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('DOMAIN 10, field checks', () => {
  test('an infant or an unknown person needs name and gender alone', () => {
    const parsed = z.parse(registerPatient.body, least);
    expect(parsed).toMatchObject({
      ...least,
      birthDate: null,
      idCardNumber: null,
      recordNumber: null,
      citizenship: 'wni',
    });
  });

  test.each([
    ['idCardNumber', '3374015503900001', []],
    ['idCardNumber', '337401550390001', ['idCardNumber: patient.nik-digits']],
    ['idCardNumber', '33740155039000x1', ['idCardNumber: patient.nik-digits']],
    ['idCardNumber', '3374010003900001', ['idCardNumber: patient.nik-date']],
    ['idCardNumber', '3374013513900001', ['idCardNumber: patient.nik-date']],
    ['idCardNumber', '3374013002900001', ['idCardNumber: patient.nik-date']],
    ['idCardNumber', '3374016902000001', []],
    ['idCardNumber', '1111111111111111', ['idCardNumber: patient.nik-made-up']],
    ['motherIdCardNumber', '1111111111111111', ['motherIdCardNumber: patient.nik-made-up']],
    ['idCardNumber', '0000000000000000', ['idCardNumber: patient.nik-made-up']],
    ['idCardNumber', '9999999999999999', ['idCardNumber: patient.nik-made-up']],
    ['motherIdCardNumber', '1', ['motherIdCardNumber: patient.nik-digits']],
    ['kkNumber', '337401550390000', ['kkNumber: patient.kk-digits']],
    ['bpjsNo', '0001234567890', []],
    ['bpjsNo', '000123456789', ['bpjsNo: patient.bpjs-digits']],
    ['passportNumber', 'a1234567', []],
    ['passportNumber', 'A-1', ['passportNumber: patient.passport-form']],
    ['phone', '081234567890', []],
    ['phone', '6281234567890', []],
    ['phone', '71234567890', ['phone: patient.phone-form']],
    ['email', 'ani@', ['email: patient.email-form']],
    ['postalCode', '5012', ['postalCode: patient.postal-code-digits']],
    ['rt', '1234', ['rt: patient.rt-rw-digits']],
    ['weight', 0.1, ['weight: patient.weight-range']],
    ['height', 300, ['height: patient.height-range']],
    ['village', { code: '33.74.01.1002', name: 'Miroto' }, []],
    ['village', { code: '33740', name: 'Miroto' }, ['village.code: patient.region-code']],
    ['emergencyContact', { name: 'Budi', phone: '1' }, ['emergencyContact.phone: patient.phone-form']],
  ])('%s %j', (field, value, expected) => {
    expect(codesOf({ [field]: value })).toEqual(expected);
    for (const code of expected) expect(patientWords.errors).toHaveProperty([code.split(': ')[1] ?? '']);
  });
});

test.each([
  ['62081234567890', '081234567890'],
  ['+62 812-3456-7890', '081234567890'],
  ['6281234567890', '081234567890'],
  ['0812 3456 7890', '081234567890'],
  ['(021) 555-1234', '0215551234'],
  ['+1 415 555 0100', '+14155550100'],
  ['0014155550100', '+14155550100'],
])('a phone number %s is kept as %s', (typed, kept) => expect(z.parse(Phone, typed)).toBe(kept));

test.each([
  ['48', '000048'],
  ['00-00-48', '000048'],
  ['000048', '000048'],
  ['0000048', '000048'],
  ['00 00 48', '000048'],
  ['00.00.48', '000048'],
  ['RM 48', 'RM48'],
  ['12.34.56', '123456'],
  ['rm-7', 'RM-7'],
])('the record number %s is %s', (typed, kept) => expect(z.parse(RecordNumber, typed)).toBe(kept));

describe('NIK', () => {
  test('digits 7–12 are ddmmyy, with 40 added to a woman’s day', () => {
    expect(nikIsPlausible('3374017112900001')).toBe(true);
    expect(nikAgrees('3374015503900001', '1990-03-15', 'female')).toBe(true);
    expect(nikAgrees('3374015503900001', '1990-03-15', 'male')).toBe(false);
    expect(nikAgrees('3374011503900001', '1990-03-15', 'male')).toBe(true);
    expect(nikAgrees('3374011503900001', '1990-03-16', 'male')).toBe(false);
    expect(nikAgrees('3374011503900001', null, 'male')).toBe(true);
  });
});

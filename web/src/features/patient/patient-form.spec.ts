import { registerPatient } from '@alur/contracts/patient/commands';
import { expect, it } from 'vitest';
import { shaped } from '@/api/shape-errors';
import { duplicatesOf } from './duplicates';
import { followed, overtakenIn, pick } from '@/forms/concurrent-edits';
import { emptyForm, identityOf } from './form-values';

const body = (change: Partial<ReturnType<typeof emptyForm>>) => ({
  ...identityOf({ ...emptyForm('Budi'), gender: 'male', ...change }),
  recordNumber: null,
  acknowledgeDuplicates: false,
});

it('needs a name and a gender, and no number at all', () => {
  expect(shaped(registerPatient.body, body({})).error).toBeNull();
  expect(shaped(registerPatient.body, body({ gender: null })).error?.fields.map(({ path }) => path)).toEqual([
    'gender',
  ]);
  expect(shaped(registerPatient.body, body({ name: ' ' })).error?.fields).toEqual([
    expect.objectContaining({ path: 'name', code: 'shape.required' }),
  ]);
});

it('says of each number what is wrong with it, beside its field', () => {
  const fields =
    shaped(registerPatient.body, body({ idCardNumber: '123', bpjsNo: '1', phone: 'abc' })).error?.fields ?? [];
  expect(Object.fromEntries(fields.map(({ path, code }) => [path, code]))).toEqual({
    idCardNumber: 'patient.nik-digits',
    bpjsNo: 'patient.bpjs-digits',
    phone: 'patient.phone-form',
  });
});

it('takes numbers as they are read from a card, with blanks and dots', () => {
  expect(identityOf({ ...emptyForm(), idCardNumber: '3174 0104 0350 0001', bpjsNo: '0001.2345.6789.0' })).toMatchObject(
    {
      idCardNumber: '3174010403500001',
      bpjsNo: '0001234567890',
    },
  );
});

it('keeps what another corrected meanwhile, and what was typed here', () => {
  const began = { ...emptyForm('Budi'), occupation: 'Guru', city: { code: '33.74', name: 'Kota Semarang' } };
  const newest = { ...began, birthPlace: 'Solo', occupation: 'Dosen', phone: '081234567890' };
  const typed = {
    ...structuredClone(began),
    occupation: 'Petani',
    emergencyContact: { name: 'Ani', phone: '', email: '' },
  };
  expect({ ...typed, ...pick(newest, followed(began, typed, newest).take) }).toEqual({
    ...newest,
    occupation: 'Petani',
    emergencyContact: { name: 'Ani', phone: '', email: '' },
  });
  expect(overtakenIn(began, typed, newest)).toEqual(['occupation']);
  expect(overtakenIn(began, typed, { ...newest, occupation: 'Petani' })).toEqual([]);
});

it('sends no emergency contact where nothing was typed', () => {
  expect(identityOf(emptyForm())['emergencyContact']).toBeNull();
});

it('reads who may be the same person from the refusal', () => {
  const params = {
    count: 2,
    patientId: 4,
    recordNumber: '000004',
    reason: 'nik',
    others: '4:nik,9:name-and-birth-date',
  };
  expect(duplicatesOf({ code: 'patient.possible-duplicate', params })).toEqual([
    { id: 4, reason: 'nik' },
    { id: 9, reason: 'name-and-birth-date' },
  ]);
  expect(duplicatesOf({ code: 'shape.invalid', params: {} })).toBeNull();
});

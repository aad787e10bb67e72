import { changePhoto, correctPatient, recordAllergy, removeAllergy } from '@alur/contracts/patient/commands';
import { describe, expect, test } from 'vitest';
import { MemoryClinic } from '../kernel/testing/memory-clinic.js';
import { patientModule } from './module.js';
import { patientView, dayRegistrations } from './patient-view.js';
import { activePatient, isNewPatient, patient, patientDetail, recordFirstVisit, reverseFirstVisit } from './patient.js';
import { register } from './register.js';

const actOf = (name: string) => patientModule.acts.find(each => each.command.name === name) ?? register;
const budi = {
  name: 'Budi Santoso',
  gender: 'male',
  birthDate: '1990-03-15',
  idCardNumber: '3374011503900001',
  bpjsNo: '0001234567890',
  city: { code: '33.74', name: 'Kota Semarang' },
};
const prepared = { recordNumber: '000001', duplicates: [] };

const registered = (clinic = new MemoryClinic(), fields: object = {}, options: object = {}) => ({
  clinic,
  ...clinic.run(register, { ...budi, ...fields }, { prepared, ...options }),
});

describe('registering', () => {
  test('gives the facility’s next record number, and hashes of the numbers for matching', () => {
    const { clinic, id, events } = registered();
    expect(events.map(({ type }) => type)).toEqual(['NameClaimed', 'PatientRegistered']);
    expect(clinic.rows(patientView)).toMatchObject([
      {
        id,
        recordNumber: '000001',
        name: 'Budi Santoso',
        birthDate: '1990-03-15',
        gender: 'male',
        cityName: 'Kota Semarang',
        districtName: null,
        nikHash: 'nik#3374011503900001',
        bpjsHash: 'bpjs#0001234567890',
        passportHash: null,
        allergyCount: 0,
        status: 'active',
        mergedInto: null,
        registeredAt: '2026-11-23T08:00:00.000Z',
        registeredOn: '2026-11-23',
      },
    ]);
    expect(patientDetail(clinic.state(patient, id))).toMatchObject({
      ...budi,
      id,
      recordNumber: '000001',
      isNew: true,
    });
  });

  test('takes a number that was given, unless another patient has it', () => {
    const { clinic } = registered(undefined, { recordNumber: 'rm-7' });
    expect(clinic.rows(patientView)).toMatchObject([{ recordNumber: 'RM-7' }]);
    expect(() => registered(clinic, { recordNumber: 'RM-7' })).toThrow(
      expect.objectContaining({ code: 'patient.record-number-taken', path: 'recordNumber' }),
    );
  });

  test('needs no number at all of an infant', () => {
    const { clinic, id } = registered(new MemoryClinic());
    clinic.run(register, { name: 'By. Ny. Siti', gender: 'female' }, { prepared: { recordNumber: '000002' } });
    expect(clinic.rows(patientView)).toHaveLength(2);
    expect(id).toBeGreaterThan(0);
  });

  test.each([
    ['2026-11-24', 'patient.birth-date-future'],
    ['1896-11-22', 'patient.birth-date-too-old'],
  ])('not born on %s', (birthDate, code) =>
    expect(() => registered(undefined, { birthDate, idCardNumber: null })).toThrow(
      expect.objectContaining({ code, path: 'birthDate' }),
    ),
  );

  test('a possible duplicate is a warning that is acknowledged', () => {
    const duplicates = [{ id: 5, recordNumber: '000005', reason: 'nik' }];
    const options = { prepared: { ...prepared, duplicates } };
    expect(() => registered(undefined, {}, options)).toThrow(
      expect.objectContaining({
        code: 'patient.possible-duplicate',
        params: expect.objectContaining({ patientId: 5, count: 1 }),
      }),
    );
    expect(registered(undefined, { acknowledgeDuplicates: true }, options).events).toHaveLength(2);
  });

  test('counts into the day’s new patients', () => {
    const { clinic } = registered();
    registered(clinic, { recordNumber: '000002' });
    expect(clinic.sums(dayRegistrations)).toEqual([{ date: '2026-11-23', registered: 2 }]);
  });
});

describe('correcting', () => {
  const correct = actOf(correctPatient.name);
  test('replaces the identity', () => {
    const { clinic, id } = registered();
    clinic.run(correct, { ...budi, name: 'Budi Santosa' }, { id });
    expect(clinic.rows(patientView)).toMatchObject([{ id, name: 'Budi Santosa', recordNumber: '000001' }]);
  });
  test('not without a change', () => {
    const { clinic, id } = registered();
    expect(() => clinic.run(correct, budi, { id })).toThrow(
      expect.objectContaining({ code: 'patient.nothing-changed' }),
    );
  });
  test('the patient herself is no duplicate', () => {
    const { clinic, id } = registered();
    const options = { id, prepared: { duplicates: [{ id, recordNumber: '000001', reason: 'nik' }] } };
    expect(clinic.run(correct, { ...budi, phone: '081234567890' }, options).events).toHaveLength(1);
  });
});

describe('a photo', () => {
  const change = actOf(changePhoto.name);
  const fileId = '7a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d';
  const photoOf = (clinic: MemoryClinic, id: number) => patientDetail(clinic.state(patient, id))?.photoFileId;
  test('is taken and taken away, and stays when the identity is corrected', () => {
    const { clinic, id } = registered();
    expect(photoOf(clinic, id)).toBeNull();
    clinic.run(change, { fileId }, { id });
    clinic.run(actOf(correctPatient.name), { ...budi, name: 'Budi Santosa' }, { id });
    expect(photoOf(clinic, id)).toBe(fileId);
    expect(clinic.rows(patientView)).toMatchObject([{ name: 'Budi Santosa', nikHash: 'nik#3374011503900001' }]);
    clinic.run(change, { fileId: null }, { id });
    expect(photoOf(clinic, id)).toBeNull();
  });
  test('not without a change', () => {
    const { clinic, id } = registered();
    expect(() => clinic.run(change, { fileId: null }, { id })).toThrow(
      expect.objectContaining({ code: 'patient.nothing-changed' }),
    );
  });
});

describe('allergies', () => {
  const record = actOf(recordAllergy.name);
  const remove = actOf(removeAllergy.name);
  const penicillin = { kind: 'medicine', substance: 'Penisilin', severity: 'severe', reaction: 'sesak' };
  test('are recorded once and removed with a reason', () => {
    const { clinic, id } = registered();
    clinic.run(record, penicillin, { id });
    expect(() => clinic.run(record, { ...penicillin, substance: 'penisilin ' }, { id })).toThrow(
      expect.objectContaining({ code: 'patient.allergy-exists' }),
    );
    expect(patientDetail(clinic.state(patient, id))?.allergies).toMatchObject([
      { allergyId: 1, substance: 'Penisilin' },
    ]);
    expect(clinic.rows(patientView)).toMatchObject([{ allergyCount: 1 }]);
    clinic.run(remove, { allergyId: 1, reason: 'salah catat' }, { id });
    expect(patientDetail(clinic.state(patient, id))?.allergies).toEqual([]);
    expect(() => clinic.run(remove, { allergyId: 1, reason: 'lagi' }, { id })).toThrow(
      expect.objectContaining({ code: 'patient.allergy-not-found' }),
    );
    clinic.run(record, penicillin, { id });
    expect(patientDetail(clinic.state(patient, id))?.allergies).toMatchObject([{ allergyId: 2 }]);
  });
});

describe('the first visit', () => {
  test('makes a returning patient; its reversal makes her new again, any other’s does not', () => {
    const { clinic, id } = registered();
    const now = () => activePatient(clinic.state(patient, id));
    clinic.given(`patient-${id}`, ...recordFirstVisit(now(), 11));
    expect(isNewPatient(now())).toBe(false);
    expect(recordFirstVisit(now(), 12)).toEqual([]);
    expect(reverseFirstVisit(now(), 12)).toEqual([]);
    clinic.given(`patient-${id}`, ...reverseFirstVisit(now(), 11));
    expect(isNewPatient(now())).toBe(true);
  });
});

describe('merged and erased', () => {
  test('are not registered, corrected or booked any more', () => {
    for (const event of [
      (id: number) => ({ type: 'PatientErased', data: { patientId: id } }),
      (id: number) => ({ type: 'PatientsMerged', data: { patientId: 9999, mergedId: id, reason: 'dobel' } }),
    ]) {
      const { clinic, id } = registered();
      clinic.given(`patient-${id}`, event(id));
      expect(() => activePatient(clinic.state(patient, id))).toThrow(
        expect.objectContaining({ code: 'patient.not-active' }),
      );
      expect(clinic.rows<{ status: string }>(patientView)[0]?.status).not.toBe('active');
    }
    expect(() => activePatient(patient.initial)).toThrow(expect.objectContaining({ code: 'patient.not-found' }));
  });

  test('a merge undone is a patient again', () => {
    const { clinic, id } = registered();
    const data = { patientId: 9999, mergedId: id, reason: 'dobel' };
    clinic.given(`patient-${id}`, { type: 'PatientsMerged', data }, { type: 'PatientsUnmerged', data });
    expect(activePatient(clinic.state(patient, id)).patientId).toBe(id);
    expect(clinic.rows(patientView)).toMatchObject([{ status: 'active', mergedInto: null }]);
  });

  test('an erased patient is forgotten by a state that was folded before', () => {
    const { clinic, id } = registered();
    clinic.given(`patient-${id}`, { type: 'PatientErased', data: { patientId: id } });
    const detail = patientDetail(clinic.state(patient, id));
    expect(detail).toMatchObject({ id, status: 'erased', gender: 'male', birthDate: null, allergies: [] });
    expect(JSON.stringify(detail)).not.toMatch(/budi|3374|000001/i);
  });

  test('an erased patient leaves no name in the search', () => {
    const { clinic, id } = registered();
    clinic.given(`patient-${id}`, { type: 'PatientErased', data: { patientId: id } });
    expect(JSON.stringify(clinic.rows(patientView))).not.toMatch(/budi|1990|nik#|000001/i);
  });
});

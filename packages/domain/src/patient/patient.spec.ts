import {
  changePhoto,
  correctPatient,
  recordAllergy,
  registerPatient,
  removeAllergy,
} from '@alur/contracts/patient/commands';
import { PatientIdentity } from '@alur/contracts/patient/identity';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { nameOf } from '../kernel/testing/names.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import type { PatientEvent } from './events.js';
import { patientView, dayRegistrations } from './patient-view.js';
import {
  activePatient,
  isNewPatient,
  patient,
  patientDetail,
  recordFirstVisit,
  reverseFirstVisit,
  type ActivePatient,
} from './patient.js';

const PATIENT = 'patient-5';
const budi = {
  name: 'Budi Santoso',
  gender: 'male',
  birthDate: '1990-03-15',
  idCardNumber: '3374011503900001',
  bpjsNo: '0001234567890',
  city: { code: '33.74', name: 'Kota Semarang' },
};
const identity = {
  ...z.parse(PatientIdentity, budi),
  photoFileId: null,
  nikHash: 'nik#3374011503900001',
  bpjsHash: 'bpjs#0001234567890',
  passportHash: null,
  phoneHash: null,
};
/** The platform's prefetch for a registration: the facility's next number, and possible duplicates. */
const prepared = { recordNumber: '000001', duplicates: [] };
const how = { prepared, ids: { patient: 5 } };
const number = nameOf('record-number', '000001');

const registered: PatientEvent = {
  type: 'PatientRegistered',
  data: { patientId: 5, recordNumber: '000001', ...identity },
};
const corrected = (changes: object): PatientEvent => ({
  type: 'PatientIdentityCorrected',
  data: { patientId: 5, recordNumber: '000001', ...identity, reason: null, ...changes },
});
/** A claim identifies a group of numbers; in the specs, all numbers of a kind are one group. */
const claimed = (kind: string, hash: string, holder = PATIENT): Record<string, DomainEvent[]> => ({
  [`name-1_${kind}-${hash}`]: [{ type: 'NameClaimed', data: { kind, hash, holder } }],
});
const there = {
  [PATIENT]: [registered],
  [number.stream]: [number.claimedBy(PATIENT)],
  ...claimed('nik', 'nik'),
  ...claimed('bpjs', 'bpj'),
};
/** What was found of someone in the platform's search for duplicates, and how it is told. */
const duplicate = { id: 6, recordNumber: '000006', reason: 'nik' };
const warned = { count: 1, patientId: 6, recordNumber: '000006', reason: 'nik', others: '6:nik' };

describe('registering', () => {
  test('gives the facility’s next record number, and hashes of the numbers for matching', () => {
    const story = given();
    const outcome = story.when(registerPatient, budi, how);
    outcome.then(there);
    outcome.thenRows(patientView, [
      {
        id: 5,
        recordNumber: '000001',
        name: 'Budi Santoso',
        birthDate: '1990-03-15',
        gender: 'male',
        cityName: 'Kota Semarang',
        districtName: null,
        nikHash: 'nik#3374011503900001',
        bpjsHash: 'bpjs#0001234567890',
        passportHash: null,
        nikMissing: null,
        allergyCount: 0,
        status: 'active',
        mergedInto: null,
        registeredAt: '2026-11-23T08:00:00.000Z',
        registeredOn: '2026-11-23',
      },
    ]);
    expect(patientDetail(story.state(patient, 5))).toMatchObject({
      ...budi,
      id: 5,
      recordNumber: '000001',
      isNew: true,
    });
  });

  test('takes a number that was given, unless another patient has it', () => {
    const typed = given().when(registerPatient, { ...budi, recordNumber: 'rm-7' }, { prepared });
    typed.thenRows(patientView, [{ recordNumber: 'RM-7' }]);
    typed
      .when(registerPatient, { ...budi, recordNumber: 'RM-7', acknowledgeDuplicates: true }, { prepared })
      .thenRejects('patient.record-number-taken', {}, 'recordNumber');
  });

  test('needs no number at all of an infant', () =>
    given(there)
      .when(
        registerPatient,
        { name: 'By. Ny. Siti', gender: 'female' },
        { prepared: { recordNumber: '000002' }, ids: { patient: 6 } },
      )
      .thenRows(patientView, [{ id: 5 }, { id: 6, name: 'By. Ny. Siti', nikMissing: 'yes' }]));

  test.each([null, '1111111111111111'])('is listed as without a NIK where it is %s, until it is real', idCardNumber => {
    const story = given({ ...there, [PATIENT]: [{ ...registered, data: { ...registered.data, idCardNumber } }] });
    story.thenRows(patientView, [{ nikMissing: 'yes' }]);
    story.given({ [PATIENT]: [corrected({})] }).thenRows(patientView, [{ nikMissing: null }]);
  });

  test.each([
    ['2026-11-24', 'patient.birth-date-future'],
    ['1896-11-22', 'patient.birth-date-too-old'],
  ])('not born on %s', (birthDate, code) =>
    given()
      .when(registerPatient, { ...budi, birthDate, idCardNumber: null }, how)
      .thenRejects(code, {}, 'birthDate'),
  );

  test('a possible duplicate is a warning that is acknowledged', () => {
    const found = { ...how, prepared: { ...prepared, duplicates: [duplicate] } };
    given().when(registerPatient, budi, found).thenRejects('patient.possible-duplicate', warned);
    given()
      .when(registerPatient, { ...budi, acknowledgeDuplicates: true }, found)
      .then(there);
  });

  test('two desks at once: the second is warned of what no row shows yet, by either number', () => {
    const other = { idCardNumber: '3374011503900002', bpjsNo: '0001234567899' };
    const second = { prepared: { recordNumber: '000002', duplicates: [] }, ids: { patient: 6 } };
    const told = (reason: string) => ({
      ...{ count: 1, patientId: 5, recordNumber: '000001', reason, others: `5:${reason}` },
    });
    given(there)
      .when(registerPatient, { ...budi, bpjsNo: other.bpjsNo }, second)
      .thenRejects('patient.possible-duplicate', told('nik'));
    given(there)
      .when(registerPatient, { ...budi, idCardNumber: other.idCardNumber }, second)
      .thenRejects('patient.possible-duplicate', told('bpjs'));
    given(there)
      .when(registerPatient, { ...budi, acknowledgeDuplicates: true }, second)
      .thenState(patient, 6, {
        status: 'active',
      });
    // Another number of the same group is no duplicate.
    given(there)
      .when(registerPatient, { ...budi, ...other }, second)
      .thenState(patient, 6, { status: 'active' });
  });

  test('nor is a number corrected into one that another registered meanwhile', () => {
    const story = given(there);
    story.when(
      registerPatient,
      { name: 'Ani', gender: 'female' },
      { prepared: { recordNumber: '000002' }, ids: { patient: 6 } },
    );
    story
      .when(correctPatient, { id: 6, name: 'Ani', gender: 'male', idCardNumber: budi.idCardNumber })
      .thenRejects('patient.possible-duplicate');
  });

  test('counts into the day’s new patients', () => {
    const story = given(there);
    story.when(registerPatient, { ...budi, recordNumber: '000002', acknowledgeDuplicates: true }, { prepared });
    story.thenSums(dayRegistrations, [{ date: '2026-11-23', registered: 2 }]);
  });
});

describe('correcting', () => {
  test('replaces the identity', () => {
    const outcome = given(there).when(correctPatient, { id: 5, ...budi, name: 'Budi Santosa' });
    outcome.then({ [PATIENT]: [corrected({ name: 'Budi Santosa' })] });
    outcome.thenRows(patientView, [{ id: 5, name: 'Budi Santosa', recordNumber: '000001' }]);
  });
  test('not without a change', () =>
    given(there)
      .when(correctPatient, { id: 5, ...budi })
      .thenRejects('patient.nothing-changed'));
  test('the patient herself is no duplicate', () =>
    given(there)
      .when(
        correctPatient,
        { id: 5, ...budi, phone: '081234567890' },
        { prepared: { duplicates: [{ ...duplicate, id: 5 }] } },
      )
      .then({ [PATIENT]: [corrected({ phone: '081234567890', phoneHash: 'phone#6281234567890' })] }));
});

describe('a photo', () => {
  const photoFileId = '7a0b1c2d-3e4f-4a5b-8c6d-7e8f9a0b1c2d';
  test('is taken and taken away, and stays when the identity is corrected', () => {
    const story = given(there);
    expect(patientDetail(story.state(patient, 5))).toMatchObject({ photoFileId: null });
    story.when(changePhoto, { id: 5, fileId: photoFileId }).then({ [PATIENT]: [corrected({ photoFileId })] });
    const renamed = story.when(correctPatient, { id: 5, ...budi, name: 'Budi Santosa' });
    renamed.then({ [PATIENT]: [corrected({ name: 'Budi Santosa', photoFileId })] });
    renamed.thenRows(patientView, [{ name: 'Budi Santosa', nikHash: 'nik#3374011503900001' }]);
    expect(patientDetail(story.state(patient, 5))).toMatchObject({ photoFileId });
    story.when(changePhoto, { id: 5, fileId: null }).then({ [PATIENT]: [corrected({ name: 'Budi Santosa' })] });
    expect(patientDetail(story.state(patient, 5))).toMatchObject({ photoFileId: null });
  });
  test('not without a change', () =>
    given(there).when(changePhoto, { id: 5, fileId: null }).thenRejects('patient.nothing-changed'));
});

describe('allergies', () => {
  const penicillin = { kind: 'medicine', substance: 'Penisilin', severity: 'severe', reaction: 'sesak' };
  const recorded = (allergyId: number): DomainEvent => ({
    type: 'AllergyRecorded',
    data: { patientId: 5, allergyId, ...penicillin, medicineId: null },
  });
  const removed: PatientEvent = { type: 'AllergyRemoved', data: { patientId: 5, allergyId: 1, reason: 'salah catat' } };
  test('name a medicine that the facility has or had', () => {
    const story = given(there);
    const named = { id: 5, ...penicillin, medicineId: 12 };
    story.when(recordAllergy, named).thenRejects('patient.allergy-medicine-not-found', {}, 'medicineId');
    const kept = given({
      ...there,
      'medicine-12': [
        { type: 'CatalogueItemAdded', data: { catalogue: 'medicine', itemId: 12, fields: { name: 'Amoksisilin' } } },
      ],
    });
    kept
      .when(recordAllergy, named)
      .then({ [PATIENT]: [{ ...recorded(1), data: { ...recorded(1).data, medicineId: 12 } }] });
  });
  test('are recorded once and removed with a reason', () => {
    const story = given(there);
    const first = story.when(recordAllergy, { id: 5, ...penicillin });
    first.then({ [PATIENT]: [recorded(1)] });
    first.thenRows(patientView, [{ allergyCount: 1 }]);
    story
      .when(recordAllergy, { id: 5, ...penicillin, substance: 'penisilin ' })
      .thenRejects('patient.allergy-exists', {}, 'substance');
    expect(patientDetail(story.state(patient, 5))).toMatchObject({
      allergies: [{ allergyId: 1, substance: 'Penisilin' }],
    });
    story.when(removeAllergy, { id: 5, allergyId: 1, reason: 'salah catat' }).then({ [PATIENT]: [removed] });
    expect(patientDetail(story.state(patient, 5))).toMatchObject({ allergies: [] });
    story.when(removeAllergy, { id: 5, allergyId: 1, reason: 'lagi' }).thenRejects('patient.allergy-not-found');
    story.when(recordAllergy, { id: 5, ...penicillin }).then({ [PATIENT]: [recorded(2)] });
  });
});

describe('the first visit', () => {
  const visit = (type: 'FirstVisitRecorded' | 'FirstVisitReversed'): PatientEvent => ({
    type,
    data: { patientId: 5, encounterId: 11 },
  });
  const onPatient = (decide: (now: ActivePatient) => PatientEvent[]): Deciding =>
    deciding(patient, 5, state => decide(activePatient(state)));
  test('makes a returning patient; its reversal makes her new again, any other’s does not', () => {
    const story = given(there);
    const isNew = () => isNewPatient(activePatient(story.state(patient, 5)));
    story.when(onPatient(now => recordFirstVisit(now, 11))).then({ [PATIENT]: [visit('FirstVisitRecorded')] });
    expect(isNew()).toBe(false);
    story.when(onPatient(now => recordFirstVisit(now, 12))).then();
    story.when(onPatient(now => reverseFirstVisit(now, 12))).then();
    story.when(onPatient(now => reverseFirstVisit(now, 11))).then({ [PATIENT]: [visit('FirstVisitReversed')] });
    expect(isNew()).toBe(true);
  });
});

describe('merged and erased', () => {
  const merge = { patientId: 9999, mergedId: 5, reason: 'dobel' };
  const erased: PatientEvent = { type: 'PatientErased', data: { patientId: 5 } };
  /** Every command on a patient first checks that she is still active. */
  const asking = deciding(patient, 5, state => {
    activePatient(state);
    return [];
  });

  test.each([
    ['erased', erased],
    ['merged', { type: 'PatientsMerged', data: merge }],
  ])('%s, she is not registered, corrected or booked any more', (status, event) => {
    const story = given({ [PATIENT]: [registered, event] });
    story.when(asking).thenRejects('patient.not-active');
    story.thenRows(patientView, [{ status }]);
  });
  test('nor is who never was one', () => given().when(asking).thenRejects('patient.not-found'));

  test('a merge undone is a patient again', () => {
    const story = given({
      [PATIENT]: [registered, { type: 'PatientsMerged', data: merge }, { type: 'PatientsUnmerged', data: merge }],
    });
    expect(activePatient(story.state(patient, 5)).patientId).toBe(5);
    story.thenRows(patientView, [{ status: 'active', mergedInto: null }]);
  });

  test('an erased patient is forgotten by a state that was folded before', () => {
    const detail = patientDetail(given({ [PATIENT]: [registered, erased] }).state(patient, 5));
    expect(detail).toMatchObject({ id: 5, status: 'erased', gender: 'male', birthDate: null, allergies: [] });
    expect(JSON.stringify(detail)).not.toMatch(/budi|3374|000001/i);
  });

  test('an erased patient leaves no name in the search', () => {
    const { clinic } = given({ [PATIENT]: [registered, erased] });
    expect(JSON.stringify(clinic.rows(patientView))).not.toMatch(/budi|1990|nik#|000001/i);
  });
});

import {
  cancelPatientImport,
  checkPatientImport,
  confirmPatientImport,
  registerPatientBatch,
  uploadPatientImport,
} from '@alur/contracts/patient-import/commands';
import { registerPatient } from '@alur/contracts/patient/commands';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { fitting, type PreparedRow } from '../care/patient-batch.js';
import { nameOf } from '../kernel/testing/names.js';

const fileId = '0b9ce7b0-1111-4111-8111-111111111111';
const by = { staffId: 7, name: 'Sari', profession: 'front-office' };
const uploaded = {
  type: 'PatientImportUploaded',
  data: { importId: 9, fileId, fileName: 'lama.xlsx', uploadedBy: by },
};
const found = {
  problem: null,
  ...{ rows: 4, good: 2, bad: 1, duplicates: 1 },
  ...{ checkedFileId: fileId, reportFileId: fileId },
};
const checked = (more: Partial<typeof found> = {}) => ({
  type: 'PatientImportChecked',
  data: { importId: 9, ...found, ...more },
});
const confirmed = (duplicateChoice = 'register') => ({
  type: 'PatientImportConfirmed',
  data: { importId: 9, mode: 'good', duplicateChoice, confirmedBy: by },
});
const batch = (from: number, to: number, isLast: boolean, registered: number, refused: object[] = []) => ({
  type: 'PatientImportBatchRegistered',
  data: { importId: 9, from, to, isLast, skipped: 0, registered, refused },
});
const cancelled = { type: 'PatientImportCancelled', data: { importId: 9, cancelledBy: by } };
const finished = (registered: number, refused: number) => ({
  type: 'PatientImportFinished',
  data: { importId: 9, registered, skipped: 0, refused },
});
const turn = nameOf('patient-import', 'registering');
const held = turn.claimedBy('patient_import-9');
const stream = (...events: object[]) => ({ 'patient_import-9': [uploaded, ...events] as never });

const NIK = '3374016107560001';
const body = (name: string, more: object = {}) =>
  z.parse(registerPatient.body, { name, gender: 'female', acknowledgeDuplicates: false, ...more });
const row = (at: number, patientId: number, recordNumber: string, more: object = {}): PreparedRow => ({
  row: at,
  patientId,
  recordNumber,
  isDuplicate: false,
  isRepeated: false,
  body: body(`Pasien ${at}`, more),
});
const prepared = (from: number, to: number, isLast: boolean, ...rows: PreparedRow[]) => ({
  prepared: { batch: { from, to, isLast, skipped: 0, rows } },
});
const both = { mode: 'good', duplicates: 'register' };

describe('an import of patients', () => {
  test('is a file that was sent, read by itself', () => {
    const sent = { fileId, fileName: 'lama.xlsx' };
    given({})
      .when(uploadPatientImport, sent, { ids: { patient_import: 9 }, prepared: { isSent: true } })
      .then({ 'patient_import-9': [uploaded] });
    given({}).when(uploadPatientImport, sent).thenRejects('patient-import.file-missing');
    given(stream())
      .when(checkPatientImport, { id: 9 }, { prepared: { found } })
      .then({ 'patient_import-9': [checked()] });
    given(stream(cancelled)).when(checkPatientImport, { id: 9 }, { prepared: { found } }).then({});
    given(stream(checked())).when(checkPatientImport, { id: 9 }, { prepared: { found } }).then({});
  });

  test('"all or nothing" begins only when every row is good', () => {
    const all = (duplicates: string) => ({ id: 9, mode: 'all', duplicates });
    given(stream(checked()))
      .when(confirmPatientImport, all('register'))
      .thenRejects('patient-import.bad-rows', { bad: 1 });
    given(stream(checked({ bad: 0 })))
      .when(confirmPatientImport, all('skip'))
      .thenRejects('patient-import.duplicates-skipped', { duplicates: 1 });
    given(stream(checked({ bad: 0 })))
      .when(confirmPatientImport, all('register'))
      .then({
        'patient_import-9': [{ type: 'PatientImportConfirmed', data: { ...confirmed().data, mode: 'all' } }],
        [turn.stream]: [held],
      });
  });

  test('"the good rows" begins whatever the others are, if there is one, and once', () => {
    given(stream(checked()))
      .when(confirmPatientImport, { id: 9, ...both })
      .then({ 'patient_import-9': [confirmed()], [turn.stream]: [held] });
    given(stream(checked({ good: 0 })))
      .when(confirmPatientImport, { id: 9, mode: 'good', duplicates: 'skip' })
      .thenRejects('patient-import.nothing-to-register');
    for (const [events, code] of [
      [[], 'not-checked'],
      [[checked({ problem: 'patient-import.empty' } as never)], 'ended'],
      [[checked(), confirmed()], 'started'],
      [[checked(), cancelled], 'ended'],
      [[checked(), confirmed(), batch(0, 3, true, 3), finished(3, 0)], 'ended'],
    ] as const)
      given(stream(...events))
        .when(confirmPatientImport, { id: 9, ...both })
        .thenRejects(`patient-import.${code}`);
  });

  test('begins when no other import of the facility registers patients', () => {
    const others = turn.claimedBy('patient_import-8');
    given({ ...stream(checked()), [turn.stream]: [others] })
      .when(confirmPatientImport, { id: 9, ...both })
      .thenRejects('patient-import.another-registers');
    given({ ...stream(checked()), [turn.stream]: [others, turn.releasedBy('patient_import-8')] })
      .when(confirmPatientImport, { id: 9, ...both })
      .then({ 'patient_import-9': [confirmed()], [turn.stream]: [held] });
  });

  test('leaves the turn to others when it has ended: by its last batch, or cancelled', () => {
    const registering = { ...stream(checked(), confirmed()), [turn.stream]: [held] };
    const free = [turn.releasedBy('patient_import-9')];
    given(registering)
      .when(cancelPatientImport, { id: 9 })
      .then({ 'patient_import-9': [cancelled], [turn.stream]: free });
    const first = prepared(0, 1, false, row(2, 41, '000001'));
    const story = given(registering);
    expect(Object.keys(story.attempt(registerPatientBatch, { id: 9, from: 0 }, first))).not.toContain(turn.stream);
    const last = prepared(1, 2, true, row(3, 42, '000002'));
    expect(story.attempt(registerPatientBatch, { id: 9, from: 1 }, last)).toMatchObject({ [turn.stream]: free });
    // A file that was cancelled before it began does not take another's turn away.
    given({ ...stream(checked()), [turn.stream]: [turn.claimedBy('patient_import-8')] })
      .when(cancelPatientImport, { id: 9 })
      .then({ 'patient_import-9': [cancelled] });
  });

  test('is cancelled at any time before its end', () => {
    for (const events of [[], [checked()], [checked(), confirmed()], [checked(), confirmed(), batch(0, 1, false, 1)]])
      given(stream(...events))
        .when(cancelPatientImport, { id: 9 })
        .then({ 'patient_import-9': [cancelled] });
    for (const events of [[cancelled], [checked(), confirmed(), batch(0, 3, true, 3), finished(3, 0)]])
      given(stream(...events))
        .when(cancelPatientImport, { id: 9 })
        .thenRejects('patient-import.ended');
  });
});

describe('a batch', () => {
  const registering = stream(checked(), confirmed());

  test('registers each row as the desk would, and says so in the same append', () => {
    const log = given(registering).attempt(
      registerPatientBatch,
      { id: 9, from: 0 },
      prepared(0, 2, false, row(2, 41, '000001', { idCardNumber: NIK }), row(3, 42, '000002')),
    );
    expect(log['patient_import-9']).toMatchObject([batch(0, 2, false, 2)]);
    expect(log['patient-41']).toMatchObject([
      { type: 'PatientRegistered', data: { name: 'Pasien 2', recordNumber: '000001' } },
    ]);
    expect(log['patient-42']).toMatchObject([{ type: 'PatientRegistered', data: { recordNumber: '000002' } }]);
  });

  test('a row that is refused holds up no other, and the last batch finishes it', () => {
    const story = given(registering);
    story.attempt(
      registerPatientBatch,
      { id: 9, from: 0 },
      prepared(0, 1, false, row(2, 41, '000001', { idCardNumber: NIK })),
    );
    const log = story.attempt(
      registerPatientBatch,
      { id: 9, from: 1 },
      prepared(1, 3, true, row(3, 42, '000001'), row(4, 43, '000003', { idCardNumber: NIK }), row(5, 44, '000004')),
    );
    const refused = [
      { row: 3, code: 'patient.record-number-taken' },
      { row: 4, code: 'patient.possible-duplicate' },
    ];
    expect(log['patient_import-9']).toMatchObject([batch(1, 3, true, 1, refused), finished(2, 2)]);
    expect(Object.keys(log).filter(name => name.startsWith('patient-'))).toEqual(['patient-44']);
  });

  test('whoever was registered after the check is refused, not registered again', () => {
    const rows = prepared(0, 2, true, { ...row(2, 41, '000001'), isRepeated: true }, row(3, 42, '000002'));
    const log = given(registering).attempt(registerPatientBatch, { id: 9, from: 0 }, rows);
    const refused = [{ row: 2, code: 'patient.possible-duplicate' }];
    expect(log['patient_import-9']).toMatchObject([batch(0, 2, true, 1, refused), finished(1, 1)]);
    expect(Object.keys(log).filter(name => name.startsWith('patient-'))).toEqual(['patient-42']);
  });

  test('does nothing once it was cancelled, or was done', () => {
    const rows = prepared(0, 1, false, row(2, 41, '000001'));
    given(stream(checked(), confirmed(), cancelled))
      .when(registerPatientBatch, { id: 9, from: 0 }, rows)
      .then({});
    given(stream(checked(), confirmed(), batch(0, 1, false, 1)))
      .when(registerPatientBatch, { id: 9, from: 0 }, rows)
      .then({});
  });

  test('holds what one append holds, and never two claims in one stream', () => {
    const context = { merchantId: 1, hash: (kind: string, value: string) => `${value.slice(-3)}${kind}` };
    const nik = (at: number) => `33740161075600${String(at % 97).padStart(2, '0')}`;
    const rows = Array.from({ length: 60 }, (_none, at) => ({ ...row(at, at, ''), body: body('X') }));
    expect(fitting(rows, context)).toBe(31);
    const claiming = rows.map((each, at) => ({ ...each, body: body('X', { idCardNumber: nik(at) }) }));
    expect(fitting(claiming, context)).toBe(20);
    const same = [claiming[0]!, claiming[1]!, { ...claiming[0]! }];
    expect(fitting(same, context)).toBe(2);
  });
});

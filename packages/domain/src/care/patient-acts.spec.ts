import { describe, expect, test } from 'vitest';
import { ERASED } from '../kernel/event.js';
import { patientView } from '../patient/patient-view.js';
import { isNewPatient, activePatient, patient, patientDetail } from '../patient/patient.js';
import { timelineOf } from '../patient/timeline-view.js';
import { encounter, type Encounter } from '../encounter/encounter.js';
import { queueBoardView } from '../queue/board-view.js';
import { visitRecordView } from '../consultation/visit-record-view.js';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { patientModule } from '../patient/module.js';
import { actOf } from './testing/acts.js';
import { openClinic, types } from './testing/open-clinic.js';

const refused = (code: string, path?: string) => expect.objectContaining({ code, ...(path && { path }) });
const reason = 'tercatat dua kali';

const records = () => {
  const it = openClinic();
  const does = (name: string, id: number, body: object = {}) =>
    it.clinic.run(actOf(name), body as Record<string, unknown>, { id });
  const detail = (id: number) => patientDetail(it.clinic.state(patient, id));
  const row = (id: number) => it.clinic.rows<{ id: number }>(patientView).find(each => each.id === id);
  /** A visit that is over, its bill too. */
  const visited = (patientId: number, date = it.clinic.today) => {
    const encounterId = it.takeNumber(patientId, { date });
    const { transactionId } = it.clinic.state(encounter, encounterId) as Encounter;
    it.clinic.given(`encounter-${encounterId}`, finished(encounterId, patientId));
    it.clinic.given(`transaction-${transactionId}`, cancelled(transactionId, patientId));
    return { encounterId, transactionId };
  };
  return { ...it, does, detail, row, visited };
};
const finished = (encounterId: number, patientId: number) => ({
  type: 'EncounterFinished',
  data: { encounterId, patientId, unitId: 50, kind: 'outpatient', finish: 1 },
});
const cancelled = (transactionId: number, patientId: number) => ({
  type: 'TransactionCancelled',
  data: {
    transactionId,
    patientId,
    encounterIds: [],
    charges: 0,
    discounts: 0,
    rounding: 0,
    receivable: 0,
    deposits: 0,
    reason,
  },
});

describe('merging', () => {
  test('the other record points to this one; both know', () => {
    const { clinic, does, detail, row, registerPatient } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    expect(types(does('patient/merge', kept, { mergedId: other, reason }))).toEqual([
      'PatientsMerged',
      'PatientsMerged',
    ]);
    expect(detail(other)).toMatchObject({ status: 'merged', mergedInto: kept, mergedIds: [] });
    expect(detail(kept)).toMatchObject({ status: 'active', mergedInto: null, mergedIds: [other] });
    expect(row(other)).toMatchObject({ status: 'merged', mergedInto: kept, recordNumber: '000002' });
    const timeline = clinic
      .rows<{ patientId: number; type: string }>(timelineOf([patientModule]))
      .filter(({ type }) => type === 'PatientsMerged');
    expect(timeline.map(({ patientId }) => patientId)).toEqual([kept, other]);
  });

  test('brings the visits of both together, and takes them apart again', () => {
    const { clinic, does, registerPatient, visited } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    const { encounterId } = visited(other);
    const persons = () =>
      [queueBoardView, visitRecordView].map(
        view =>
          clinic.rows<{ encounterId: number; personId: number }>(view).find(row => row.encounterId === encounterId)
            ?.personId,
      );
    does('patient/merge', kept, { mergedId: other, reason });
    expect(persons()).toEqual([kept, kept]);
    does('patient/unmerge', kept, { mergedId: other, reason });
    expect(persons()).toEqual([other, other]);
  });

  test('takes over what must be known at the next visit, once', () => {
    const { clinic, does, detail, registerPatient, visited } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    const penicillin = { kind: 'medicine', substance: 'Penisilin' };
    does('patient/record-allergy', kept, penicillin);
    does('patient/record-allergy', other, { ...penicillin, substance: 'PENISILIN' });
    does('patient/record-allergy', other, { kind: 'food', substance: 'Udang', reaction: 'gatal' });
    visited(other);
    does('patient/merge', kept, { mergedId: other, reason });
    expect(detail(kept)?.allergies).toMatchObject([
      { allergyId: 1, substance: 'Penisilin' },
      { allergyId: 2, substance: 'Udang', reaction: 'gatal' },
    ]);
    expect(isNewPatient(activePatient(clinic.state(patient, kept)))).toBe(false);
  });

  test('is undone in both', () => {
    const { does, detail, row, registerPatient, visited } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    visited(other);
    does('patient/merge', kept, { mergedId: other, reason });
    does('patient/unmerge', kept, { mergedId: other, reason: 'bukan orang yang sama' });
    expect(detail(kept)).toMatchObject({ mergedIds: [], isNew: true });
    expect(detail(other)).toMatchObject({ status: 'active', mergedInto: null, isNew: false });
    expect(row(other)).toMatchObject({ status: 'active', mergedInto: null });
    expect(() => does('patient/unmerge', kept, { mergedId: other, reason })).toThrow(
      refused('patient.not-merged', 'mergedId'),
    );
  });

  test('a patient who came herself meanwhile stays a returning one', () => {
    const { does, detail, registerPatient, visited } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    visited(other);
    does('patient/merge', kept, { mergedId: other, reason });
    visited(kept);
    does('patient/unmerge', kept, { mergedId: other, reason });
    expect(detail(kept)).toMatchObject({ isNew: false });
  });

  test('not with herself, nobody, a record that is merged, or one that others point to', () => {
    const { does, registerPatient } = records();
    const [kept, other, third] = [registerPatient(), registerPatient(), registerPatient()];
    const merge = (id: number, mergedId: number) => () => does('patient/merge', id, { mergedId, reason });
    expect(merge(kept, kept)).toThrow(refused('patient.same', 'mergedId'));
    expect(merge(kept, 9_999)).toThrow(refused('patient.not-found', 'mergedId'));
    merge(kept, other)();
    expect(merge(third, other)).toThrow(refused('patient.not-active', 'mergedId'));
    expect(merge(other, third)).toThrow(refused('patient.not-active'));
    expect(merge(third, kept)).toThrow(refused('patient.has-merged', 'mergedId'));
  });

  test('while the other record has a visit open: it goes on, under the name of the record that stays', () => {
    const { clinic, does, registerPatient, run, takeNumber } = records();
    const [kept, other] = [registerPatient({ name: 'Siti Aminah' }), registerPatient()];
    const visit = takeNumber(other);
    const away = takeNumber(other, { date: '2026-11-24' });
    does('patient/merge', kept, { mergedId: other, reason });
    const shown = () =>
      [queueBoardView, visitRecordView, transactionListView].map(
        view =>
          clinic.rows<{ encounterId: number; patientName: string }>(view).find(row => row.encounterId === visit)
            ?.patientName,
      );
    expect(shown()).toEqual(['Siti Aminah', 'Siti Aminah', 'Siti Aminah']);
    run('queue/confirm-attendance', visit);
    run('consultation/start', visit);
    does('patient/correct', kept, {
      name: 'Siti Aminah Putri',
      gender: 'female',
      acknowledgeDuplicates: true,
      reason: 'ejaan',
    });
    expect(shown()).toEqual(['Siti Aminah Putri', 'Siti Aminah Putri', 'Siti Aminah Putri']);
    clinic.today = '2026-11-24';
    run('queue/record-absence', away);
    expect(types(run('queue/reverse-absence', away))).toContain('EncounterReinstated');
    does('patient/unmerge', kept, { mergedId: other, reason });
    expect(shown()).toEqual(['Budi Santoso', 'Budi Santoso', 'Budi Santoso']);
  });

  test('her visits are not booked under the merged record', () => {
    const { does, registerPatient, takeNumber } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    does('patient/merge', kept, { mergedId: other, reason });
    expect(() => takeNumber(other)).toThrow(refused('patient.not-active'));
    expect(takeNumber(kept)).toBeGreaterThan(0);
  });
});

describe('erasing', () => {
  const erase = { ground: 'retention-ended', reason: 'masa simpan habis' };
  const early = { ground: 'request', reason: 'permintaan tertulis pasien' };

  test('of whoever never came: nothing must be kept', () => {
    const { does, detail, row, registerPatient } = records();
    const id = registerPatient();
    const { events } = does('patient/erase', id, { ...erase, ground: 'mistaken-registration' });
    expect(events).toMatchObject([{ type: 'PatientErased', data: { patientId: id, officerId: 7 } }]);
    expect(detail(id)).toMatchObject({ status: 'erased', name: ERASED, recordNumber: ERASED });
    expect(row(id)).toMatchObject({ status: 'erased', name: ERASED });
  });

  test('25 years after the last visit, not earlier; money stays', () => {
    const { clinic, does, registerPatient, visited } = records();
    const id = registerPatient();
    visited(id, '2026-11-23');
    visited(id, '2026-11-24');
    const bills = () => clinic.rows<{ patientName: string; total: number }>(transactionListView);
    const before = bills().map(({ total }) => total);
    clinic.today = '2051-11-24';
    expect(() => does('patient/erase', id, erase)).toThrow(
      expect.objectContaining({ params: { until: '2051-11-24', lastVisit: '2026-11-24' } }),
    );
    clinic.today = '2051-11-25';
    expect(types(does('patient/erase', id, erase))).toEqual(['PatientErased']);
    expect(bills().map(({ total }) => total)).toEqual(before);
    expect(bills().map(({ patientName }) => patientName)).toEqual([ERASED, ERASED]);
  });

  test('earlier only on a ground that is none of the retention', () => {
    const { does, registerPatient, visited } = records();
    const id = registerPatient();
    visited(id);
    expect(() => does('patient/erase', id, early)).toThrow(refused('patient.retention-runs'));
    expect(() => does('patient/erase-early', id, erase)).toThrow();
    expect(types(does('patient/erase-early', id, early))).toEqual(['PatientErased']);
  });

  test('an absence is no visit', () => {
    const { does, registerPatient, takeNumber, run } = records();
    const id = registerPatient();
    const booking = takeNumber(id);
    expect(() => does('patient/erase', id, erase)).toThrow(refused('patient.visit-open'));
    run('queue/record-absence', booking);
    expect(types(does('patient/erase', id, erase))).toEqual(['PatientErased']);
  });

  test('not while a supplement is open, which no visit names', () => {
    const { clinic, does, registerPatient, takeNumber } = records();
    const id = registerPatient();
    const booking = takeNumber(id);
    const { transactionId } = clinic.state(encounter, booking) as Encounter;
    clinic.given(`encounter-${booking}`, finished(booking, id));
    const source = { module: 'laboratory', id: 7 };
    const of = { transactionId, patientId: id, source };
    clinic.given(
      `transaction-${transactionId}`,
      cancelled(transactionId, id),
      { type: 'LateChargesPosted', data: { ...of, encounterId: booking, fixed: false, lines: [] } },
      { type: 'LateChargesSettled', data: { ...of, how: 'supplement', supplementId: 555, amount: 0, reason: null } },
    );
    clinic.given('transaction-555', { type: 'TransactionOpened', data: { transactionId: 555, patientId: id } });
    expect(() => does('patient/erase-early', id, early)).toThrow(refused('patient.bill-open'));
    clinic.given('transaction-555', cancelled(555, id));
    expect(types(does('patient/erase-early', id, early))).toEqual(['PatientErased']);
  });

  test('not while a bill is open or medicine waits', () => {
    const { clinic, does, registerPatient, takeNumber } = records();
    const id = registerPatient();
    const booking = takeNumber(id);
    const { transactionId } = clinic.state(encounter, booking) as Encounter;
    clinic.given(`record-${booking}`, {
      type: 'OrderOpened',
      data: { encounterId: booking, patientId: id, unitId: 50, module: 'prescription', orderId: 77 },
    });
    clinic.given(`encounter-${booking}`, finished(booking, id));
    expect(() => does('patient/erase-early', id, early)).toThrow(refused('patient.bill-open'));
    clinic.given(`transaction-${transactionId}`, cancelled(transactionId, id));
    const script = { prescriptionId: 77, encounterId: booking, unitId: 50, patientId: id };
    clinic.given('prescription-77', { type: 'PrescriptionWritten', data: { ...script, lines: [] } });
    expect(() => does('patient/erase-early', id, early)).toThrow(refused('patient.prescription-open'));
    clinic.given('prescription-77', { type: 'PrescriptionCancelled', data: { ...script, reason } });
    expect(types(does('patient/erase-early', id, early))).toEqual(['PatientErased']);
  });

  test('takes all records of the person, and counts the visits of each', () => {
    const { clinic, does, detail, registerPatient, visited } = records();
    const [kept, other] = [registerPatient(), registerPatient()];
    visited(other);
    does('patient/merge', kept, { mergedId: other, reason });
    expect(() => does('patient/erase', other, erase)).toThrow(refused('patient.not-active'));
    expect(() => does('patient/erase', kept, erase)).toThrow(refused('patient.retention-runs'));
    clinic.today = '2060-01-01';
    does('patient/erase', kept, erase);
    for (const id of [kept, other]) expect(detail(id)).toMatchObject({ status: 'erased', name: ERASED });
    expect(() => does('patient/erase', kept, erase)).toThrow(refused('patient.not-active'));
    expect(() => does('patient/unmerge', kept, { mergedId: other, reason })).toThrow(refused('patient.not-active'));
  });
});

import { describe, expect, test } from 'vitest';
import { booking } from '../booking/booking.js';
import { encounter, type Encounter } from '../encounter/encounter.js';
import { activePatient, isNewPatient, patient } from '../patient/patient.js';
import { counter, counterId } from '../queue/counter.js';
import type { TransactionRow } from '@alur/contracts/transaction/rows';
import { transactionListView } from '../transaction/transaction-list-view.js';
import { transaction } from '../transaction/transaction.js';
import { openClinic, types } from './testing/open-clinic.js';

const refused = (code: string) => expect.objectContaining({ code });

describe('taking a number (DOMAIN 1.1, step 1)', () => {
  test('opens booking, number and a bill with the fees of a new patient', () => {
    const { clinic, run, scheduleId, registerPatient } = openClinic();
    const patientId = registerPatient();
    const body = { patientId, scheduleId, date: clinic.today, payer: 'general' };
    const { id, events } = run('queue/take-number', 0, body);
    expect(types({ events }).sort()).toEqual(
      [
        'BookingMade',
        'EncounterOpened',
        'FirstVisitRecorded',
        'ChargesPosted',
        'EncounterAttached',
        'NumberTaken',
        'TransactionOpened',
        'PatientEncounterAdded',
      ].sort(),
    );
    expect(clinic.state(booking, id)).toMatchObject({ display: 'A-001', price: 50_000 });
    expect(clinic.state(encounter, id)).toMatchObject({
      status: 'planned',
      doctor: { name: 'dr. Ratna' },
      episodeId: id,
    });
    expect(isNewPatient(activePatient(clinic.state(patient, patientId)))).toBe(false);
  });

  test('a returning patient pays the recurring fee alone', () => {
    const { clinic, takeNumber, registerPatient } = openClinic();
    const patientId = registerPatient();
    takeNumber(patientId);
    const second = takeNumber(patientId, { date: '2026-11-24' });
    const { transactionId } = clinic.state(encounter, second) as Encounter;
    expect(clinic.state(transaction, transactionId)).toMatchObject({ status: 'open', subtotal: 2_000 });
  });

  test.each([
    ['an unknown patient', { patientId: 9 }, 'patient.not-found'],
    ['an unknown schedule', { scheduleId: 9 }, 'schedule.not-found'],
    ['BPJS where it is not served', { payer: 'bpjs' }, 'queue.bpjs-inactive'],
    ['an insurance without a name', { payer: 'insurance' }, 'booking.insurer-missing'],
    ['another weekday', { date: '2026-11-25' }, 'queue.not-that-weekday'],
    ['yesterday', { date: '2026-11-17' }, 'queue.date-past'],
  ])('not for %s', (_what, body, code) => {
    const { takeNumber, registerPatient } = openClinic();
    expect(() => takeNumber(registerPatient(), body)).toThrow(refused(code));
  });

  test('not while an earlier visit there is under way, by a number or by a move; once it is finished', () => {
    const { run, scheduleId, openSchedule, registerPatient, takeNumber } = openClinic();
    const patientId = registerPatient();
    const first = takeNumber(patientId);
    run('queue/confirm-attendance', first);
    run('consultation/start', first);
    expect(() => takeNumber(patientId)).toThrow(refused('queue.already-booked'));
    const elsewhere = takeNumber(patientId, { scheduleId: openSchedule({ prefix: 'B' }) });
    const move = () => run('booking/move-schedule', elsewhere, { scheduleId, date: '2026-11-23' });
    expect(move).toThrow(refused('queue.already-booked'));
    const soap = { subjective: 'Batuk', objective: 'Baik', assessment: 'ISPA', plan: 'Istirahat' };
    run('consultation/sign-note', first, soap);
    run('consultation/record-diagnosis', first, { code: 'J06.9', name: 'ISPA', kind: 'primary' });
    run('consultation/finish', first);
    expect(types(move())).toContain('NumberMovedHere');
  });

  test('not in a schedule that was closed', () => {
    const { run, scheduleId, takeNumber, registerPatient } = openClinic();
    run('schedule/close', scheduleId, { reason: 'libur' });
    expect(() => takeNumber(registerPatient())).toThrow(refused('schedule.closed'));
  });
});

describe('one counter calls one number at a time', () => {
  test('whatever schedules it serves', () => {
    const { run, present, openSchedule, registerPatient, takeNumber } = openClinic();
    const first = present();
    const other = takeNumber(registerPatient(), { scheduleId: openSchedule({ prefix: 'B' }) });
    run('queue/confirm-attendance', other);
    run('queue/call', first);
    expect(() => run('queue/call', other)).toThrow(refused('queue.counter-busy'));
    run('queue/skip', first);
    expect(types(run('queue/call', other)).sort()).toEqual(['CounterOccupied', 'NumberCalled']);
  });

  test.each([
    ['consultation/start', {}],
    ['queue/skip', {}],
    ['queue/record-absence', {}],
    ['queue/cancel', { reason: 'pulang' }],
    ['booking/move-schedule', { date: '2026-11-24' }],
  ])('%s frees it', (name, body) => {
    const { clinic, run, scheduleId, roomId, present } = openClinic();
    const id = present();
    run('queue/call', id);
    expect(clinic.state(counter, counterId(roomId, clinic.today))).toMatchObject({
      status: 'occupied',
      encounterId: id,
    });
    run(name, id, name.startsWith('booking') ? { scheduleId, ...body } : body);
    expect(clinic.state(counter, counterId(roomId, clinic.today))).toEqual({ status: 'free' });
  });

  test('next today is called, and nobody twice', () => {
    const { clinic, run, scheduleId, present } = openClinic();
    const [first, second] = [present(), present()];
    run('queue/call-next', scheduleId);
    expect(() => run('queue/call-next', scheduleId)).toThrow(refused('queue.counter-busy'));
    run('queue/recall', first as number);
    run('consultation/start', first as number);
    expect(run('queue/call-next', scheduleId).events).toMatchObject([
      { type: 'NumberCalled', data: { encounterId: second, calls: 1, roomName: 'Poli Umum' } },
      { type: 'CounterOccupied' },
    ]);
    run('consultation/start', second as number);
    clinic.today = '2026-11-24';
    expect(() => run('queue/call-next', scheduleId)).toThrow(refused('queue.nobody-waiting'));
  });
});

test('a day that is over has nobody to call, though the call is said once more after midnight', () => {
  const { clinic, run, scheduleId, present } = openClinic();
  const date = clinic.today;
  present();
  clinic.today = '2026-11-24';
  expect(() => run('queue/call-next', scheduleId, { date })).toThrow(refused('queue.nobody-waiting'));
});

describe('absence', () => {
  test('cancels the bill and makes a new patient new again; reversed, there is a new bill with the same fees', () => {
    const { clinic, run, takeNumber, registerPatient } = openClinic();
    const patientId = registerPatient();
    const id = takeNumber(patientId);
    const billOf = () => (clinic.state(encounter, id) as Encounter).transactionId;
    const old = billOf();
    run('queue/record-absence', id);
    expect(clinic.state(transaction, old)).toMatchObject({ status: 'cancelled' });
    expect(isNewPatient(activePatient(clinic.state(patient, patientId)))).toBe(true);
    run('queue/reverse-absence', id);
    expect(billOf()).not.toBe(old);
    expect(clinic.state(transaction, billOf())).toMatchObject({
      status: 'open',
      subtotal: 15_000,
      encounters: [{ encounterId: id }],
    });
    run('queue/confirm-attendance', id);
    expect(clinic.rows<TransactionRow>(transactionListView).find(row => row.id === billOf())).toMatchObject({
      status: 'WAITING',
    });
  });

  test('is not reversed while the patient has another number there, waiting or inside', () => {
    const { run, registerPatient, takeNumber } = openClinic();
    const patientId = registerPatient();
    const away = takeNumber(patientId);
    run('queue/record-absence', away);
    const back = takeNumber(patientId);
    expect(() => run('queue/reverse-absence', away)).toThrow(refused('queue.already-booked'));
    run('queue/confirm-attendance', back);
    run('consultation/start', back);
    expect(() => run('queue/reverse-absence', away)).toThrow(refused('queue.already-booked'));
    run('consultation/sign-note', back, { subjective: 'batuk' });
    run('consultation/record-diagnosis', back, { code: 'J06.9', kind: 'primary' });
    run('consultation/finish', back);
    expect(types(run('queue/reverse-absence', away))).toContain('AbsenceReversed');
  });

  test('by the clock when the day is over, of whoever was never served', () => {
    const { clinic, run, present } = openClinic();
    const id = present();
    clinic.today = '2026-11-24';
    expect(run('queue/record-absence', id).events).toContainEqual(
      expect.objectContaining({ type: 'AbsenceRecorded', data: expect.objectContaining({ by: 'clock' }) }),
    );
    expect(() => run('queue/reverse-absence', id)).toThrow(refused('queue.not-today'));
  });

  test('the clock leaves a bill that the cashier ended before', () => {
    const { clinic, run, present } = openClinic();
    const id = present();
    const { transactionId, patientId } = clinic.state(encounter, id) as Encounter;
    const standing = { charges: 15_000, discounts: 0, rounding: 0, receivable: 0, deposits: 0 };
    clinic.given(`transaction-${transactionId}`, {
      type: 'TransactionCancelled',
      data: { transactionId, patientId, encounterIds: [id], ...standing, reason: 'salah' },
    });
    clinic.today = '2026-11-24';
    expect(types(run('queue/record-absence', id))).not.toContain('TransactionCancelled');
  });
});

describe('cancelling and moving', () => {
  test('number, booking and bill end together', () => {
    const { clinic, run, takeNumber, registerPatient } = openClinic();
    const patientId = registerPatient();
    const id = takeNumber(patientId);
    expect(types(run('queue/cancel', id, { reason: 'salah pasien' })).sort()).toEqual(
      ['EncounterCancelled', 'FirstVisitReversed', 'NumberCancelled', 'TransactionCancelled'].sort(),
    );
    expect(() => run('queue/confirm-attendance', id)).toThrow(refused('queue.cancelled'));
    expect(takeNumber(patientId)).toBeGreaterThan(id);
    expect(clinic.state(encounter, id)).toMatchObject({ status: 'cancelled', cause: 'withdrawn' });
  });

  test('a wrong schedule is changed without losing the bill', () => {
    const { clinic, run, present, openSchedule } = openClinic();
    const id = present();
    const before = clinic.state(encounter, id) as Encounter;
    const other = openSchedule({ prefix: 'B', price: 75_000 });
    run('booking/move-schedule', id, { scheduleId: other, date: clinic.today });
    expect(clinic.state(booking, id)).toMatchObject({ display: 'B-001', price: 75_000 });
    expect(clinic.state(encounter, id)).toMatchObject({ status: 'arrived', transactionId: before.transactionId });
    run('queue/call', id);
    run('consultation/start', id);
    expect(clinic.state(encounter, id)).toMatchObject({ status: 'in_progress' });
    expect(() => run('booking/move-schedule', id, { scheduleId: other, date: clinic.today })).toThrow(
      refused('booking.not-in-queue'),
    );
  });

  test('not to the queue where it stands', () => {
    const { clinic, run, present, scheduleId } = openClinic();
    const id = present();
    expect(() => run('booking/move-schedule', id, { scheduleId, date: clinic.today })).toThrow(
      refused('queue.same-schedule'),
    );
  });
});

describe('schedules', () => {
  test('name a room that is in use', () => {
    const { openSchedule, run, form, scheduleId } = openClinic();
    expect(() => openSchedule({ roomId: 51 })).toThrow(refused('schedule.room-not-found'));
    expect(run('schedule/change', scheduleId, { ...form, price: 60_000 }).events).toMatchObject([
      { type: 'ScheduleChanged', data: { price: 60_000, roomName: 'Poli Umum' } },
    ]);
  });
});

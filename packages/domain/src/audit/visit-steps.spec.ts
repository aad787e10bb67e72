import type { VisitStepsRow } from '@alur/contracts/audit/reports';
import { describe, expect, it } from 'vitest';
import { foldView } from '../kernel/fold.js';
import { openClinic } from '../care/testing/open-clinic.js';
import { visitStepsView } from './visit-steps.js';

const at = (clock: string, day = '2026-11-23') => `${day}T${clock}:00.000Z`;

/** A clinic whose clock is set before each step, and the one visit's row after them. */
const visit = (booked: { date?: string; source?: string } = {}) => {
  const it_ = openClinic();
  const { clinic } = it_;
  const told = (clock: string, stream: string, type: string, data: object) => {
    clinic.clock = clock;
    clinic.given(stream, { type, data: { encounterId, patientId, ...data } });
  };
  const does = (clock: string, name: string, body: object = {}) => {
    clinic.clock = clock;
    it_.run(name, encounterId, body);
  };
  clinic.clock = '08:00';
  const patientId = it_.registerPatient();
  const encounterId = it_.takeNumber(patientId, booked);
  const row = () => clinic.rows<VisitStepsRow>(visitStepsView).find(each => each.encounterId === encounterId)!;
  return { ...it_, encounterId, told, does, row };
};

describe('the steps of a visit', () => {
  it('are told by when each happened', () => {
    const { does, told, row } = visit();
    does('08:05', 'queue/confirm-attendance');
    does('08:20', 'queue/call');
    does('08:22', 'queue/recall');
    does('08:25', 'consultation/start');
    const { encounterId } = row();
    const encounterIds = [encounterId];
    told('08:40', 'booking-1', 'EncounterFinished', { encounterId });
    told('08:41', 'prescription-7', 'PrescriptionSubmitted', { prescriptionId: 7, encounterId });
    told('08:41', 'prescription-8', 'PrescriptionSubmitted', { prescriptionId: 8, encounterId });
    told('08:50', 'transaction-1', 'BillClosed', { encounterIds });
    told('08:55', 'transaction-1', 'TransactionPaid', { encounterIds });
    told('09:00', 'prescription-7', 'PrescriptionHandedOver', { prescriptionId: 7, encounterId });
    expect(row()).toMatchObject({ awaiting: [8] });
    told('09:05', 'prescription-8', 'PrescriptionCancelled', { prescriptionId: 8, encounterId });
    expect(row()).toMatchObject({
      registeredAt: at('08:00'),
      arrivedAt: at('08:00'),
      calledAt: at('08:20'),
      startedAt: at('08:25'),
      finishedAt: at('08:40'),
      submittedAt: at('08:41'),
      closedAt: at('08:50'),
      paidAt: at('08:55'),
      awaiting: [],
      handedOverAt: at('09:00'),
    });
  });

  it.each([
    ['booked from elsewhere', { source: 'mobile' }, null],
    ['booked for another day', { date: '2026-11-24' }, null],
    ['at the kiosk', { source: 'e-kios' }, at('08:00')],
  ])('begin with her arrival: %s', (_how, booked, arrivedAt) => {
    const { row } = visit(booked);
    expect(row().arrivedAt).toBe(arrivedAt);
  });

  it('begin with the confirmed attendance of who booked from elsewhere', () => {
    const { does, row } = visit({ source: 'mobile' });
    does('08:30', 'queue/confirm-attendance');
    expect(row().arrivedAt).toBe(at('08:30'));
  });

  it('take back what was undone', () => {
    const { does, told, row } = visit();
    does('08:05', 'queue/confirm-attendance');
    does('08:20', 'queue/call');
    does('08:25', 'consultation/start');
    does('08:26', 'consultation/undo-start');
    expect(row()).toMatchObject({ calledAt: null, startedAt: null });
    does('08:30', 'queue/call');
    expect(row().calledAt).toBe(at('08:30'));
    const { encounterId } = row();
    const encounterIds = [encounterId];
    told('08:50', 'transaction-1', 'BillClosed', { encounterIds });
    told('08:55', 'transaction-1', 'BillReopened', { encounterIds });
    expect(row().closedAt).toBeNull();
  });

  it('count from the call to who came back into the line after being skipped', () => {
    const { does, row } = visit();
    does('08:05', 'queue/confirm-attendance');
    does('08:20', 'queue/call');
    does('08:25', 'queue/skip');
    does('08:50', 'queue/call');
    expect(row().calledAt).toBe(at('08:50'));
  });

  it('count by when it truly happened, where it was typed in later', () => {
    const { clinic, row, does } = visit();
    does('12:00', 'queue/confirm-attendance');
    does('12:01', 'queue/call');
    const late = clinic.log.map(event =>
      event.type === 'NumberCalled' ? { ...event, meta: { ...event.meta, occurredAt: at('08:10') } } : event,
    );
    const [change] = foldView(visitStepsView, late, []).changes;
    expect([row().calledAt, (change!.after as unknown as VisitStepsRow).calledAt]).toEqual([at('12:01'), at('08:10')]);
  });

  it('go with the number to another schedule', () => {
    const it_ = visit();
    const other = it_.openSchedule({ name: 'Poli Gigi', prefix: 'B', doctorId: 21, doctorName: 'drg. Ani' });
    it_.does('08:10', 'booking/move-schedule', { scheduleId: other, date: it_.clinic.today });
    expect(it_.row()).toMatchObject({ scheduleId: other, doctorName: 'drg. Ani', arrivedAt: at('08:00') });
  });
});

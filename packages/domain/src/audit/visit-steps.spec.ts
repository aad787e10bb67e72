import { moveSchedule } from '@alur/contracts/booking/commands';
import { startConsultation, undoStart } from '@alur/contracts/consultation/commands';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import { callNumber, confirmAttendance, recallNumber, skipNumber } from '@alur/contracts/queue/commands';
import type { VisitStepsRow } from '@alur/contracts/audit/reports';
import { describe, expect, it } from 'vitest';
import { foldView } from '../kernel/fold.js';
import { openClinic, OTHER, patientOf, TODAY } from '../care/testing/open-clinic.js';
import { visitStepsView } from './visit-steps.js';

const at = (clock: string, day = '2026-11-23') => `${day}T${clock}:00.000Z`;

/** A clinic whose clock is set before each step, and the one visit's row after them. */
const visit = (booked: { date?: string; source?: string } = {}) => {
  const clinic = openClinic();
  const { story } = clinic;
  const told = (clock: string, stream: string, type: string, data: object = {}) =>
    story.given({ [stream]: [{ type, data: { encounterId: 1, patientId: patientOf(1), ...data } }] }, { clock });
  const does = (clock: string, command: CommandSpec, body: object = {}) =>
    story.when(command, { id: 1, ...body }, { clock });
  const thenShows = (row: Partial<VisitStepsRow>) => story.thenRows(visitStepsView, [row]);
  clinic.registers(1);
  clinic.takes(1, booked);
  return { ...clinic, told, does, thenShows };
};
const bill = { encounterIds: [1] };

describe('the steps of a visit', () => {
  it('are told by when each happened', () => {
    const { does, told, thenShows } = visit();
    does('08:05', confirmAttendance);
    does('08:20', callNumber);
    does('08:22', recallNumber);
    does('08:25', startConsultation);
    told('08:40', 'encounter-1', 'EncounterFinished');
    told('08:41', 'prescription-7', 'PrescriptionSubmitted', { prescriptionId: 7 });
    told('08:41', 'prescription-8', 'PrescriptionSubmitted', { prescriptionId: 8 });
    told('08:50', 'transaction-901', 'BillClosed', bill);
    told('08:55', 'transaction-901', 'TransactionPaid', bill);
    told('09:00', 'prescription-7', 'PrescriptionHandedOver', { prescriptionId: 7 });
    thenShows({ awaiting: [8] });
    told('09:05', 'prescription-8', 'PrescriptionCancelled', { prescriptionId: 8 });
    thenShows({
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
  ])('begin with her arrival: %s', (_how, booked, arrivedAt) => visit(booked).thenShows({ arrivedAt }));

  it('begin with the confirmed attendance of who booked from elsewhere', () => {
    const { does, thenShows } = visit({ source: 'mobile' });
    does('08:30', confirmAttendance);
    thenShows({ arrivedAt: at('08:30') });
  });

  it('take back what was undone', () => {
    const { does, told, thenShows } = visit();
    does('08:05', confirmAttendance);
    does('08:20', callNumber);
    does('08:25', startConsultation);
    does('08:26', undoStart);
    thenShows({ calledAt: null, startedAt: null });
    does('08:30', callNumber);
    thenShows({ calledAt: at('08:30') });
    told('08:50', 'transaction-901', 'BillClosed', bill);
    told('08:55', 'transaction-901', 'BillReopened', bill);
    thenShows({ closedAt: null });
  });

  it('count from the call to who came back into the line after being skipped', () => {
    const { does, thenShows } = visit();
    does('08:05', confirmAttendance);
    does('08:20', callNumber);
    does('08:25', skipNumber);
    does('08:50', callNumber);
    thenShows({ calledAt: at('08:50') });
  });

  it('count by when it truly happened, where it was typed in later', () => {
    const { story, does, thenShows } = visit();
    does('12:00', confirmAttendance);
    does('12:01', callNumber);
    thenShows({ calledAt: at('12:01') });
    const late = story.clinic.log.map(event =>
      event.type === 'NumberCalled' ? { ...event, meta: { ...event.meta, occurredAt: at('08:10') } } : event,
    );
    expect(foldView(visitStepsView, late, []).changes.map(({ after }) => after)).toMatchObject([
      { calledAt: at('08:10') },
    ]);
  });

  it('go with the number to another schedule', () => {
    const { opens, does, thenShows } = visit();
    opens(OTHER, { name: 'Poli Gigi', prefix: 'B', doctorId: 21, doctorName: 'drg. Ani' });
    does('08:10', moveSchedule, { scheduleId: OTHER, date: TODAY });
    thenShows({ scheduleId: OTHER, doctorName: 'drg. Ani', arrivedAt: at('08:00') });
  });
});

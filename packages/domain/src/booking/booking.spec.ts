import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, test } from 'vitest';
import { booking, type BookingState } from './booking.js';
import { finish, reopen, start, undoStart } from './consultation.js';
import * as decisions from './decisions.js';
import type { BookingEvent } from './events.js';
import * as recording from './recording.js';
import {
  cancelled,
  done,
  inExamination,
  made,
  noRule,
  pcareRule,
  soap,
  started,
  treatment,
  visit,
  vitals,
} from './testing/told.js';

type Decision = (state: BookingState) => BookingEvent[];
const decider = { ...booking, decide: (command: Decision, state: BookingState, _context: null) => command(state) };
const when = (...past: BookingEvent[]) => ({
  when: (command: Decision) => given(decider, ...past).when(command, null),
});

/** Every command in every status: the event that happens first, or why not. */
const commands: Record<string, Decision> = {
  vitals: state => recording.recordVitals(state, vitals, true),
  start: state => start(state, noRule),
  undo: undoStart,
  note: state => recording.signNote(state, { ...soap, amends: null }, 'dr. Ratna'),
  diagnose: state => recording.recordDiagnosis(state, { code: 'I10', name: 'Hipertensi', kind: 'secondary' }),
  order: state => recording.orderTreatment(state, treatment),
  prescribe: state => recording.orderPrescription(state, 70),
  finish: state => finish(state, noRule),
  reopen: state => reopen(state, 'diagnosis kurang', true),
  payer: state => decisions.changePayer(state, { payer: 'bpjs', insurer: null }, noRule),
  pcare: state => decisions.fillPcare({ ...state, payer: 'bpjs' } as BookingState, 'A1', pcareRule, true),
  move: state => decisions.move(state, visit),
  replace: state => decisions.replaceTransaction(state, 902),
  cancel: state => decisions.cancelBooking(state, 'salah'),
};
const nowhere = Object.fromEntries(Object.keys(commands).map(name => [name, 'booking.cancelled']));
const outcomes: Record<string, { past: BookingEvent[]; expected: Record<string, string> }> = {
  'in the queue': {
    past: [made],
    expected: {
      vitals: 'VitalsRecorded',
      start: 'ConsultationStarted',
      undo: 'consultation.not-ongoing',
      note: 'consultation.not-ongoing',
      diagnose: 'consultation.not-ongoing',
      order: 'consultation.not-ongoing',
      prescribe: 'consultation.not-ongoing',
      finish: 'consultation.not-ongoing',
      reopen: 'consultation.not-done',
      payer: 'PayerChanged',
      pcare: 'PcareFilled',
      move: 'ScheduleMoved',
      replace: 'TransactionReplaced',
      cancel: 'BookingCancelled',
    },
  },
  'in consultation': {
    past: inExamination,
    expected: {
      vitals: 'VitalsRecorded',
      start: 'booking.not-in-queue',
      undo: 'ConsultationStartUndone',
      note: 'NoteSigned',
      diagnose: 'DiagnosisRecorded',
      order: 'TreatmentOrdered',
      prescribe: 'PrescriptionOrdered',
      finish: 'consultation.note-unsigned',
      reopen: 'consultation.not-done',
      payer: 'PayerChanged',
      pcare: 'PcareFilled',
      move: 'booking.not-in-queue',
      replace: 'booking.not-in-queue',
      cancel: 'booking.not-in-queue',
    },
  },
  done: {
    past: done,
    expected: {
      vitals: 'consultation.not-ongoing',
      start: 'booking.not-in-queue',
      undo: 'consultation.not-ongoing',
      note: 'consultation.not-ongoing',
      diagnose: 'consultation.not-ongoing',
      order: 'consultation.not-ongoing',
      prescribe: 'consultation.not-ongoing',
      finish: 'consultation.not-ongoing',
      reopen: 'ConsultationReopened',
      payer: 'PayerChanged',
      pcare: 'consultation.not-ongoing',
      move: 'booking.not-in-queue',
      replace: 'booking.not-in-queue',
      cancel: 'booking.not-in-queue',
    },
  },
  cancelled: { past: [made, cancelled], expected: nowhere },
};

describe.each(Object.entries(outcomes))('a visit %s', (_name, { past, expected }) => {
  test.each(Object.entries(expected))('%s: %s', (name, outcome) => {
    const result = when(...past).when(state => {
      const events = (commands[name] as Decision)(state);
      return events.slice(0, 1).map(({ type }) => ({ type }) as BookingEvent);
    });
    if (outcome.includes('.')) result.thenRejects(outcome);
    else result.then({ type: outcome } as BookingEvent);
  });
});

test('a booking that never was is not found', () => {
  for (const command of Object.values(commands)) when().when(command).thenRejects('queue.not-found');
  expect(booking.evolve(booking.initial, started)).toEqual(booking.initial);
});

import { given } from '@alur/eventing/spec/given-when-then';
import { describe, expect, test } from 'vitest';
import * as decisions from './decisions.js';
import { encounter, type EncounterState } from './encounter.js';
import type { EncounterEvent } from './events.js';
import { inProgress, kept, waiting } from './guards.js';
import { header, opened, past } from './testing/told.js';

const doctor = { staffId: 21, name: 'drg. Ani', profession: 'doctor' };
const placing = { unitId: 60, unitName: 'Poli Gigi', date: '2026-11-23', doctor };
const decider = {
  ...encounter,
  decide: (decision: (state: EncounterState) => EncounterEvent[], state: EncounterState) => decision(state),
};

type Status = EncounterState['status'];
type Outcome = Status | `${string}.${string}`;

/** What each decision leads to from each status: a status, or the code of the refusal. */
const transitions: Record<string, [(state: EncounterState) => EncounterEvent[], Record<keyof typeof past, Outcome>]> = {
  arrive: [
    decisions.arrive,
    {
      none: 'queue.not-found',
      planned: 'arrived',
      arrived: 'arrived',
      in_progress: 'booking.not-in-queue',
      finished: 'booking.not-in-queue',
      cancelled: 'booking.cancelled',
    },
  ],
  start: [
    decisions.start,
    {
      none: 'queue.not-found',
      planned: 'in_progress',
      arrived: 'in_progress',
      in_progress: 'booking.not-in-queue',
      finished: 'booking.not-in-queue',
      cancelled: 'booking.cancelled',
    },
  ],
  undoStart: [
    state => decisions.undoStart(state, false),
    {
      none: 'queue.not-found',
      planned: 'consultation.not-ongoing',
      arrived: 'consultation.not-ongoing',
      in_progress: 'arrived',
      finished: 'consultation.not-ongoing',
      cancelled: 'booking.cancelled',
    },
  ],
  finish: [
    decisions.finish,
    {
      none: 'queue.not-found',
      planned: 'consultation.not-ongoing',
      arrived: 'consultation.not-ongoing',
      in_progress: 'finished',
      finished: 'consultation.not-ongoing',
      cancelled: 'booking.cancelled',
    },
  ],
  reopen: [
    state => decisions.reopen(state, 'diagnosis kurang', true),
    {
      none: 'queue.not-found',
      planned: 'consultation.not-done',
      arrived: 'consultation.not-done',
      in_progress: 'consultation.not-done',
      finished: 'in_progress',
      cancelled: 'booking.cancelled',
    },
  ],
  cancel: [
    state => decisions.cancel(state, 'no_show', null),
    {
      none: 'queue.not-found',
      planned: 'cancelled',
      arrived: 'cancelled',
      in_progress: 'booking.not-in-queue',
      finished: 'booking.not-in-queue',
      cancelled: 'booking.cancelled',
    },
  ],
  reinstate: [
    state => decisions.reinstate(state, 902, null),
    {
      none: 'queue.not-found',
      planned: 'encounter.not-absent',
      arrived: 'encounter.not-absent',
      in_progress: 'encounter.not-absent',
      finished: 'encounter.not-absent',
      cancelled: 'planned',
    },
  ],
  changePayer: [
    state => decisions.changePayer(state, { payer: 'bpjs', insurer: null }),
    {
      none: 'queue.not-found',
      planned: 'planned',
      arrived: 'arrived',
      in_progress: 'in_progress',
      finished: 'finished',
      cancelled: 'booking.cancelled',
    },
  ],
  move: [
    state => decisions.move(state, placing),
    {
      none: 'queue.not-found',
      planned: 'planned',
      arrived: 'arrived',
      in_progress: 'booking.not-in-queue',
      finished: 'booking.not-in-queue',
      cancelled: 'booking.cancelled',
    },
  ],
};

const isCode = (outcome: Outcome): boolean => outcome.includes('.');

describe.each(Object.entries(transitions))('%s', (_name, [decide, outcomes]) => {
  test.each(Object.entries(outcomes))('from %s: %s', (status, outcome) => {
    const decided = given(decider, ...past[status as keyof typeof past]).when(decide, undefined);
    if (isCode(outcome)) decided.thenRejects(outcome);
    else decided.thenState(state => expect(state.status).toBe(outcome));
  });
});

describe('a visit', () => {
  test('that has arrived is not told so twice', () =>
    given(decider, ...past.arrived)
      .when(decisions.arrive, undefined)
      .then());

  test('is not put back once anything was written, or once it was finished', () => {
    given(decider, ...past.in_progress)
      .when(state => decisions.undoStart(state, true), undefined)
      .thenRejects('consultation.already-saved');
    given(decider, ...past.finished, { type: 'EncounterReopened', data: { ...header, reason: 'kurang' } })
      .when(state => decisions.undoStart(state, false), undefined)
      .thenRejects('consultation.already-saved');
  });

  test('counts how often it was finished', () =>
    given(decider, ...past.finished, { type: 'EncounterReopened', data: { ...header, reason: 'kurang' } })
      .when(decisions.finish, undefined)
      .then({ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 2 } }));

  test('is not reopened once its bill is settled', () =>
    given(decider, ...past.finished)
      .when(state => decisions.reopen(state, 'kurang', false), undefined)
      .thenRejects('consultation.bill-settled'));

  test('that was withdrawn is not reinstated: only who did not come is', () =>
    given(decider, ...past.planned, {
      type: 'EncounterCancelled',
      data: { ...header, cause: 'withdrawn', reason: 'pulang' },
    })
      .when(state => decisions.reinstate(state, 902, null), undefined)
      .thenRejects('encounter.not-absent'));

  test('gets another bill with its reinstatement', () =>
    given(decider, ...past.cancelled)
      .when(state => decisions.reinstate(state, 902, 'terlambat'), undefined)
      .then(
        { type: 'EncounterReinstated', data: { ...header, reason: 'terlambat' } },
        { type: 'EncounterBillAssigned', data: { ...header, transactionId: 902 } },
      ));

  test('changes its payer to another one only, and an insurance has a name', () => {
    given(decider, opened)
      .when(state => decisions.changePayer(state, { payer: 'general', insurer: null }), undefined)
      .thenRejects('booking.same-payer');
    given(decider, opened)
      .when(state => decisions.changePayer(state, { payer: 'insurance', insurer: null }), undefined)
      .thenRejects('booking.insurer-missing');
    given(decider, opened)
      .when(state => decisions.changePayer(state, { payer: 'bpjs', insurer: 'Sehat' }), undefined)
      .then({ type: 'EncounterPayerChanged', data: { ...header, payer: 'bpjs', insurer: null } });
  });

  test('goes to another unit and doctor; to another day, who was there is to come again', () => {
    const header60 = { ...header, unitId: 60 };
    given(decider, ...past.arrived)
      .when(state => decisions.move(state, placing), undefined)
      .then(
        { type: 'EncounterUnitChanged', data: { ...header60, unitName: 'Poli Gigi', date: '2026-11-23' } },
        { type: 'EncounterDoctorChanged', data: { ...header60, doctor } },
      );
    given(decider, ...past.arrived)
      .when(state => decisions.move(state, { ...placing, date: '2026-11-24' }), undefined)
      .thenState(state => expect(state).toMatchObject({ status: 'planned', unitId: 60, date: '2026-11-24' }));
  });

  test('is known to its guards', () => {
    const state = (events: readonly EncounterEvent[]) => events.reduce(encounter.evolve, encounter.initial);
    expect(kept(state(past.finished)).status).toBe('finished');
    expect(waiting(state(past.arrived)).status).toBe('arrived');
    expect(inProgress(state(past.in_progress)).status).toBe('in_progress');
  });
});

import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding, type Deciding } from '../kernel/testing/specification.js';
import * as decisions from './decisions.js';
import { encounter, type EncounterState } from './encounter.js';
import type { EncounterEvent } from './events.js';
import { inProgress, notCancelled, waiting } from './guards.js';
import { header, opened, past } from './testing/sample-events.js';

const doctor = { staffId: 21, name: 'drg. Ani', profession: 'doctor' };
const placing = { unitId: 60, unitName: 'Poli Gigi', date: '2026-11-23', doctor };
const ENCOUNTER = 'encounter-1';
const visit = (decide: (state: EncounterState) => EncounterEvent[]): Deciding => deciding(encounter, 1, decide);
const reopened: EncounterEvent = { type: 'EncounterReopened', data: { ...header, reason: 'kurang' } };

type Status = EncounterState['status'];
type Outcome = Status | `${string}.${string}`;

const notWaiting: Record<'in_progress' | 'concluded' | 'finished' | 'cancelled', Outcome> = {
  in_progress: 'booking.not-in-queue',
  concluded: 'booking.not-in-queue',
  finished: 'booking.not-in-queue',
  cancelled: 'booking.cancelled',
};
const everywhere = (outcome: Outcome) => ({
  planned: outcome,
  arrived: outcome,
  in_progress: outcome,
  concluded: outcome,
  finished: outcome,
  cancelled: 'booking.cancelled' as const,
});

/** The result of each decision in each status: a status, or the code of the refusal. */
const transitions: Record<
  string,
  [(state: EncounterState) => EncounterEvent[], Record<Exclude<Status, 'none'>, Outcome>]
> = {
  arrive: [decisions.arrive, { planned: 'arrived', arrived: 'arrived', ...notWaiting }],
  start: [decisions.start, { planned: 'in_progress', arrived: 'in_progress', ...notWaiting }],
  undoStart: [
    state => decisions.undoStart(state, false),
    { ...everywhere('consultation.not-ongoing'), in_progress: 'arrived' },
  ],
  finish: [decisions.finish, { ...everywhere('consultation.not-ongoing'), in_progress: 'finished' }],
  conclude: [decisions.conclude, { ...everywhere('consultation.not-ongoing'), in_progress: 'concluded' }],
  resume: [
    state => decisions.resume(state, 'terlalu cepat'),
    { ...everywhere('encounter.not-concluded'), concluded: 'in_progress' },
  ],
  discharge: [decisions.discharge, { ...everywhere('encounter.not-concluded'), concluded: 'finished' }],
  withdraw: [
    state => decisions.withdraw(state, 'salah pasien'),
    { ...everywhere('consultation.not-ongoing'), in_progress: 'cancelled' },
  ],
  reopen: [
    state => decisions.reopen(state, 'diagnosis kurang', true),
    { ...everywhere('consultation.not-done'), finished: 'in_progress' },
  ],
  cancel: [
    state => decisions.cancel(state, 'no_show', null),
    { planned: 'cancelled', arrived: 'cancelled', ...notWaiting },
  ],
  reinstate: [
    state => decisions.reinstate(state, 902, null),
    { ...everywhere('encounter.not-absent'), cancelled: 'planned' },
  ],
  changePayer: [
    state => decisions.changePayer(state, { payer: 'bpjs', insurer: null }),
    {
      planned: 'planned',
      arrived: 'arrived',
      in_progress: 'in_progress',
      concluded: 'concluded',
      finished: 'finished',
      cancelled: 'booking.cancelled',
    },
  ],
  move: [state => decisions.move(state, placing), { planned: 'planned', arrived: 'arrived', ...notWaiting }],
};

describe.each(Object.entries(transitions))('%s', (_name, [decide, outcomes]) => {
  test.each(Object.entries({ none: 'queue.not-found', ...outcomes }))('from %s: %s', (status, outcome) => {
    const story = given({ [ENCOUNTER]: past[status as Status] });
    const decided = story.when(visit(decide));
    if (outcome.includes('.')) decided.thenRejects(outcome);
    else expect(story.state(encounter, 1).status).toBe(outcome);
  });
});

describe('a visit', () => {
  test('that has arrived is not told so twice', () =>
    given({ [ENCOUNTER]: past.arrived })
      .when(visit(decisions.arrive))
      .then());

  test('is not put back once anything was written, or once it was finished', () => {
    given({ [ENCOUNTER]: past.in_progress })
      .when(visit(state => decisions.undoStart(state, true)))
      .thenRejects('consultation.already-saved');
    given({ [ENCOUNTER]: [...past.finished, reopened] })
      .when(visit(state => decisions.undoStart(state, false)))
      .thenRejects('consultation.already-saved');
  });

  test('counts how often it was finished', () =>
    given({ [ENCOUNTER]: [...past.finished, reopened] })
      .when(visit(decisions.finish))
      .then({ [ENCOUNTER]: [{ type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 2 } }] }));

  test('is not reopened once its bill is settled', () =>
    given({ [ENCOUNTER]: past.finished })
      .when(visit(state => decisions.reopen(state, 'kurang', false)))
      .thenRejects('consultation.bill-settled'));

  test('that was withdrawn is not reinstated: only who did not come is', () => {
    const withdrawn = { type: 'EncounterCancelled', data: { ...header, cause: 'withdrawn', reason: 'pulang' } };
    given({ [ENCOUNTER]: [...past.planned, withdrawn] })
      .when(visit(state => decisions.reinstate(state, 902, null)))
      .thenRejects('encounter.not-absent');
  });

  test('gets another bill with its reinstatement', () =>
    given({ [ENCOUNTER]: past.cancelled })
      .when(visit(state => decisions.reinstate(state, 902, 'terlambat')))
      .then({
        [ENCOUNTER]: [
          { type: 'EncounterReinstated', data: { ...header, reason: 'terlambat' } },
          { type: 'EncounterBillAssigned', data: { ...header, transactionId: 902 } },
        ],
      }));

  test('changes its payer to another one only, and an insurance has a name', () => {
    const choosing = (choice: decisions.PayerChoice) =>
      given({ [ENCOUNTER]: [opened] }).when(visit(state => decisions.changePayer(state, choice)));
    choosing({ payer: 'general', insurer: null }).thenRejects('booking.same-payer');
    choosing({ payer: 'insurance', insurer: null }).thenRejects('booking.insurer-missing');
    choosing({ payer: 'bpjs', insurer: 'Sehat' }).then({
      [ENCOUNTER]: [{ type: 'EncounterPayerChanged', data: { ...header, payer: 'bpjs', insurer: null } }],
    });
  });

  test('goes to another unit and doctor; to another day, who was there is to come again', () => {
    const data = { ...header, unitId: 60 };
    const moving = (date: string) =>
      given({ [ENCOUNTER]: past.arrived }).when(visit(state => decisions.move(state, { ...placing, date })));
    const moved = (date: string): EncounterEvent[] => [
      { type: 'EncounterUnitChanged', data: { ...data, unitName: 'Poli Gigi', date } },
      { type: 'EncounterDoctorChanged', data: { ...data, doctor } },
    ];
    moving('2026-11-23').then({ [ENCOUNTER]: moved('2026-11-23') });
    moving('2026-11-24').then({ [ENCOUNTER]: [...moved('2026-11-24'), { type: 'EncounterArrivalUndone', data }] });
  });

  test('is known to its guards', () => {
    const come = (events: EncounterEvent[]) => given({ [ENCOUNTER]: events }).state(encounter, 1);
    expect(notCancelled(come(past.finished)).status).toBe('finished');
    expect(waiting(come(past.arrived)).status).toBe('arrived');
    expect(inProgress(come(past.in_progress)).status).toBe('in_progress');
  });
});

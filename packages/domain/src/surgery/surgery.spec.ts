import { SignInItem, SignOutItem, TimeOutItem } from '@alur/contracts/surgery/checklist';
import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding } from '../kernel/testing/specification.js';
import * as decisions from './decisions.js';
import type { SurgeryEvent } from './events.js';
import { surgery, type Plan, type SurgeryState } from './surgery.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const keys = { ...header, surgeryId: 90 };
const STREAM = 'surgery-90';
const doctor = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const nurse = { staffId: 21, name: 'Sari', profession: 'nurse' };
const now = '2026-11-23T02:00:00.000Z';
const by = (staff = nurse) => ({ staff, now });
const said = { effectiveAt: now };

const asked: SurgeryEvent = {
  type: 'SurgeryRequested',
  data: {
    ...{ ...keys, treatmentId: 60, name: 'Apendektomi', price: 3_000_000, coding: null, diagnosis: 'Apendisitis' },
    ...{ site: null, side: 'right', priority: 'urgent', operator: null, wantedOn: null, anaesthesia: 'spinal' },
    ...{ notes: null, requester: doctor, ...said, patientName: 'Budi', recordNumber: '000001', gender: 'male' },
    ...{ birthDate: null, payer: 'general', unitName: 'Melati', bedName: null },
  },
};
const plan: Plan = {
  ...{ theatreId: 4, theatreName: 'OK 1', from: '2026-11-23T03:00:00.000Z', until: '2026-11-23T05:00:00.000Z' },
  ...{ dates: ['2026-11-23'], team: [{ role: 'operator', staff: doctor }] },
};
const { theatreId, theatreName, ...slot } = plan;
const planned: SurgeryEvent = {
  type: 'SurgeryScheduled',
  data: {
    ...{ ...keys, theatre: { id: theatreId, name: theatreName }, from: slot.from, until: slot.until },
    ...{ dates: [...slot.dates], team: [...slot.team], scheduledBy: nurse, ...said },
  },
};
const all = <Item extends string>(items: readonly Item[], answer: 'yes' | 'no' = 'yes') =>
  Object.fromEntries(items.map(item => [item, answer])) as Record<Item, 'yes' | 'no' | 'not_applicable'>;
const listed = <Item extends string>(items: readonly Item[]) => items.map(item => ({ item, answer: 'yes' as const }));
const checked = { note: null, recordedBy: nurse, ...said };
const signedIn: SurgeryEvent = {
  type: 'SurgerySignInRecorded',
  data: { ...keys, items: listed(SignInItem.options), ...checked },
};
const timedOut: SurgeryEvent = {
  type: 'SurgeryTimeOutRecorded',
  data: { ...keys, items: listed(TimeOutItem.options), ...checked },
};
const signedOut: SurgeryEvent = {
  type: 'SurgerySignOutRecorded',
  data: { ...keys, items: listed(SignOutItem.options), ...checked },
};
const started: SurgeryEvent = { type: 'SurgeryStarted', data: { ...keys, startedBy: nurse, ...said } };
const undone: SurgeryEvent = {
  type: 'SurgeryStartUndone',
  data: { ...keys, reason: 'Salah pasien', undoneBy: nurse, ...said },
};
const noTimes = { anaesthesiaFrom: null, incisionAt: null, closedAt: null, anaesthesiaUntil: null };
const timed: SurgeryEvent = { type: 'SurgeryTimesRecorded', data: { ...keys, ...noTimes, recordedBy: nurse, ...said } };
const points = { activity: 2, breathing: 2, circulation: 2, consciousness: 2, saturation: 1 };
const recovered = (total = 9): SurgeryEvent => ({
  type: 'SurgeryRecoveryScored',
  data: {
    ...{ ...keys, table: 'aldrete', version: 'aldrete-1995-leaves-at-9', total, limit: 9, scoredBy: nurse, ...said },
    parts: Object.entries(points).map(([input, its]) => ({ input, points: its })),
  },
});
const nothing = { components: [], materials: [] };
const ended: SurgeryEvent = {
  type: 'SurgeryFinished',
  data: { ...keys, reportId: 7, exit: 'ward', ...nothing, finishedBy: nurse, ...said },
};
const reopened: SurgeryEvent = {
  type: 'SurgeryReopened',
  data: { ...keys, reason: 'Terlalu cepat', reopenedBy: nurse, ...said },
};
const postponed: SurgeryEvent = {
  type: 'SurgeryPostponed',
  data: { ...keys, cause: 'no_blood', note: null, postponedBy: nurse, ...said },
};
const cancelled: SurgeryEvent = {
  type: 'SurgeryCancelled',
  data: { ...keys, reason: 'Pasien menolak', cancelledBy: doctor, ...said },
};
const notDone: SurgeryEvent = {
  type: 'SurgeryRefused',
  data: { ...keys, reason: 'Alat rusak', refusedBy: nurse, ...said },
};
const read: SurgeryEvent = { type: 'SurgeryRefusalAcknowledged', data: { ...keys, acknowledgedBy: doctor, ...said } };

const underWay = [asked, planned, signedIn, started, timedOut, signedOut, recovered()];
/** What led to each status. */
const past = {
  none: [],
  waiting_scheduled: [asked],
  scheduled: [asked, planned, signedIn],
  process: underWay,
  finish: [...underWay, ended],
  cancelled: [asked, cancelled],
  not_done: [asked, notDone],
  read: [asked, notDone, read],
} as const satisfies Record<string, readonly SurgeryEvent[]>;

const on = (decide: (state: SurgeryState) => SurgeryEvent[]) => deciding(surgery, 90, decide);
const filled = <Item extends string>(items: readonly Item[]) => ({ answers: all(items), note: '' });
const commands = {
  schedule: on(state => decisions.schedule(state, plan, by())),
  postpone: on(state => decisions.postpone(state, { cause: 'no_blood', note: '' }, by())),
  cancel: on(state => decisions.cancel(state, 'Pasien menolak', by(doctor))),
  refuse: on(state => decisions.refuse(state, 'Alat rusak', by())),
  acknowledge: on(state => decisions.acknowledge(state, by(doctor))),
  signIn: on(state => decisions.signIn(state, SignInItem.options, filled(SignInItem.options), by())),
  timeOut: on(state => decisions.timeOut(state, TimeOutItem.options, filled(TimeOutItem.options), by())),
  signOut: on(state => decisions.signOut(state, SignOutItem.options, filled(SignOutItem.options), by())),
  start: on(state => decisions.start(state, by())),
  undoStart: on(state => decisions.undoStart(state, 'Salah pasien', by())),
  times: on(state => decisions.recordTimes(state, noTimes, by())),
  recover: on(state => decisions.scoreAfter(state, points, null, by())),
  finish: on(state => decisions.finish(state, { exit: 'ward', reportId: 7 }, nothing, by())),
  reopen: on(state => decisions.reopen(state, 'Terlalu cepat', by())),
};

type Came = SurgeryEvent | 'nothing' | `surgery.${string}`;
type Row = Record<keyof typeof past, Came>;
const gone: Pick<Row, 'none' | 'cancelled' | 'not_done' | 'read'> = {
  ...{ none: 'surgery.not-found', cancelled: 'surgery.cancelled' },
  ...{ not_done: 'surgery.refused', read: 'surgery.refused' },
};
/** What is decided before it begins. */
const before: Omit<Row, 'waiting_scheduled' | 'scheduled'> = {
  ...{ ...gone, process: 'surgery.in-process', finish: 'surgery.finished' },
};
const ofPlan: Omit<Row, 'scheduled'> = { ...before, waiting_scheduled: 'surgery.not-scheduled' };
/** What is decided while it goes on. */
const during: Omit<Row, 'process'> = {
  ...{ ...gone, waiting_scheduled: 'surgery.not-started', scheduled: 'surgery.not-started' },
  finish: 'surgery.finished',
};
const table: Record<keyof typeof commands, Row> = {
  schedule: { ...before, waiting_scheduled: planned, scheduled: planned },
  postpone: { ...ofPlan, scheduled: postponed },
  cancel: { ...before, waiting_scheduled: cancelled, scheduled: cancelled },
  refuse: { ...before, waiting_scheduled: notDone, scheduled: notDone },
  acknowledge: {
    ...{ none: 'surgery.not-found', waiting_scheduled: 'surgery.not-refused', scheduled: 'surgery.not-refused' },
    ...{ process: 'surgery.not-refused', finish: 'surgery.not-refused', cancelled: 'surgery.not-refused' },
    ...{ not_done: read, read: 'nothing' },
  },
  signIn: { ...ofPlan, scheduled: signedIn },
  start: { ...ofPlan, scheduled: started },
  timeOut: { ...during, process: timedOut },
  signOut: { ...during, process: signedOut },
  undoStart: { ...during, process: undone },
  times: { ...during, process: timed },
  recover: { ...during, process: recovered() },
  finish: { ...during, process: ended },
  reopen: {
    ...{ ...gone, waiting_scheduled: 'surgery.not-finished', scheduled: 'surgery.not-finished' },
    ...{ process: 'surgery.not-finished', finish: reopened },
  },
};

const cases = Object.entries(table).flatMap(([command, row]) =>
  Object.entries(row).map(([status, came]) => [command, status, came] as const),
);

describe('each command in each status', () => {
  test.each(cases)('%s an operation that is %s', (command, status, came) => {
    const story = given({ [STREAM]: past[status as keyof typeof past] });
    const outcome = story.when(commands[command as keyof typeof commands]);
    if (came === 'nothing') outcome.then();
    else if (typeof came === 'string') outcome.thenRejects(came);
    else outcome.then({ [STREAM]: [came] });
  });
});

test('who came second is told who was quicker', () =>
  given({ [STREAM]: past.process })
    .when(commands.start)
    .thenRejects('surgery.in-process', { by: 'Sari' }));

test('a refusal is read by its requester, not by another', () =>
  given({ [STREAM]: past.not_done })
    .when(on(state => decisions.acknowledge(state, by(nurse))))
    .thenRejects('surgery.refused-to-another'));

describe('a plan', () => {
  const planning = (change: Partial<Plan>) => on(state => decisions.schedule(state, { ...plan, ...change }, by()));
  test.each([
    ['surgery.slot-order', { until: plan.from }],
    ['surgery.slot-too-long', { until: '2026-11-24T03:00:01.000Z' }],
    ['surgery.slot-past', { from: '2026-11-22T22:00:00.000Z', until: '2026-11-23T01:00:00.000Z' }],
    ['surgery.operator-needed', { team: [{ role: 'assistant', staff: doctor }] }],
    ['surgery.team-twice', { team: [...plan.team, ...plan.team] }],
  ] as const)('is refused as %s', (code, change) =>
    given({ [STREAM]: [asked] })
      .when(planning(change))
      .thenRejects(code),
  );
});

describe('an operation starts', () => {
  const answered = (item: string, answer: 'yes' | 'no' | 'not_applicable') =>
    on(state =>
      decisions.signIn(
        state,
        SignInItem.options,
        { answers: { ...all(SignInItem.options), [item]: answer }, note: '' },
        by(),
      ),
    );
  const after = (item: string, answer: 'yes' | 'no' | 'not_applicable') =>
    given({ [STREAM]: [asked, planned] })
      .when(answered(item, answer))
      .when(commands.start);
  test('when its Sign In is recorded, and says whose it is, that she consents, and where', () => {
    given({ [STREAM]: [asked, planned] })
      .when(commands.start)
      .thenRejects('surgery.sign-in-missing');
    after('identity', 'no').thenRejects('surgery.identity-unconfirmed');
    after('consent', 'no').thenRejects('surgery.consent-missing');
    after('consent', 'not_applicable').thenRejects('surgery.consent-missing');
    after('site_marked', 'no').thenRejects('surgery.site-unmarked');
    after('site_marked', 'not_applicable').then({ [STREAM]: [started] });
  });

  test.each([
    ['its start was undone', [asked, planned, signedIn, started, undone]],
    ['it was planned anew', [asked, planned, signedIn, planned]],
  ])('with everything checked again, once %s', (_what, events) =>
    given({ [STREAM]: events })
      .when(commands.start)
      .thenRejects('surgery.sign-in-missing'),
  );
});

describe('times', () => {
  const recording = (times: Partial<typeof noTimes> | Record<string, string>) =>
    on(state => decisions.recordTimes(state, { ...noTimes, ...times }, by()));
  const at = (clock: string) => `2026-11-23T${clock}:00.000Z`;
  const going = { [STREAM]: [asked, planned, signedIn, started] };
  test('are not to come, one after the other, and the incision after the Time Out', () => {
    given(going)
      .when(recording({ anaesthesiaFrom: at('02:01') }))
      .thenRejects('surgery.time-future', {}, 'anaesthesiaFrom');
    given(going)
      .when(recording({ anaesthesiaFrom: at('01:30'), closedAt: at('01:20') }))
      .thenRejects('surgery.times-order', {}, 'closedAt');
    given(going)
      .when(recording({ incisionAt: at('01:30') }))
      .thenRejects('surgery.time-out-missing', {}, 'incisionAt');
  });
  test('of an incision keep the start from being undone, until they are put right', () => {
    const story = given({ [STREAM]: [...going[STREAM]!, timedOut] });
    story
      .when(recording({ incisionAt: at('01:30') }))
      .when(commands.undoStart)
      .thenRejects('surgery.incision-made');
    story
      .when(recording({}))
      .when(commands.undoStart)
      .then({ [STREAM]: [undone] });
  });
});

test('the Sign Out comes after the Time Out', () =>
  given({ [STREAM]: [asked, planned, signedIn, started] })
    .when(commands.signOut)
    .thenRejects('surgery.time-out-missing'));

describe('an operation is finished', () => {
  const finishing = (exit: 'ward' | 'home' | 'intensive_care' | 'died') =>
    on(state => decisions.finish(state, { exit, reportId: 7 }, nothing, by()));
  const begun = [asked, planned, signedIn, started, timedOut] as const;
  test('after its Sign Out', () =>
    given({ [STREAM]: [...begun, recovered()] })
      .when(finishing('ward'))
      .thenRejects('surgery.sign-out-missing'));
  test('when its patient is awake, unless she goes to intensive care or died', () => {
    const unscored = { [STREAM]: [...begun, signedOut] };
    given(unscored).when(finishing('home')).thenRejects('surgery.recovery-not-scored', {}, 'exit');
    given({ [STREAM]: [...begun, signedOut, recovered(8)] })
      .when(finishing('ward'))
      .thenRejects('surgery.recovery-below-limit', { total: 8, limit: 9 }, 'exit');
    for (const exit of ['intensive_care', 'died'] as const)
      given(unscored).when(finishing(exit)).thenState(surgery, 90, { status: 'finish', exit });
  });
  test('by the limit of its theatre, where that has another', () => {
    const story = given({ [STREAM]: [...begun, signedOut] });
    story
      .when(on(state => decisions.scoreAfter(state, { ...points, activity: 1 }, 8, by())))
      .when(finishing('ward'))
      .thenState(surgery, 90, { status: 'finish' });
    expect(story.state(surgery, 90)).toMatchObject({ course: { recovery: { total: 8, limit: 8 } } });
  });
});

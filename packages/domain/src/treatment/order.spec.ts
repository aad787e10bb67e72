import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import { deciding } from '../kernel/testing/specification.js';
import * as decisions from './decisions.js';
import type { TreatmentEvent } from './events.js';
import { treatmentOrder } from './order.js';

const header = { encounterId: 1, patientId: 101, unitId: 5 };
const doctor = { staffId: 20, name: 'dr. Ratna', profession: 'doctor' };
const nurse = { staffId: 21, name: 'Sari', profession: 'nurse' };
const effectiveAt = '2026-11-23T02:00:00.000Z';
const ordered = { orderId: 90, treatmentId: 7, name: 'Nebulisasi', quantity: 2, price: 30_000 };
const keys = { ...header, orderId: 90 };
const ORDER = 'treatment_order-90';
const done = decisions.doTreatment(ordered, { staff: doctor, effectiveAt }, header);
const by = (staff = nurse) => ({ staff, now: effectiveAt });

const asked = decisions.request(
  ordered,
  {
    ...{ setting: 'outpatient', patientName: 'Budi', recordNumber: '000001', gender: 'male', birthDate: null },
    ...{ payer: 'general', unitName: 'Poli Umum', bedName: null, priority: 'cito', note: 'Sesak', wantedAt: null },
  },
  by(doctor),
  header,
);
const started: TreatmentEvent = { type: 'TreatmentStarted', data: { ...keys, startedBy: nurse, effectiveAt } };
const undone: TreatmentEvent = { type: 'TreatmentStartUndone', data: { ...keys, undoneBy: nurse, effectiveAt } };
const completed: TreatmentEvent = { type: 'TreatmentDone', data: { ...keys, performer: nurse, effectiveAt } };
const refused: TreatmentEvent = {
  type: 'TreatmentRefused',
  data: { ...keys, reason: 'Alat rusak', refusedBy: nurse, effectiveAt },
};
const takenBack: TreatmentEvent = {
  type: 'TreatmentCancelled',
  data: { ...keys, reason: 'Alat rusak', cancelledBy: nurse },
};
const withdrawn: TreatmentEvent = { type: 'TreatmentCancelled', data: { ...keys, reason: null, cancelledBy: doctor } };
const read: TreatmentEvent = {
  type: 'TreatmentRefusalAcknowledged',
  data: { ...keys, acknowledgedBy: doctor, effectiveAt },
};

test('a treatment that is done at once is ordered and done', () =>
  expect(done).toEqual([
    { type: 'TreatmentOrdered', data: { ...header, ...ordered, requester: doctor, effectiveAt } },
    { type: 'TreatmentDone', data: { ...keys, performer: doctor, effectiveAt } },
  ]));

/** What led to each status. */
const past = {
  none: [],
  ordered: [asked],
  begun: [asked, started],
  done: [asked, completed],
  cancelled: [asked, withdrawn],
  not_done: [asked, refused],
  read: [asked, refused, read],
} as const satisfies Record<string, readonly TreatmentEvent[]>;

const everything = { holds: () => true };
const onList = (decide: (order: ReturnType<typeof decisions.onList>) => TreatmentEvent[]) =>
  deciding(treatmentOrder, 90, state => decide(decisions.onList(state, everything)));
const commands = {
  start: onList(order => decisions.start(order, by())),
  undoStart: onList(order => decisions.undoStart(order, by())),
  complete: onList(order => decisions.complete(order, [], by())),
  end: onList(order => decisions.end(order, 'Alat rusak', by())),
  withdraw: deciding(treatmentOrder, 90, state => decisions.withdrawTreatment(state, header, doctor)),
  acknowledge: deciding(treatmentOrder, 90, state => decisions.acknowledge(state, by(doctor))),
};

type Came = TreatmentEvent | 'nothing' | `${'treatment' | 'consultation'}.${string}`;
const gone = 'treatment.order-not-found';
const unknown = 'consultation.treatment-not-found';
const ended = {
  cancelled: 'treatment.order-cancelled',
  not_done: 'treatment.order-refused',
  read: 'treatment.order-refused',
} as const;
const table: Record<keyof typeof commands, Record<keyof typeof past, Came>> = {
  start: { none: gone, ordered: started, begun: 'treatment.already-begun', done: 'treatment.already-done', ...ended },
  undoStart: { none: gone, ordered: 'treatment.not-begun', begun: undone, done: 'treatment.already-done', ...ended },
  complete: { none: gone, ordered: completed, begun: completed, done: 'treatment.already-done', ...ended },
  end: { none: gone, ordered: refused, begun: refused, done: takenBack, ...ended },
  withdraw: {
    ...{ none: unknown, ordered: withdrawn, begun: 'treatment.already-begun', done: withdrawn },
    ...{ cancelled: unknown, not_done: unknown, read: unknown },
  },
  acknowledge: {
    ...{ none: gone, ordered: 'treatment.not-refused', begun: 'treatment.not-refused', done: 'treatment.not-refused' },
    ...{ cancelled: 'treatment.not-refused', not_done: read, read: 'nothing' },
  },
};

const cases = Object.entries(table).flatMap(([command, row]) =>
  Object.entries(row).map(([status, came]) => [command, status, came] as const),
);

describe('each command in each status', () => {
  test.each(cases)('%s an order that is %s', (command, status, came) => {
    const story = given({ [ORDER]: past[status as keyof typeof past] });
    const said = story.when(commands[command as keyof typeof commands]);
    if (came === 'nothing') said.then();
    else if (typeof came === 'string') said.thenRejects(came);
    else said.then({ [ORDER]: [came] });
  });
});

describe('a treatment that was done at once', () => {
  test('is taken back once, and only in its own visit', () => {
    for (const before of [done, done.slice(0, 1)])
      given({ [ORDER]: before })
        .when(commands.withdraw)
        .then({ [ORDER]: [withdrawn] });
    given({ [ORDER]: [...done, withdrawn] })
      .when(commands.withdraw)
      .thenRejects(unknown);
    given({ [ORDER]: done })
      .when(deciding(treatmentOrder, 90, state => decisions.withdrawTreatment(state, { encounterId: 2 }, doctor)))
      .thenRejects(unknown);
  });

  test('is on nobody’s list', () => {
    for (const command of [commands.start, commands.complete, commands.end])
      given({ [ORDER]: done })
        .when(command)
        .thenRejects(gone);
  });
});

test('who came second is told who was quicker', () => {
  given({ [ORDER]: past.begun })
    .when(commands.start)
    .thenRejects('treatment.already-begun', { by: 'Sari' });
  given({ [ORDER]: past.done })
    .when(commands.complete)
    .thenRejects('treatment.already-done', { by: 'Sari' });
});

test('a list’s work is for those who have its right', () => {
  const holdsOnly = (setting: string) => ({ holds: (right: string) => right === `treatments.${setting}:carry-out` });
  const starting = (setting: string) =>
    deciding(treatmentOrder, 90, state => decisions.start(decisions.onList(state, holdsOnly(setting)), by()));
  given({ [ORDER]: past.ordered })
    .when(starting('inpatient'))
    .thenRejects('treatment.other-list');
  given({ [ORDER]: past.ordered })
    .when(starting('outpatient'))
    .then({ [ORDER]: [started] });
});

test('a refusal is read by its requester, not by another', () =>
  given({ [ORDER]: past.not_done })
    .when(deciding(treatmentOrder, 90, state => decisions.acknowledge(state, by(nurse))))
    .thenRejects('treatment.refused-to-another'));

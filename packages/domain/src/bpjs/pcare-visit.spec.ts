import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { EncounterEvent } from '../encounter/events.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Streams } from '../kernel/testing/specification.js';
import { visitToPcare } from '../processes/visit-to-pcare.js';
import type { BpjsEvent } from './events.js';
import { pcareVisitView } from './pcare-view.js';
import { pcareVisit } from './pcare-visit.js';

const VISIT = 41;
const header = { encounterId: VISIT, patientId: 5, unitId: 3 };
const place = { scheduleId: 8, scheduleName: 'Poli Umum', date: '2026-11-23', display: 'A-001', number: 1 };

const opened = (status: 'planned' | 'arrived', payer: 'bpjs' | 'general' = 'bpjs'): EncounterEvent => ({
  type: 'EncounterOpened',
  data: {
    ...{ ...header, kind: 'outpatient', status, date: '2026-11-23', patientName: 'Budi', recordNumber: '000048' },
    ...{ gender: 'male', age: 'P36Y', unitName: 'Poli Umum', doctor: null, payer, insurer: null },
    ...{ transactionId: 9, episodeId: VISIT },
  },
});
const arrived = [opened('arrived')];
const started: EncounterEvent = { type: 'EncounterStarted', data: header };
const finished: EncounterEvent[] = [
  ...arrived,
  started,
  { type: 'EncounterFinished', data: { ...header, kind: 'outpatient', finish: 1 } },
];
const cancelled: EncounterEvent = { type: 'EncounterCancelled', data: { ...header, cause: 'withdrawn', reason: null } };
const booked = {
  type: 'BookingMade',
  data: { ...header, ...place, price: 0, sharePercent: null, source: 'web', visitStatus: 'sick' },
};
const facility = {
  type: 'MerchantCreated',
  data: { merchantId: 1, name: 'Klinik', category: 'primary_clinic', categoryTypes: ['outpatient'], isBpjs: true },
};
const rule = {
  type: 'MerchantFeaturesSet',
  data: { merchantId: 1, menus: [], rules: [{ ruleName: 'pcare', enabled: true }] },
};
const saved = { type: 'CredentialsSaved', data: { merchantId: 1, service: 'bpjs', sealed: 'x' } };
const clinic: Streams = {
  'merchant-1': [facility, rule],
  'integration-1': [saved],
  [`booking-${VISIT}`]: [booked],
};

const requested: BpjsEvent = { type: 'PcareRegistrationRequested', data: header };
const there = { number: 'A1', cardNumber: '0001234567890', date: '2026-11-23', poliCode: '001' };
const registered: BpjsEvent = { type: 'PcareRegistered', data: { ...header, ...there } };
const filled = { type: 'PcareFilled', data: { ...header, number: 'A1' } };
const refusal = { problem: 'refused' as const, code: 412, message: 'Peserta tidak aktif', willRetry: false };
const outage = { problem: 'unreachable' as const, code: null, message: 'HTTP 502', willRetry: true };
const failed = (failure: typeof refusal | typeof outage): BpjsEvent => ({
  type: 'PcareRegistrationFailed',
  data: { ...header, ...failure },
});
const deleting: BpjsEvent = { type: 'PcareRegistrationDeletionRequested', data: header };
const deleted: BpjsEvent = { type: 'PcareRegistrationDeleted', data: header };
const codes = { consciousness: '01', discharge: '3', prognosis: '02', therapy: 'Parasetamol 3x1' };
const said = { ...codes, foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' };
const reported: BpjsEvent = { type: 'PcareVisitRequested', data: { ...header, ...said } };
const sent: BpjsEvent = { type: 'PcareVisitSent', data: { ...header, visitNumber: '0999U0011126Y000001' } };

/** The visit with this course, and what PCare has of it. */
const story = (visit: readonly EncounterEvent[], past: readonly DomainEvent[] = [], streams = clinic) =>
  given({ ...streams, [`encounter-${VISIT}`]: visit, ...(past.length > 0 && { [`bpjs-${VISIT}`]: past }) });
const stream = (...events: readonly BpjsEvent[]): Streams => ({ [`bpjs-${VISIT}`]: events });
const outcome = (ended: object, request = 1) => ({ id: VISIT, request, outcome: ended });

describe('a registration', () => {
  const ask = { id: VISIT };

  it('is queued once the patient is present, and again after a failure', () => {
    for (const past of [[], [requested, failed(refusal)], [requested, deleting, deleted]])
      story(arrived, past).when(commands.requestRegistration, ask).then(stream(requested));
  });

  it('waits for attendance, BPJS as payer, the rule and credentials', () => {
    const refuses = (code: string, ...at: Parameters<typeof story>) =>
      story(...at)
        .when(commands.requestRegistration, ask)
        .thenRejects(code);
    refuses('booking.attendance-unconfirmed', [opened('planned')]);
    refuses('booking.pcare-not-needed', [opened('arrived', 'general')]);
    refuses('booking.cancelled', [...arrived, cancelled]);
    refuses('bpjs.no-pcare', arrived, [], { ...clinic, 'merchant-1': [facility] });
    refuses('settings.no-credentials', arrived, [], { ...clinic, 'integration-1': [] });
  });

  it('is asked for once: of two desks the second is told', () => {
    const both = story(arrived).when(commands.requestRegistration, ask);
    both.then(stream(requested));
    both.when(commands.requestRegistration, ask).thenRejects('bpjs.already-queued');
    story(arrived, [requested, registered])
      .when(commands.requestRegistration, ask)
      .thenRejects('bpjs.already-registered');
    story(arrived, [requested, deleting]).when(commands.requestRegistration, ask).thenRejects('bpjs.deleting');
  });

  it('opens the way to the doctor in the same append, with PCare’s number', () => {
    const took = story(arrived, [requested]).when(commands.recordRegistration, outcome({ registered: there }));
    took.then({ ...stream(registered), [`booking-${VISIT}`]: [filled] });
    took.when(commands.recordRegistration, outcome({ registered: there })).then();
  });

  it('replaces a number that was typed by hand meanwhile, and leaves one that is the same', () => {
    const typed = (number: string) => ({
      ...clinic,
      [`booking-${VISIT}`]: [booked, { type: 'PcareFilled', data: { ...header, number } }],
    });
    story(arrived, [requested], typed('B7'))
      .when(commands.recordRegistration, outcome({ registered: there }))
      .then({ ...stream(registered), [`booking-${VISIT}`]: [filled] });
    story(arrived, [requested], typed('A1'))
      .when(commands.recordRegistration, outcome({ registered: there }))
      .then(stream(registered));
  });

  it('that is refused fails in BPJS’s words; one that reaches nobody stays queued and says so once', () => {
    story(arrived, [requested])
      .when(commands.recordRegistration, outcome({ failed: refusal }))
      .then(stream(failed(refusal)));
    const waits = story(arrived, [requested]).when(commands.recordRegistration, outcome({ failed: outage }));
    waits.then(stream(failed(outage)));
    waits.thenState(pcareVisit, VISIT, { registration: { status: 'queued', waitsFor: 'unreachable' } });
    waits.when(commands.recordRegistration, outcome({ failed: outage })).then();
  });

  it('fails by no attempt that was made for an earlier request', () => {
    const again = story(arrived, [requested, failed(refusal)]).when(commands.requestRegistration, ask);
    again.then(stream(requested));
    again.when(commands.recordRegistration, outcome({ failed: refusal }, 1)).then();
    again.when(commands.recordRegistration, outcome({ failed: refusal }, 2)).then(stream(failed(refusal)));
  });
});

describe('the registration of a cancelled visit', () => {
  const out = [...arrived, cancelled];

  it('is deleted there, even if it was only queued, because PCare may have it', () => {
    given({ [`encounter-${VISIT}`]: out }).thenFollows(visitToPcare, [
      { command: commands.requestDeletion, target: VISIT, body: {} },
    ]);
    for (const past of [[requested], [requested, registered], [requested, failed(refusal)]])
      story(out, past).when(commands.requestDeletion, { id: VISIT }).then(stream(deleting));
    for (const past of [[], [requested, deleting], [requested, deleting, deleted]])
      story(out, past).when(commands.requestDeletion, { id: VISIT }).then();
    story(arrived, [requested]).when(commands.requestDeletion, { id: VISIT }).then();
  });

  it('is deleted as well when somebody else pays before the visit is finished', () => {
    const general: EncounterEvent = {
      type: 'EncounterPayerChanged',
      data: { ...header, payer: 'general', insurer: null },
    };
    given({ [`encounter-${VISIT}`]: [...arrived, general] }).thenFollows(visitToPcare, [
      { command: commands.requestDeletion, target: VISIT, body: {} },
    ]);
    const past = [requested, registered];
    story([...arrived, general], past)
      .when(commands.requestDeletion, { id: VISIT })
      .then(stream(deleting));
    story([...finished, general], past)
      .when(commands.requestDeletion, { id: VISIT })
      .then();
  });

  it('that was made meanwhile is known, opens no way, and is deleted', () => {
    const late = story(out, [requested, deleting]).when(commands.recordRegistration, outcome({ registered: there }));
    late.then(stream(registered));
    late.thenState(pcareVisit, VISIT, { registration: { status: 'deleting', there, waitsFor: null } });
    late.when(commands.recordDeletion, { id: VISIT, outcome: { deleted: true } }).then(stream(deleted));
    late.when(commands.recordDeletion, { id: VISIT, outcome: { deleted: true } }).then();
  });

  it('stands there still when BPJS refuses to delete it, and may be deleted anew', () => {
    const refused: BpjsEvent = { type: 'PcareRegistrationDeletionFailed', data: { ...header, ...refusal } };
    const kept = story(out, [requested, registered, deleting]);
    kept.when(commands.recordDeletion, { id: VISIT, outcome: { failed: refusal } }).then(stream(refused));
    expect(kept.clinic.rows(pcareVisitView)).toMatchObject([{ registration: 'registered', number: 'A1' }]);
    kept.when(commands.requestDeletion, { id: VISIT }).then(stream(deleting));
  });
});

describe('the report of a visit', () => {
  const ask = { id: VISIT, ...said };

  it('is queued when the visit is finished, even if its registration was typed by hand', () => {
    story(finished, [requested, registered]).when(commands.requestVisit, ask).then(stream(reported));
    story([...arrived, started], [requested, registered])
      .when(commands.requestVisit, ask)
      .thenRejects('bpjs.not-finished');
    story(finished).when(commands.requestVisit, ask).then(stream(reported));
    story(finished, [requested, registered, reported])
      .when(commands.requestVisit, ask)
      .thenRejects('bpjs.already-queued');
  });

  it('ends with PCare’s number, or with the refusal; sent again it is asked for anew', () => {
    const queued = [requested, registered, reported];
    const visitNumber = '0999U0011126Y000001';
    const done = story(finished, queued).when(commands.recordVisit, outcome({ visitNumber }));
    done.then(stream(sent));
    done.when(commands.recordVisit, outcome({ visitNumber })).then();
    done.when(commands.requestVisit, ask).then(stream(reported));
    story(finished, queued)
      .when(commands.recordVisit, outcome({ failed: refusal }))
      .then(stream({ type: 'PcareVisitFailed', data: { ...header, ...refusal } }));
  });
});

describe('its row', () => {
  const rowOf = (visit: readonly EncounterEvent[], ...past: BpjsEvent[]) =>
    story(visit, past).clinic.rows(pcareVisitView)[0];

  it('waits while something is queued, and is open while something is to be done', () => {
    expect(rowOf(arrived)).toMatchObject({ registration: 'unsent', unfinished: null, waitsSince: null });
    expect(rowOf(arrived, requested)).toMatchObject({
      registration: 'queued',
      unfinished: 'yes',
      registrationRequest: 1,
    });
    expect(rowOf(arrived, requested, failed(refusal))).toMatchObject({
      ...{ registration: 'failed', unfinished: 'yes', waitsSince: null },
      registrationProblem: { code: 412, message: 'Peserta tidak aktif' },
    });
    expect(rowOf(arrived, requested, registered)).toMatchObject({ number: 'A1', unfinished: null, waitsSince: null });
    expect(rowOf(finished, requested, registered)).toMatchObject({
      visit: 'unsent',
      unfinished: 'yes',
      waitsSince: null,
    });
    expect(rowOf(finished, requested, registered, reported)).toMatchObject({ visit: 'queued', report: said });
    expect(rowOf(finished, requested, registered, reported, sent)).toMatchObject({
      ...{ visit: 'sent', visitNumber: '0999U0011126Y000001', unfinished: null, waitsSince: null },
    });
  });
});

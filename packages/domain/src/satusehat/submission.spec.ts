import {
  assignLocation,
  recordPatientMatch,
  recordProgress,
  requestSubmission,
  resendSubmission,
  waiveSubmission,
} from '@alur/contracts/satusehat/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { EncounterEvent } from '../encounter/events.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Streams } from '../kernel/testing/specification.js';
import { visitToSatusehat } from '../processes/visit-to-satusehat.js';
import { satusehatPerson } from './directory.js';
import type { SatusehatEvent } from './events.js';
import { satusehatSubmissionView } from './submission-view.js';
import { submission } from './submission.js';

const VISIT = 41;
const header = { encounterId: VISIT, patientId: 5, unitId: 3 };
const staff = { staffId: 7, name: 'Sari', profession: 'front-office' };

const opened = (kind: 'outpatient' | 'inpatient' | 'external_pharmacy'): EncounterEvent => ({
  type: 'EncounterOpened',
  data: {
    ...{ ...header, kind, status: 'arrived', date: '2026-11-23', patientName: 'Budi', recordNumber: '000048' },
    ...{ gender: 'male', age: 'P36Y', unitName: 'Poli Umum', doctor: staff, payer: 'general', insurer: null },
    ...{ transactionId: 9, episodeId: VISIT },
  },
});
const finished = (
  kind: 'outpatient' | 'inpatient' | 'external_pharmacy' = 'outpatient',
  finish = 1,
): EncounterEvent[] => [
  opened(kind),
  { type: 'EncounterStarted', data: header },
  { type: 'EncounterFinished', data: { ...header, kind, finish } },
];
const saved = { type: 'CredentialsSaved', data: { merchantId: 1, service: 'satu-sehat', sealed: 'x' } };
const connected: Streams = { 'integration-1': [saved], [`encounter-${VISIT}`]: finished() };

const queued: SatusehatEvent = {
  type: 'SatusehatSubmissionRequested',
  data: { ...header, cause: 'visit_finished' },
};
const refusal = {
  ...{ resourceType: 'Condition', localId: 'condition-1', problem: 'resource_refused' as const },
  ...{ ruleNumber: '10003', message: 'unknown code', willRetry: false },
};
const outage = { ...refusal, problem: 'unreachable' as const, ruleNumber: null, message: 'HTTP 502', willRetry: true };
const failed = (failure: typeof refusal | typeof outage): SatusehatEvent => ({
  type: 'SatusehatSubmissionFailed',
  data: { ...header, ...failure },
});
const completed: SatusehatEvent = { type: 'SatusehatSubmissionCompleted', data: { ...header, resources: 1 } };
const waived: SatusehatEvent = {
  type: 'SatusehatSubmissionWaived',
  data: { ...header, reason: 'Pasien uji', waivedBy: staff },
};
const encounter = { resourceType: 'Encounter', localId: 'encounter', remoteId: 'E1', contentHash: 'h1' };
const sent: SatusehatEvent = { type: 'SatusehatResourceSent', data: { ...header, ...encounter } };

/** The visit after these events of its submission. */
const past = {
  none: [],
  queued: [queued],
  sent: [queued, sent, completed],
  failed: [queued, failed(refusal)],
  waived: [queued, waived],
} satisfies Record<string, readonly DomainEvent[]>;
const story = (status: keyof typeof past) => given({ ...connected, [`satusehat-${VISIT}`]: past[status] });
const stream = (...events: readonly SatusehatEvent[]): Streams => ({ [`satusehat-${VISIT}`]: events });
const asked = { ...queued, data: { ...header, cause: 'asked' as const } };

describe('a finished visit', () => {
  const body = { id: VISIT, cause: 'visit_finished' };

  it('is queued where the facility has credentials, and requests it anew when it was corrected', () => {
    for (const status of ['none', 'queued', 'sent', 'failed'] as const)
      story(status).when(requestSubmission, body).then(stream(queued));
    given(connected).thenFollows(visitToSatusehat, [
      { command: requestSubmission, target: VISIT, body: { cause: 'visit_finished' } },
    ]);
    given({ ...connected, [`encounter-${VISIT}`]: finished('outpatient', 2) }).thenFollows(visitToSatusehat, [
      { command: requestSubmission, target: VISIT, body: { cause: 'corrected' } },
    ]);
  });

  it('is not queued without credentials, when it was waived, or was reopened meanwhile; nor are other kinds', () => {
    given({ [`encounter-${VISIT}`]: finished() })
      .when(requestSubmission, body)
      .then();
    story('waived').when(requestSubmission, body).then();
    const reopened: EncounterEvent = { type: 'EncounterReopened', data: { ...header, reason: 'Keliru' } };
    given({ ...connected, [`encounter-${VISIT}`]: [...finished(), reopened] })
      .when(requestSubmission, body)
      .then();
    given({ ...connected, [`encounter-${VISIT}`]: finished('external_pharmacy') }).thenFollows(visitToSatusehat, []);
    given({ [`encounter-${VISIT}`]: finished() }).thenFollows(visitToSatusehat, []);
  });
});

describe('medicine or a result that comes later', () => {
  const body = { id: VISIT, cause: 'supplemented' };

  it('follows from results of both departments, first and corrected', () => {
    for (const [stream, type] of [
      ['laboratory-3', 'LaboratoryResultValidated'],
      ['laboratory-3', 'LaboratoryResultCorrected'],
      ['radiology-3', 'RadiologyReportValidated'],
      ['radiology-3', 'RadiologyReportAmended'],
    ] as const)
      given({
        ...connected,
        [stream]: [{ type, data: { ...header, orderId: 3, line: 1, parameterId: 5, parameterIds: [5] } }],
      }).thenFollows(visitToSatusehat, [
        { command: requestSubmission, target: VISIT, body: { cause: 'supplemented' } },
      ]);
  });

  it('requests anew what was requested before, and queues no visit that never was', () => {
    const again = { ...queued, data: { ...header, cause: 'supplemented' as const } };
    for (const status of ['queued', 'sent', 'failed'] as const)
      story(status).when(requestSubmission, body).then(stream(again));
    for (const status of ['none', 'waived'] as const) story(status).when(requestSubmission, body).then();
  });
});

describe('somebody', () => {
  it('sends again what was not sent, failed, was sent or waived; not what is queued', () => {
    for (const status of ['none', 'sent', 'failed', 'waived'] as const)
      story(status).when(resendSubmission, { id: VISIT }).then(stream(asked));
    story('queued').when(resendSubmission, { id: VISIT }).thenRejects('satusehat.already-queued');
  });

  it('waives what is not sent, with a reason', () => {
    const body = { id: VISIT, reason: 'Pasien uji' };
    for (const status of ['none', 'queued', 'failed'] as const)
      story(status).when(waiveSubmission, body).then(stream(waived));
    story('sent').when(waiveSubmission, body).thenRejects('satusehat.already-sent');
    story('waived').when(waiveSubmission, body).thenRejects('satusehat.already-waived');
  });

  it('sends no visit that is not finished or is of another kind, and none without credentials', () => {
    const visitOf = (events: readonly EncounterEvent[]) => given({ ...connected, [`encounter-${VISIT}`]: events });
    const under = visitOf([opened('outpatient')]);
    under.when(resendSubmission, { id: VISIT }).thenRejects('satusehat.not-finished');
    under.when(waiveSubmission, { id: VISIT, reason: 'Pasien uji' }).thenRejects('satusehat.not-finished');
    const sale = visitOf(finished('external_pharmacy'));
    sale.when(resendSubmission, { id: VISIT }).thenRejects('satusehat.other-kind');
    given({ [`encounter-${VISIT}`]: finished() })
      .when(resendSubmission, { id: VISIT })
      .thenRejects('settings.no-credentials');
  });
});

describe('an attempt', () => {
  const body = (outcome: object, request = 1) => ({ id: VISIT, request, sent: [encounter], outcome });

  it('records what was sent, and that it is complete, with its count', () =>
    story('queued')
      .when(recordProgress, body({ completed: true }))
      .then(stream(sent, completed)));

  it('ends with the refusal, in the service’s words', () =>
    story('queued')
      .when(recordProgress, body({ failed: refusal }))
      .then(stream(sent, failed(refusal))));

  it('that does not reach the service leaves the visit queued, and says so once', () => {
    const waits = story('queued').when(recordProgress, { ...body({ failed: outage }), sent: [] });
    waits.then(stream(failed(outage)));
    waits.thenState(submission, VISIT, { status: 'queued', waitsFor: 'unreachable' });
    waits.when(recordProgress, { ...body({ failed: outage }), sent: [] }).then();
  });

  it('for an earlier request ends no later one, though what was sent stays known', () => {
    const again = story('sent').when(resendSubmission, { id: VISIT });
    again.when(recordProgress, body({ completed: true })).then(stream(sent));
    again.thenState(submission, VISIT, { status: 'queued', request: 2, remoteIds: { encounter: 'E1' } });
  });

  it('whose visit was waived meanwhile does not undo that', () =>
    story('waived')
      .when(recordProgress, body({ completed: true }))
      .then(stream(sent)));
});

describe('its row', () => {
  const rowOf = (status: keyof typeof past) => story(status).clinic.rows(satusehatSubmissionView)[0];

  it('has no hash of what is there once somebody asks for all of it anew', () => {
    const again = given({ ...connected, [`satusehat-${VISIT}`]: [...past.sent, asked] });
    expect(again.clinic.rows(satusehatSubmissionView)[0]).toMatchObject({
      resources: [{ ...encounter, contentHash: null }],
    });
  });

  it('says how it stands: not sent, queued, sent, failed with the reason, waived', () => {
    expect(rowOf('none')).toMatchObject({ status: 'unsent', finishedOn: '2026-11-23', doctorName: 'Sari' });
    expect(rowOf('queued')).toMatchObject({ status: 'queued', request: 1, problem: null });
    expect(rowOf('sent')).toMatchObject({
      status: 'sent',
      resourceCount: 1,
      resources: [encounter],
    });
    expect(rowOf('failed')).toMatchObject({
      status: 'failed',
      problem: { ruleNumber: '10003', message: 'unknown code' },
    });
    expect(rowOf('waived')).toMatchObject({ status: 'waived', waiver: { reason: 'Pasien uji', by: 'Sari' } });
  });

  it('is made of visits that are sent alone', () =>
    expect(
      given({ [`encounter-${VISIT}`]: finished('external_pharmacy') }).clinic.rows(satusehatSubmissionView),
    ).toEqual([]));
});

describe('a person’s number', () => {
  const registered = { type: 'PatientRegistered', data: { patientId: 5, recordNumber: '000048', name: 'Budi' } };
  const match = { id: 5, nik: '3374011503900001', ihsNumber: 'P1' };
  const found = { nikHash: 'nik#3374011503900001', ihsNumber: 'P1' };

  it('is kept of whoever is registered, and of nobody whose record was erased', () => {
    given({ 'patient-5': [registered] })
      .when(recordPatientMatch, match)
      .thenState(satusehatPerson, 5, { match: found });
    given({ 'patient-5': [registered, { type: 'PatientErased', data: { patientId: 5 } }] })
      .when(recordPatientMatch, match)
      .then();
  });
});

describe('a place of the facility', () => {
  const body = { unitId: 3, locationId: 'b017aa54-f1df-4ec2-9d84-8823815d7228' };
  const assigned = { type: 'SatusehatLocationAssigned', data: { merchantId: 1, ...body } };
  const added = (stream: string, key: string): Streams => ({
    [stream]: [{ type: 'CatalogueItemAdded', data: { catalogue: key, itemId: 3, fields: { name: 'Poli Umum' } } }],
  });

  it.each([
    ['clinic', added('room-3', 'room')],
    ['ward', added('ward-3', 'ward')],
    ['room of a ward', added('ward-room-3', 'ward-room')],
  ])('a %s is given its Location', (_name, streams) => {
    given(streams)
      .when(assignLocation, body)
      .then({ 'satusehat_directory-1': [assigned] });
  });

  it('what is none has no Location', () => {
    given({}).when(assignLocation, body).thenRejects('satusehat.unit-unknown', {}, 'unitId');
  });
});

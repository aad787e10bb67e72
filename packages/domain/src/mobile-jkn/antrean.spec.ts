import * as commands from '@alur/contracts/mobile-jkn/commands';
import type { BookingSource, Payer } from '@alur/contracts/kernel/enums';
import type { AntreanStep } from '@alur/contracts/mobile-jkn/enums';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent, Seen } from '../kernel/event.js';
import type { Streams } from '../kernel/testing/specification.js';
import { queueToAntrean } from '../processes/queue-to-antrean.js';
import { addedBody, calledBody, cancelledBody } from './antrean-bodies.js';
import { antreanVisitView } from './antrean-view.js';
import type { AntreanEvent } from './events.js';

const VISIT = 41;
const header = { encounterId: VISIT, patientId: 5, unitId: 3 };
const place = { scheduleId: 8, scheduleName: 'Poli Umum', date: '2026-11-23', display: 'A-001', number: 1 };
const opened = (payer: Payer) => ({
  type: 'EncounterOpened',
  data: {
    ...{ ...header, kind: 'outpatient', status: 'planned', date: '2026-11-23', patientName: 'Budi' },
    ...{ recordNumber: '000048', gender: 'male', age: 'P36Y', unitName: 'Poli Umum', doctor: null, payer },
    ...{ insurer: null, transactionId: 9, episodeId: VISIT },
  },
});
const booked = (source: BookingSource) => ({
  type: 'BookingMade',
  data: { ...header, ...place, price: 0, sharePercent: null, source, visitStatus: 'sick' },
});
const facility = {
  type: 'MerchantCreated',
  data: { merchantId: 1, name: 'Klinik', category: 'primary_clinic', categoryTypes: ['outpatient'], isBpjs: true },
};
const rule = {
  type: 'MerchantFeaturesSet',
  data: { merchantId: 1, menus: [], rules: [{ ruleName: 'pcare', enabled: true }] },
};
const saved = (service: string) => ({ type: 'CredentialsSaved', data: { merchantId: 1, service, sealed: 'x' } });
const both = [saved('bpjs'), saved('mobile-jkn')];

const here = { unitId: 3, date: '2026-11-23' };
const requested = (step: AntreanStep, place = step === 'added' ? here : undefined): AntreanEvent => ({
  type: 'AntreanStepRequested',
  data: { ...header, step, ...(place && { place }) },
});
const sent = (step: AntreanStep): AntreanEvent => ({ type: 'AntreanStepSent', data: { ...header, step } });
const refusal = { problem: 'refused' as const, code: 201, message: 'Poli tidak ditemukan', willRetry: false };
const outage = { problem: 'unreachable' as const, code: null, message: 'HTTP 502', willRetry: true };
const failed = (step: AntreanStep, failure: typeof refusal | typeof outage): AntreanEvent => ({
  type: 'AntreanStepFailed',
  data: { ...header, step, ...failure },
});

interface Of {
  payer?: Payer;
  care?: 'primary' | 'hospital';
  past?: readonly DomainEvent[];
  source?: BookingSource;
  credentials?: readonly DomainEvent[];
}
const story = (past: readonly AntreanEvent[], of: Of = {}) => {
  const { payer = 'bpjs', source = 'web', credentials = both, care = 'primary', past: visitPast = [] } = of;
  return given({
    ...{
      [`encounter-${VISIT}`]: [opened(payer), ...visitPast],
      [`booking-${VISIT}`]: [booked(source)],
      'merchant-1': care === 'primary' ? [facility, rule] : [facility],
    },
    ...(credentials.length > 0 && { 'integration-1': credentials }),
    ...(past.length > 0 && { [`antrean-${VISIT}`]: past }),
  });
};
const asks = (step: AntreanStep, past: readonly AntreanEvent[] = [], of: Of = {}) =>
  story(past, of).when(commands.requestStep, { id: VISIT, step });
const queues = (step: AntreanStep) => ({ [`antrean-${VISIT}`]: [requested(step)] });

describe('a step', () => {
  it('is told once of a number that BPJS pays', () => {
    asks('added').then(queues('added'));
    asks('added', [requested('added')]).then({});
    asks('added', [], { payer: 'general' }).then({});
    asks('present', [requested('added'), sent('added')]).then(queues('present'));
    asks('present').then({});
    asks('cancelled', [requested('added')]).then(queues('cancelled'));
  });

  it('is not told again of a number that Mobile JKN took, whose patient came or cancelled', () => {
    asks('added', [], { source: 'mobile-jkn' }).then({});
    asks('absent', [], { source: 'mobile-jkn' }).then(queues('absent'));
    asks('cancelled', [], { source: 'mobile-jkn', payer: 'general' }).then(queues('cancelled'));
  });

  it('waits behind one that failed, unless it takes back what is not there', () => {
    const past = [requested('added'), failed('added', refusal)];
    asks('present', past).then(queues('present'));
    asks('cancelled', past).then({});
  });

  it('is queued nowhere without the keys of both services', () => {
    for (const credentials of [[], [saved('bpjs')], [saved('mobile-jkn')]]) asks('added', [], { credentials }).then({});
  });
});

describe('a step of a hospital', () => {
  const hospital = { care: 'hospital' } as const;
  const added = [requested('added'), sent('added')];

  it('is told of every number, whoever pays, and of the consultation and the pharmacy', () => {
    asks('added', [], { ...hospital, payer: 'general' }).then(queues('added'));
    asks('present', added, { ...hospital, payer: 'general' }).then(queues('present'));
    for (const step of ['started', 'finished', 'preparing', 'handed_over'] as const) {
      asks(step, added, hospital).then(queues(step));
      asks(step, [], { ...hospital, source: 'mobile-jkn' }).then(queues(step));
      asks(step, [], hospital).then({});
      asks(step, added).then({});
    }
    asks('added', [], { ...hospital, source: 'mobile-jkn' }).then({});
  });

  it('is tried again when what it was refused for may be there, and only then', () => {
    asks('added', [requested('added'), failed('added', refusal)], hospital).then(queues('added'));
    asks('added', [requested('added')], hospital).then({});
    asks('added', added, hospital).then({});
    asks('present', [...added, requested('present'), failed('present', refusal)], hospital).then({});
  });

  it('is a cancellation when the visit is cancelled, and not when another pays', () => {
    asks('cancelled', added, hospital).then({});
    const cancelled = { type: 'EncounterCancelled', data: { ...header, cause: 'desk', reason: 'Pulang' } };
    asks('cancelled', added, { ...hospital, past: [cancelled] }).then(queues('cancelled'));
  });
});

describe('a number that is moved', () => {
  const elsewhere = { unitId: 4, date: '2026-11-24' };
  const change = { type: 'EncounterUnitChanged', data: { ...header, ...elsewhere, unitName: 'Poli Gigi' } };
  const arrived = { type: 'EncounterArrived', data: header };
  const moves = (past: readonly AntreanEvent[], of: Of = {}, ...then: readonly DomainEvent[]) =>
    story(past, of)
      .given({ [`encounter-${VISIT}`]: [change, ...then] } as Streams)
      .when(commands.requestStep, { id: VISIT, step: 'moved' });
  const anew = (step: AntreanStep, place?: typeof here): AntreanEvent => {
    const { type, data } = requested(step, place);
    return { type, data: { ...data, unitId: elsewhere.unitId } } as AntreanEvent;
  };
  const both = [anew('moved', here), anew('added', elsewhere)];
  const stream = (...events: readonly AntreanEvent[]) => ({ [`antrean-${VISIT}`]: events });

  it('is taken back where BPJS has it and taken anew, and present there again if she is here', () => {
    moves([requested('added'), sent('added')]).then(stream(...both));
    moves([requested('added'), sent('added'), requested('present')], {}, arrived).then(
      stream(...both, { ...anew('present') }),
    );
    moves([], { source: 'mobile-jkn' }).then(stream(...both));
  });

  it('is taken back where it was made for, if it was told before its place was recorded', () => {
    moves([{ type: 'AntreanStepRequested', data: { ...header, step: 'added' } }, sent('added')]).then(stream(...both));
  });

  it('is told nothing if BPJS has it not, or does not pay; one that is being taken back is told once', () => {
    moves([requested('added'), failed('added', refusal)]).then({});
    moves([], { payer: 'general' }).then({});
    moves([requested('added'), sent('added'), ...both]).then(stream(anew('added', elsewhere)));
  });

  it('that was refused is taken where it is by then, when somebody asks', () => {
    story([requested('added'), failed('added', refusal)])
      .given({ [`encounter-${VISIT}`]: [change] } as Streams)
      .when(commands.resendStep, { id: VISIT })
      .then(stream(anew('added', elsewhere)));
    story([requested('added'), sent('added'), ...both, failed('moved', refusal)])
      .when(commands.resendStep, { id: VISIT })
      .then(stream(requested('moved')));
  });

  it('is added by no attempt that was made before', () => {
    story([requested('added'), ...both])
      .when(commands.recordStep, { id: VISIT, step: 'added', outcome: { sent: true } })
      .then({});
  });

  it('has on its row what is still to be told, and where it is taken back', () => {
    const { clinic } = story([requested('added'), sent('added'), ...both]);
    expect(clinic.rows(antreanVisitView)).toMatchObject([
      {
        steps: [
          { step: 'moved', status: 'queued', place: here },
          { step: 'added', status: 'queued', place: elsewhere },
        ],
        unfinished: 'yes',
      },
    ]);
  });
});

describe('an attempt', () => {
  const ends = (past: readonly AntreanEvent[], outcome: object) =>
    story(past).when(commands.recordStep, { id: VISIT, step: 'added', outcome });

  it('is sent, or fails in BPJS’s words; an outage is told once', () => {
    ends([requested('added')], { sent: true }).then({ [`antrean-${VISIT}`]: [sent('added')] });
    ends([requested('added'), sent('added')], { sent: true }).then({});
    ends([requested('added')], { failed: refusal }).then({ [`antrean-${VISIT}`]: [failed('added', refusal)] });
    ends([requested('added')], { failed: outage }).then({ [`antrean-${VISIT}`]: [failed('added', outage)] });
    ends([requested('added'), failed('added', outage)], { failed: outage }).then({});
  });

  it('is made again when somebody asks, if it failed', () => {
    const again = (past: readonly AntreanEvent[]) => story(past).when(commands.resendStep, { id: VISIT });
    again([requested('added'), failed('added', refusal), requested('present')]).then(queues('added'));
    again([requested('added')]).then({});
    again([requested('added'), sent('added')]).thenRejects('mobile-jkn.nothing-failed');
  });
});

describe('the queue’s events', () => {
  const after = (type: string, data: object = {}) =>
    queueToAntrean.react({ type, data: { ...header, ...data } } as unknown as Seen).map(({ body }) => body['step']);

  it('are steps; a number from Mobile JKN is none', () => {
    expect(after('NumberTaken', { payer: 'bpjs', source: 'web' })).toEqual(['added']);
    expect(after('NumberTaken', { payer: 'bpjs', source: 'mobile-jkn' })).toEqual([]);
    expect(after('AttendanceConfirmed')).toEqual(['present']);
    expect(after('AbsenceRecorded')).toEqual(['absent']);
    expect(after('NumberCancelled')).toEqual(['cancelled']);
    expect(after('EncounterStarted')).toEqual(['started']);
    expect(after('EncounterFinished', { kind: 'outpatient', finish: 1 })).toEqual(['finished']);
    expect(after('PrescriptionApproved')).toEqual(['preparing']);
    expect(after('PrescriptionHandedOver')).toEqual(['handed_over']);
    expect(after('EligibilityLetterRecorded')).toEqual(['added']);
    expect(after('ScheduleMoved')).toEqual(['moved']);
    expect(after('EncounterPayerChanged', { payer: 'bpjs' })).toEqual(['added']);
    expect(after('EncounterPayerChanged', { payer: 'general' })).toEqual(['cancelled']);
  });
});

describe('the process', () => {
  const taken = { type: 'NumberTaken', data: { ...header, payer: 'general', source: 'web' } };
  const step = { command: commands.requestStep, target: VISIT, body: { step: 'added' } };
  const follows = (credentials: readonly DomainEvent[], isBpjs = true) =>
    given({
      'merchant-1': [{ ...facility, data: { ...facility.data, isBpjs } }],
      'integration-1': credentials,
      'queue-5_2026-11-23': [taken],
    });

  it('does nothing where the facility is not with BPJS’s queue', () => {
    follows(both).thenFollows(queueToAntrean, [step]);
    for (const credentials of [[], [saved('bpjs')], [saved('mobile-jkn')]])
      follows(credentials).thenFollows(queueToAntrean, []);
    follows(both, false).thenFollows(queueToAntrean, []);
  });
});

describe('the bodies', () => {
  const number = { date: '2026-11-23', display: 'A-001', number: 1, recordNumber: '000048' };
  const at = { cardNumber: '0001234567801', poliCode: '001' };

  it('are those of DOMAIN-WIRES 4', () => {
    const of = { ...at, nik: null, phone: '0812', poliName: 'POLI UMUM', doctorCode: '11111', doctorName: 'dr. Bayu' };
    expect(addedBody(number, { ...of, hours: '08:00-12:00' })).toEqual({
      ...{ nomorkartu: '0001234567801', nik: '', nohp: '0812', kodepoli: '001', namapoli: 'POLI UMUM' },
      ...{ norm: '000048', tanggalperiksa: '2026-11-23', kodedokter: 11111, namadokter: 'dr. Bayu' },
      ...{ jampraktek: '08:00-12:00', nomorantrean: 'A-001', angkaantrean: 1, keterangan: '' },
    });
    const known = { tanggalperiksa: '2026-11-23', kodepoli: '001', nomorkartu: '0001234567801' };
    expect(calledBody(number, at, true, '2026-11-23T01:00:00.000Z')).toEqual({
      ...{ ...known, status: 1, waktu: 1_795_395_600_000 },
    });
    expect(calledBody(number, at, false, '2026-11-23T01:00:00.000Z')).toMatchObject({ status: 2 });
    expect(cancelledBody(number, at)).toEqual({ ...known, alasan: 'Dibatalkan di fasilitas kesehatan' });
  });
});

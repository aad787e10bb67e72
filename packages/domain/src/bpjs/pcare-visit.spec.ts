import * as commands from '@alur/contracts/bpjs/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { EncounterEvent } from '../encounter/events.js';
import type { DomainEvent } from '../kernel/event.js';
import type { Streams } from '../kernel/testing/specification.js';
import { referralView } from '../referral/referral-view.js';
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
const said = {
  ...{ ...codes, foodAllergy: '00', airAllergy: '00', medicineAllergy: '00' },
  ...{ referral: null, tacc: null },
};
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
    expect(kept.clinic.rows(pcareVisitView)).toMatchObject([
      { registration: 'registered', number: 'A1', deletionFailed: true, unfinished: 'yes' },
    ]);
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

const provider = { code: '0901R001', name: 'RS Kasih' };
const cardiology = { code: '3', name: 'Jantung' };
const onward = {
  ...{ estimatedOn: '2026-11-26', provider, subspecialty: cardiology, sarana: { code: '1', name: 'EKG' } },
  ...{ special: null, note: null, referralId: null as number | null },
};
const referring = { ...said, discharge: '4', referral: onward };
const letter = {
  ...{ number: '0999U0011126P000001', provider: { ...provider, address: null, branch: null, district: null } },
  ...{ visitedOn: '2026-11-23', estimatedOn: '2026-11-26', validUntil: '2027-02-24', poli: 'Jantung', doctor: null },
  ...{ schedule: null, cardNumber: '0001234567890', name: 'BUDI', birthDate: null, sex: 'L', relation: null },
  ...{ diagnoses: ['I10 - Hipertensi'], tacc: null, note: null, fines: null },
};

describe('a report that refers her on', () => {
  const asks = (body: object) =>
    story(finished, [requested, registered]).when(commands.requestVisit, { id: VISIT, ...body } as never);
  const referred = (referralId: number | null = null): BpjsEvent => ({
    type: 'PcareVisitRequested',
    data: { ...header, ...referring, referral: { ...onward, referralId } },
  });
  const issued: BpjsEvent = { type: 'PcareReferralIssued', data: { ...header, letter } };
  const due = [requested, registered, referred(), sent];

  it('says where to and for what, to a subspecialist or for a special cause', () => {
    asks(referring).then(stream(referred()));
    const special = { ...onward, special: 'HIV', subspecialty: null, sarana: null };
    for (const referral of [special, { ...special, special: 'HEM', subspecialty: cardiology }])
      asks({ ...referring, referral }).then(
        stream({ type: 'PcareVisitRequested', data: { ...header, ...referring, referral } } as BpjsEvent),
      );
    asks({ ...referring, referral: { ...special, special: 'HEM' } }).thenRejects('bpjs.referral-incomplete');
    asks({ ...referring, referral: { ...onward, sarana: null } }).thenRejects('bpjs.referral-incomplete');
    asks({ ...referring, referral: null }).thenRejects('bpjs.referral-asked');
    asks({ ...said, referral: onward }).thenRejects('bpjs.referral-asked');
    asks({ ...said, tacc: { cause: 'age', reason: '>= 55 Tahun' } }).thenRejects('bpjs.referral-asked');
  });

  it('has its letter fetched once it is sent; an outage is told once, and a refusal ends it', () => {
    const rowOf = (past: readonly DomainEvent[]) => story(finished, past).clinic.rows(pcareVisitView)[0];
    const failedWith = (failure: object) =>
      ({ type: 'PcareReferralFailed', data: { ...header, ...failure } }) as BpjsEvent;
    const fetched = story(finished, due).when(commands.recordReferral, outcome({ letter }));
    fetched.then(stream(issued));
    fetched.when(commands.recordReferral, outcome({ letter })).then();
    expect(rowOf([...due, issued])).toMatchObject({ referral: 'issued', letter, waitsSince: null });
    const waits = story(finished, due).when(commands.recordReferral, outcome({ failed: outage }));
    waits.then(stream(failedWith(outage)));
    waits.when(commands.recordReferral, outcome({ failed: outage })).then();
    expect(rowOf([...due, failedWith(outage)])).toMatchObject({ visit: 'sent', referral: 'due', unfinished: 'yes' });
    expect(rowOf([...due, failedWith(refusal)])).toMatchObject({
      referral: 'failed',
      waitsSince: null,
      unfinished: 'yes',
    });
    story(finished, due).when(commands.recordReferral, outcome({ letter }, 2)).then();
  });

  it('gives its number to the facility’s own referral, in the same append', () => {
    const staff = { staffId: 7, name: 'dr. Bayu', profession: null };
    const at = '2026-11-23T03:00:00.000Z';
    const destination = { facility: 'RS Kasih', department: null, doctor: null, direction: 'up', transport: 'other' };
    const drafted = (encounterId: number) => ({
      type: 'ReferralDrafted',
      data: {
        ...{ ...header, encounterId, referralId: 60, effectiveAt: at, source: 'OUTPATIENT', unitName: 'Poli Umum' },
        ...{ patientName: 'Budi', recordNumber: '000048', gender: 'male', age: 'P36Y', payer: 'bpjs', insurer: null },
        ...{ type: 'external', plannedOn: '2026-11-26', reason: 'Nyeri dada', unit: null, destination },
        ...{ diagnosis: null, findings: null, supporting: null, therapy: null, draftedBy: staff },
      },
    });
    const past = [requested, registered, referred(60), sent];
    const own = (encounterId: number) =>
      story(finished, past, { ...clinic, 'referral-60': [drafted(encounterId)] } as Streams).when(
        commands.recordReferral,
        outcome({ letter }),
      );
    own(VISIT).thenRows(referralView, [{ externalNumber: '0999U0011126P000001' }]);
    own(99).then(stream(issued));
  });
});

describe('a medicine or treatment', () => {
  const of = { id: VISIT, kind: 'treatment' as const, localId: '70' };
  const item = { ...header, kind: 'treatment' as const, localId: '70' };
  const past = [requested, registered, reported, sent];
  const by = { staffId: 7, name: 'dr. Bayu', profession: null };
  const order = { ...header, orderId: 70 };
  const at = '2026-11-23T03:00:00.000Z';
  const done = [
    {
      type: 'TreatmentOrdered',
      data: {
        ...order,
        treatmentId: 5,
        name: 'Nebulisasi',
        quantity: 1,
        price: 30_000,
        requester: by,
        effectiveAt: at,
      },
    },
    { type: 'TreatmentDone', data: { ...order, performer: by, effectiveAt: at } },
  ];
  const cancelled = { type: 'TreatmentCancelled', data: { ...order, reason: 'Salah pilih' } };
  const treated = (treatment: readonly object[], ...more: readonly BpjsEvent[]) =>
    story(finished, past)
      .given({ 'treatment_order-70': treatment } as Streams)
      .given(stream(...more));
  const rowOf = (told: ReturnType<typeof treated>) => told.clinic.rows(pcareVisitView)[0];
  const ends = (ended: object) => [commands.recordItem, { ...of, outcome: ended }] as const;

  it('waits once it is done and the visit was sent, until PCare has it', () => {
    const there: BpjsEvent = { type: 'PcareItemSent', data: { ...item, remoteId: '901' } };
    const put = treated(done).when(...ends({ remoteId: '901' }));
    put.then(stream(there));
    put.when(...ends({ remoteId: '901' })).then();
    expect(rowOf(treated(done))).toMatchObject({
      items: [{ itemId: 5, wanted: true, waits: true }],
      unfinished: 'yes',
    });
    expect(rowOf(treated(done, there))).toMatchObject({ items: [{ remoteId: '901', waits: false }], unfinished: null });
    expect(rowOf(treated(done.slice(0, 1)))).toMatchObject({
      items: [{ wanted: false, waits: false }],
      unfinished: null,
    });
  });

  it('that was corrected away is deleted there; what PCare was never asked for is forgotten', () => {
    const there: BpjsEvent = { type: 'PcareItemSent', data: { ...item, remoteId: '901' } };
    expect(rowOf(treated([...done, cancelled]))).toMatchObject({ items: [] });
    const gone = treated(done, there).given({ 'treatment_order-70': [cancelled] } as Streams);
    expect(rowOf(gone)).toMatchObject({ items: [{ wanted: false, waits: true }] });
    gone
      .when(...ends({ deleted: true }))
      .then(stream({ type: 'PcareItemDeleted', data: { ...item, remoteId: '901' } }));
  });

  it('that is refused is told with PCare’s words, and tried again with the visit; an outage is told once', () => {
    const failedWith = (failure: object) => ({ type: 'PcareItemFailed', data: { ...item, ...failure } }) as BpjsEvent;
    treated(done)
      .when(...ends({ failed: refusal }))
      .then(stream(failedWith(refusal)));
    const refused = treated(done, failedWith(refusal));
    expect(rowOf(refused)).toMatchObject({ items: [{ problem: { code: 412 }, waits: false }], unfinished: 'yes' });
    expect(rowOf(treated(done, failedWith(refusal), reported))).toMatchObject({
      items: [{ problem: null, waits: true }],
    });
    const out = treated(done).when(...ends({ failed: outage }));
    out.then(stream(failedWith(outage)));
    const over = { ...outage, willRetry: false };
    out.when(...ends({ failed: over })).then(stream(failedWith(over)));
    treated(done, failedWith(outage))
      .when(...ends({ failed: outage }))
      .then();
  });

  it('that has no code in PCare is said so, and is no work that is left', () => {
    const uncoded = { problem: 'treatment_missing', code: null, message: null, willRetry: false };
    const told = { type: 'PcareItemFailed', data: { ...item, ...uncoded } } as BpjsEvent;
    expect(rowOf(treated(done, told))).toMatchObject({ items: [{ waits: false }], unfinished: null });
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

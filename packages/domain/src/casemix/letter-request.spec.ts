import * as commands from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { DAY } from '../care/testing/ward.js';
import { encounter } from '../encounter/encounter.js';
import { eligibility } from './eligibility.js';
import { request } from './letter-request.js';
import { letter, NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { after, asked, asks, comesOf, hospital, issues, outage, refusal, tells } from './testing/vclaim-hospital.js';
import { casemixVisitView } from './visit-view.js';

const entry = (code: string) => ({ code, name: code });
const OTHER = '0999R0011126V000002';
const withdraws = ({ story }: Insured) => story.when(commands.withdrawLetterRequest, { id: STAY });
const voids = ({ story }: Insured) => story.when(commands.voidLetter, { id: STAY, reason });

const rowsOf = ({ story }: Insured) => story.clinic.rows(casemixVisitView);

const none = () => hospital();
const queued = after(none, all => asks(all));
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, all => tells(all, { failed: refusal }));
const withdrawn = after(queued, withdraws);
const issued = after(queued, all => issues(all));
const voided = after(issued, voids);
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ none, queued, waiting, failed, withdrawn, issued, voided },
};

/** What is left of it: the letter's status and the request's. */
const stateOf = ({ story }: Insured): string => {
  const { status, request } = story.state(eligibility, STAY);
  return `${status}, ${request?.status ?? 'none'}`;
};

const [NONE, TWICE, NOTHING] = ['none, none', 'casemix.letter-requested', 'casemix.nothing-requested'];
const [QUEUED, FAILED, WITHDRAWN, ISSUED] = ['none, queued', 'none, failed', 'none, withdrawn', 'recorded, none'];
const [VOIDED, EXISTS] = ['voided, none', 'casemix.letter-exists'];

/** How it stands, and what comes of asking, withdrawing, being told of the letter or of a failure, and of typing. */
describe.each([
  ['none', NONE, QUEUED, NOTHING, NONE, NONE, ISSUED],
  ['queued', QUEUED, TWICE, WITHDRAWN, ISSUED, FAILED, ISSUED],
  ['waiting', QUEUED, TWICE, WITHDRAWN, ISSUED, FAILED, ISSUED],
  ['failed', FAILED, QUEUED, NOTHING, ISSUED, FAILED, ISSUED],
  ['withdrawn', WITHDRAWN, QUEUED, NOTHING, ISSUED, WITHDRAWN, ISSUED],
  ['issued', ISSUED, EXISTS, NOTHING, ISSUED, ISSUED, EXISTS],
  ['voided', VOIDED, 'voided, queued', NOTHING, VOIDED, VOIDED, ISSUED],
])('a request that is %s', (name, stands, asking, withdrawing, issuing, failing, typing) => {
  test.each([
    ['asked', (all: Insured) => asks(all), asking],
    ['withdrawn', withdraws, withdrawing],
    ['told as issued', (all: Insured) => issues(all), issuing],
    ['told as failed', (all: Insured) => tells(all, { failed: refusal }), failing],
    ['overtaken by hand', (all: Insured) => all.records({ number: OTHER }), typing],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(stateOf(all)).toBe(stands);
    comesOf(all, does, next, stateOf);
  });
});

const accident = {
  ...{ kind: 'traffic', date: '2026-11-24', description: 'Ditabrak motor' },
  place: { province: entry('11'), regency: entry('1101'), district: entry('110101') },
};
const upgrade = { class: 'vip', payer: 'peserta', guarantor: 'Pribadi' };

describe.each<[string, () => Insured, object, string, string?]>([
  ['no credentials', () => hospital({ credentials: false }), {}, 'settings.no-credentials'],
  ['no code of the facility', () => hospital({ provider: false }), {}, 'casemix.provider-missing'],
  ['no card', () => hospital({ card: false }), {}, 'casemix.card-missing'],
  ['no SPRI', none, { controlLetter: null }, 'casemix.spri-needed', 'controlLetter'],
  ['a purpose', none, { purpose: { kind: 'procedure' } }, 'casemix.purpose-outpatient', 'purpose.kind'],
  ['an executive clinic', none, { executive: true }, 'casemix.executive-outpatient', 'executive'],
  ['an accident after it', none, { accident }, 'casemix.accident-later', 'accident.date'],
  ['other care', none, { care: 'outpatient' }, 'casemix.other-care', 'care'],
  ['a day to come', none, { issuedOn: '2026-11-24' }, 'casemix.day-to-come', 'issuedOn'],
])('of a stay, with %s', (_what, story, body, refused, path) => {
  test('nothing is asked', () => {
    asks(story(), body).thenRejects(refused, {}, ...(path === undefined ? [] : [path]));
  });
});

const visit = { kind: 'outpatient' as const, payer: 'bpjs' as const, encounterId: 2, patientId: 2, unitId: 3 };
const complete = {
  ...{ issuedOn: DAY, care: 'outpatient' as const, classEntitled: 3, upgrade: null, referral: null, accident: null },
  initialDiagnosis: { code: 'J18.9', name: 'Pneumonia' },
  ...{ poli: entry('INT'), doctor: entry('31661'), controlLetter: null, controlDoctor: null, notes: null },
  ...{ executive: false, cataract: false, cob: null },
  purpose: { kind: 'normal' as const, course: null, support: null, reason: null },
};
const asksFor = (body: object) => () =>
  request(
    eligibility.initial,
    { ...complete, ...body },
    {
      ...{ visit, cardNumber: '0001234567890' },
      connection: { isHospital: true, hasCredentials: true, providerCode: '0999R001' },
      ...{ requestedBy: { staffId: 4, name: 'Wati', profession: null }, today: DAY },
    },
  );

describe('of an outpatient', () => {
  test.each<[string, object, string, string]>([
    ['without a poli', { poli: null }, 'casemix.poli-needed', 'poli'],
    ['with a higher class', { upgrade }, 'casemix.upgrade-inpatient', 'upgrade.class'],
    ['with a cataract elsewhere than in the eye clinic', { cataract: true }, 'casemix.cataract-eye', 'cataract'],
    [
      'for a procedure of no kind',
      { purpose: { kind: 'procedure', support: 'mri' } },
      'casemix.course-needed',
      'purpose.course',
    ],
    [
      'for a procedure nowhere',
      { purpose: { kind: 'procedure', course: 'once' } },
      'casemix.support-needed',
      'purpose.support',
    ],
    [
      'for a consultation without a reason',
      { purpose: { kind: 'consultation' } },
      'casemix.reason-needed',
      'purpose.reason',
    ],
    [
      'for a consultation without a control letter',
      { purpose: { kind: 'consultation', reason: 'control' } },
      'casemix.control-letter-needed',
      'controlLetter',
    ],
  ])('%s nothing is asked', (_what, body, code, path) => {
    const { purpose } = body as { purpose?: object };
    const said = purpose ? { purpose: { ...complete.purpose, ...purpose } } : body;
    expect(asksFor(said)).toThrow(expect.objectContaining({ code, path }));
  });

  test('what is complete is asked', () => {
    expect(asksFor({ poli: entry('MAT'), cataract: true, executive: true, cob: 'ASURANSI SEHAT' })()).toMatchObject([
      { data: { cataract: true, executive: true, cob: 'ASURANSI SEHAT' } },
    ]);
    expect(asksFor({})()).toMatchObject([
      { type: 'EligibilityLetterRequested', data: { request: 1, poli: { code: 'INT' } } },
    ]);
  });
});

test('primary care asks PCare, and issues no letters', () => {
  const all = none();
  const rules = [{ ruleName: 'pcare', enabled: true }];
  all.story.given({ 'merchant-1': [{ type: 'MerchantFeaturesSet', data: { merchantId: 1, menus: [], rules } }] });
  asks(all).thenRejects('bpjs.no-vclaim');
});

test('what BPJS has issued is the visit’s letter, recorded for whoever asked', () => {
  const all = issued();
  expect(rowsOf(all)).toMatchObject([
    {
      ...{ letterNumber: NUMBER, letterRequest: null, waitsSince: null },
      letter: { number: NUMBER, classEntitled: 3, doctorName: asked.doctor.name, participantType: 'PBI' },
    },
  ]);
  expect(all.story.state(encounter, STAY)).toMatchObject({ documents: { sep: NUMBER } });
});

test('the other insurer, and what else a letter says, stand in the letter and in its next correction', () => {
  const follows = '0999R0011126V000009';
  const all = after(none, it => asks(it, { cob: 'ASURANSI SEHAT', accident: { ...accident, date: DAY, follows } }))();
  issues(all);
  expect(rowsOf(all)).toMatchObject([
    { letter: { cob: 'ASURANSI SEHAT', asked: { cob: 'ASURANSI SEHAT', executive: false, accident: { follows } } } },
  ]);
});

test('an outage is told once, and the request waits on', () => {
  const all = waiting();
  expect(rowsOf(all)).toMatchObject([
    { letterRequest: { status: 'queued', problem: { problem: 'unreachable', message: 'HTTP 502' } } },
  ]);
  tells(all, { failed: outage }).then();
});

test('a refusal is told in BPJS’s own words, and nothing waits', () =>
  expect(rowsOf(failed())).toMatchObject([
    {
      waitsSince: null,
      letterRequest: { status: 'failed', problem: { code: 201, message: 'Rujukan sudah 90 hari' } },
    },
  ]));

test('a number that is another visit’s is no letter of this one', () => {
  const all = queued();
  all.registers(2);
  all.admits(2, { payer: 'bpjs', bedId: 2 });
  all.story.when(commands.recordLetter, { id: 2, ...letter });
  issues(all);
  expect(stateOf(all)).toBe('none, failed');
});

test('an attempt for an earlier request ends no later one', () => {
  const all = failed();
  asks(all);
  tells(all, { failed: refusal });
  expect(stateOf(all)).toBe('none, queued');
});

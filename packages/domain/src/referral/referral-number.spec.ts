import { voidLetter } from '@alur/contracts/casemix/commands';
import { recordDiagnosis } from '@alur/contracts/consultation/commands';
import * as commands from '@alur/contracts/referral/commands';
import { describe, expect, test } from 'vitest';
import { complete, depart, drafts, outside, REFERRAL, stateOf } from '../care/testing/referral.js';
import { DAY, patientOf } from '../care/testing/ward.js';
import { NUMBER as LETTER, reason, STAY, type Insured } from '../casemix/testing/insured.js';
import { after, comesOf, hospital, outage, refusal } from '../casemix/testing/vclaim-hospital.js';
import { ERASED } from '../kernel/event.js';
import { referralView } from './referral-view.js';

const id = REFERRAL;
const NUMBER = '0999R0011126B000001';
const asked = {
  ...{ extent: 'full', care: 'outpatient', plannedOn: '2026-12-01', notes: 'Perlu kateterisasi' },
  ...{ facility: { code: '0999R002', name: 'RS KENANGA' }, poli: { code: 'JAN', name: 'JANTUNG' } },
  diagnosis: { code: 'I20.0', name: 'Angina' },
};
const moved = { ...asked, plannedOn: '2026-12-08', poli: { code: 'INT', name: 'PENYAKIT DALAM' } };

const asks = ({ story }: Insured, more: object = {}) => story.when(commands.requestNumber, { id, ...asked, ...more });
const tells = ({ story }: Insured, outcome: object, request = 1) =>
  story.when(commands.recordNumberRequest, { id, request, outcome });
const issues = (all: Insured, request = 1) => tells(all, { issued: { number: NUMBER } }, request);
const fails = (all: Insured) => tells(all, { failed: refusal });
const withdraws = ({ story }: Insured) => story.when(commands.withdrawNumber, { id });
const types = ({ story }: Insured, externalNumber = 'R-77') =>
  story.when(commands.recordNumber, { id, externalNumber });
const changes = ({ story }: Insured, more: object = {}) => story.when(commands.changeNumber, { id, ...moved, ...more });
const tellsOfChange = ({ story }: Insured, outcome: object, change = 1) =>
  story.when(commands.recordNumberChange, { id, change, outcome });
const deletes = ({ story }: Insured) => story.when(commands.deleteNumber, { id, reason });
const tellsOfDeletion = ({ story }: Insured, outcome: object) =>
  story.when(commands.recordNumberDeletion, { id, outcome });
const accepts = ({ story }: Insured, externalNumber: string | null = null) =>
  story.when(commands.recordAcceptance, { id, acceptingOfficer: 'dr. Dewi', externalNumber });
const cancels = ({ story }: Insured) => story.when(commands.cancelReferral, { id, reason });
const rejects = ({ story }: Insured) => story.when(commands.recordRejection, { id, reason });
const rowOf = ({ story }: Insured) => story.clinic.rows(referralView)[0];

const drafted = after(hospital, all => {
  all.records();
  all.story.when(recordDiagnosis, { id: STAY, code: 'A91', kind: 'primary' });
  drafts(all.story, outside, STAY);
});
const sent = after(drafted, ({ story }) => story.when(commands.requestReferral, { id }));
const queued = after(sent, asks);
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, fails);
const withdrawn = after(queued, withdraws);
const issued = after(queued, issues);
const typed = after(sent, types);
const changing = after(issued, changes);
const unmoved = after(changing, all => tellsOfChange(all, { failed: refusal }));
const deleting = after(issued, deletes);
const kept = after(deleting, all => tellsOfDeletion(all, { failed: refusal }));
const deleted = after(deleting, all => tellsOfDeletion(all, { deleted: true }));
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ sent, queued, waiting, failed, withdrawn, issued, typed, changing, unmoved, deleting, kept, deleted },
};

/** How the number stands, in one word. */
const stands = (all: Insured): string => {
  const state = stateOf(all.story);
  if (state.status === 'none') return 'none';
  const { number, issued: there, request, change, deletion } = state.numbering;
  if (deletion) return 'deleting';
  if (change) return `changing ${change.change}`;
  if (number !== null) return there ? 'issued' : 'typed';
  return request?.status ?? 'none';
};

const [UNASKED, NONE] = ['referral.number-not-requested', 'referral.not-numbered'];
const [HAS, TWICE, GOING] = ['referral.numbered', 'referral.number-requested', 'referral.number-deleting'];
const AWAY = 'referral.number-elsewhere';
/** How it stands, and what comes of each command. */
describe.each([
  ['sent', 'none', ['queued', UNASKED, 'none', 'none', 'typed', NONE, 'none', NONE, 'none']],
  ['queued', 'queued', [TWICE, 'withdrawn', 'issued', 'failed', 'typed', NONE, 'queued', NONE, 'queued']],
  ['waiting', 'queued', [TWICE, 'withdrawn', 'issued', 'failed', 'typed', NONE, 'queued', NONE, 'queued']],
  ['failed', 'failed', ['queued', UNASKED, 'failed', 'failed', 'typed', NONE, 'failed', NONE, 'failed']],
  ['withdrawn', 'withdrawn', ['queued', UNASKED, 'issued', 'withdrawn', 'typed', NONE, 'withdrawn', NONE, 'withdrawn']],
  ['issued', 'issued', [HAS, UNASKED, 'issued', 'issued', HAS, 'changing 1', 'issued', 'deleting', 'issued']],
  ['typed', 'typed', [HAS, UNASKED, 'typed', 'typed', 'typed', AWAY, 'typed', AWAY, 'typed']],
  [
    'changing',
    'changing 1',
    [HAS, UNASKED, 'changing 1', 'changing 1', HAS, 'changing 2', 'issued', 'deleting', 'changing 1'],
  ],
  ['unmoved', 'issued', [HAS, UNASKED, 'issued', 'issued', HAS, 'changing 2', 'issued', 'deleting', 'issued']],
  ['deleting', 'deleting', [HAS, UNASKED, 'deleting', 'deleting', HAS, GOING, 'deleting', GOING, 'none']],
  ['kept', 'issued', [HAS, UNASKED, 'issued', 'issued', HAS, 'changing 1', 'issued', 'deleting', 'issued']],
  ['deleted', 'none', ['queued', UNASKED, 'none', 'none', 'typed', NONE, 'none', NONE, 'none']],
] as const)('a number that is %s', (name, before, next) => {
  test.each(
    [
      ['asked for', asks],
      ['withdrawn', withdraws],
      ['told as issued', issues],
      ['told as failed', fails],
      ['typed', types],
      ['to be changed', changes],
      ['told as changed', (all: Insured) => tellsOfChange(all, { changed: { referredOn: DAY } })],
      ['to be deleted', deletes],
      ['told as deleted', (all: Insured) => tellsOfDeletion(all, { deleted: true })],
    ].map(([what, does], at) => [what, does, next[at]] as [string, (all: Insured) => ReturnType<typeof asks>, string]),
  )('and %s', (_what, does, comes) => {
    const all = stories[name]!();
    expect(stands(all)).toBe(before);
    comesOf(all, does, comes, stands);
  });
});

test('it rests on the letter of the visit, and says whom VClaim is told of', () => {
  const all = issued();
  expect(rowOf(all)).toMatchObject({
    ...{ externalNumber: NUMBER, numberRequest: null, waitsSince: null },
    numbered: { eligibilityLetter: LETTER, asked: { ...asked, referredOn: DAY } },
  });
  const none = sent();
  none.story.when(voidLetter, { id: STAY, reason });
  asks(none).thenRejects('casemix.no-letter');
});

test.each<[string, Parameters<typeof hospital>[0], string]>([
  ['without credentials', { credentials: false }, 'settings.no-credentials'],
  ['of a facility without a code', { provider: false }, 'casemix.provider-missing'],
])('none is asked for %s', (_what, but, code) => {
  const all = hospital(but);
  all.records();
  all.story.when(recordDiagnosis, { id: STAY, code: 'A91', kind: 'primary' });
  drafts(all.story, outside, STAY);
  all.story.when(commands.requestReferral, { id });
  asks(all).thenRejects(code);
});

test('nothing is asked of a draft, of a transfer within the house, or of a referral that is over', () => {
  asks(drafted()).thenRejects('referral.is-draft');
  types(drafted()).thenRejects('referral.is-draft');
  asks(after(sent, cancels)()).thenRejects('referral.is-cancelled');
  asks(after(sent, rejects)()).thenRejects('referral.is-rejected');
  const inside = hospital();
  inside.records();
  drafts(inside.story, { ...outside, type: 'internal', toWardId: 2, diagnosisCode: null }, STAY);
  inside.story.when(commands.requestReferral, { id });
  asks(inside).thenRejects('referral.not-external');
});

test('it may still be asked for when she is there', () => {
  const all = after(sent, accepts)();
  for (const [command, body] of [depart, complete]) all.story.when(command, { id, ...body });
  asks(all);
  expect(stands(all)).toBe('queued');
});

test('a referral has a poli and a day that is not over; one that goes back has no poli', () => {
  asks(sent(), { poli: null }).thenRejects('casemix.poli-needed');
  asks(sent(), { plannedOn: '2026-11-22' }).thenRejects('referral.plan-past');
  const back = sent();
  asks(back, { extent: 'back' });
  expect(rowOf(back)).toMatchObject({ numberRequest: { asked: { extent: 'back', poli: null } } });
});

test('a refusal is told in BPJS’s own words; an outage once, and waits on', () => {
  expect(rowOf(failed())).toMatchObject({
    ...{ waitsSince: null, numberRequest: { status: 'failed', problem: { message: refusal.message } } },
  });
  const all = waiting();
  expect(rowOf(all)).toMatchObject({ numberRequest: { status: 'queued', problem: { problem: 'unreachable' } } });
  tells(all, { failed: outage }).then();
  const other = deleting();
  tellsOfDeletion(other, { failed: outage });
  tellsOfDeletion(other, { failed: outage }).then();
  expect(rowOf(other)).toMatchObject({ numberDeletion: { status: 'queued', problem: { problem: 'unreachable' } } });
});

test('a later change takes the place of one that waits, and an outcome of the former ends nothing', () => {
  const all = changing();
  expect(rowOf(all)).toMatchObject({ numbered: { asked }, numberChange: { status: 'queued', asked: moved } });
  tellsOfChange(all, { failed: outage });
  tellsOfChange(all, { failed: outage }).then();
  changes(all, { plannedOn: '2026-12-09' });
  tellsOfChange(all, { changed: { referredOn: DAY } }).then();
  tellsOfChange(all, { changed: { referredOn: DAY } }, 2);
  expect(rowOf(all)).toMatchObject({
    ...{ externalNumber: NUMBER, numberChange: null, waitsSince: null },
    numbered: { eligibilityLetter: LETTER, asked: { ...moved, plannedOn: '2026-12-09', referredOn: DAY } },
  });
});

test('what VClaim has under a number that was typed is known once it is changed', () => {
  const all = after(sent, each => types(each, NUMBER))();
  changes(all);
  expect(rowOf(all)).toMatchObject({ numbered: null, numberChange: { asked: { referredOn: DAY } } });
  tellsOfChange(all, { changed: { referredOn: '2026-11-20' } });
  expect(rowOf(all)).toMatchObject({
    ...{ externalNumber: NUMBER, numberChange: null },
    numbered: { eligibilityLetter: null, asked: { ...moved, referredOn: '2026-11-20' } },
  });
});

test('an outcome of an earlier request is none of a later one', () => {
  const all = withdrawn();
  asks(all);
  fails(all).then();
  issues(all).then();
  expect(stands(all)).toBe('queued');
  issues(all, 2);
  expect(stands(all)).toBe('issued');
});

test('a number that is typed stands without what was refused before', () => {
  for (const does of [types, (each: Insured) => accepts(each, 'R-77')])
    expect(rowOf(after(failed, does)())).toMatchObject({ externalNumber: 'R-77', numberRequest: null });
});

test('the number that the other facility tells ends a request, and takes no other’s place', () => {
  const all = after(queued, each => accepts(each, 'R-77'))();
  expect(rowOf(all)).toMatchObject({ externalNumber: 'R-77', numbered: null, numberRequest: null });
  accepts(issued(), 'R-77').thenRejects('referral.numbered');
  const there = after(issued, accepts)();
  expect(rowOf(there)).toMatchObject({ externalNumber: NUMBER, status: 'ready_transfer' });
});

test.each([
  ['cancelled', cancels],
  ['rejected', rejects],
])('with a referral that is %s its number is deleted there, and a request is asked no longer', (status, ends) => {
  const all = after(issued, ends)();
  expect(rowOf(all)).toMatchObject({ status, externalNumber: NUMBER, numberDeletion: { status: 'queued' } });
  tellsOfDeletion(all, { deleted: true });
  expect(rowOf(all)).toMatchObject({ status, externalNumber: null, numbered: null, numberDeletion: null });
  const late = after(queued, ends)();
  expect(rowOf(late)).toMatchObject({ status, numberRequest: null, waitsSince: null });
  issues(late);
  expect(rowOf(late)).toMatchObject({ externalNumber: NUMBER, numberDeletion: { status: 'queued' } });
  const other = after(typed, ends)();
  expect(rowOf(other)).toMatchObject({ status, externalNumber: 'R-77', numberDeletion: null });
});

test('words of an erased patient are gone from it', () => {
  const all = after(failed, asks)();
  tells(all, { failed: outage }, 2);
  all.story.given({ [`patient-${patientOf(1)}`]: [{ type: 'PatientErased', data: { patientId: patientOf(1) } }] });
  expect(rowOf(all)).toMatchObject({
    numberRequest: {
      problem: { message: ERASED },
      asked: { diagnosis: { code: 'I20.0', name: ERASED }, notes: ERASED },
    },
  });
});

import * as commands from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { after, comesOf, hospital, outage, refusal } from './testing/vclaim-hospital.js';
import { eligibility } from './eligibility.js';
import { medicalRecordBody } from './medical-record-body.js';
import { casemixVisitView } from './visit-view.js';

const sends = ({ story }: Insured) => story.when(commands.sendMedicalRecord, { id: STAY });
const tells = ({ story }: Insured, outcome: object, request = 1) =>
  story.when(commands.recordMedicalRecordSending, { id: STAY, request, outcome });
const arrives = (all: Insured) => tells(all, { sent: true });
const fails = (all: Insured) => tells(all, { failed: refusal });
const rowOf = ({ story }: Insured) => story.clinic.rows(casemixVisitView)[0];

const over = after(hospital, all => {
  all.records();
  all.leaves();
  all.closes();
});
const queued = after(over, sends);
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, fails);
const sent = after(queued, arrives);
const stories: Readonly<Record<string, () => Insured>> = { over, queued, waiting, failed, sent };
const standing = ({ story }: Insured): string => {
  const { sending } = story.state(eligibility, STAY);
  return sending ? `${sending.status} ${sending.request}` : 'unasked';
};

/** How it stands, and what comes of asking for it, and of being told that it arrived or did not. */
describe.each([
  ['over', 'unasked', 'queued 1', 'unasked', 'unasked'],
  ['queued', 'queued 1', 'casemix.record-queued', 'sent 1', 'failed 1'],
  ['waiting', 'queued 1', 'casemix.record-queued', 'sent 1', 'failed 1'],
  ['failed', 'failed 1', 'queued 2', 'failed 1', 'failed 1'],
  ['sent', 'sent 1', 'queued 2', 'sent 1', 'sent 1'],
])('a record that is %s', (name, before, asking, arriving, failing) => {
  test.each([
    ['asked for', sends, asking],
    ['told as sent', arrives, arriving],
    ['told as failed', fails, failing],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(standing(all)).toBe(before);
    comesOf(all, does, next, standing);
  });
});

test('it is of a visit that is over, with a letter in force, of a hospital that VClaim knows', () => {
  const early = hospital();
  early.records();
  sends(early).thenRejects('casemix.not-finished');
  sends(after(hospital, all => (all.leaves(), all.closes()))()).thenRejects('casemix.no-letter');
  const nameless = hospital({ provider: false });
  nameless.records();
  sends(nameless).thenRejects('casemix.provider-missing');
});

test('a refusal is told in BPJS’s own words; an outage once, and waits on', () => {
  expect(rowOf(failed())).toMatchObject({
    ...{ recordWaitsSince: null, recordSending: { status: 'failed', problem: { message: refusal.message } } },
  });
  const all = waiting();
  expect(rowOf(all)).toMatchObject({ recordSending: { status: 'queued', problem: { problem: 'unreachable' } } });
  tells(all, { failed: outage }).then();
});

test('with its letter it is forgotten', () => {
  const all = sent();
  all.story.when(commands.voidLetter, { id: STAY, reason });
  expect(rowOf(all)).toMatchObject({ recordSending: null });
});

test('it goes by letter, kind of care and month', () => {
  expect(medicalRecordBody({ number: NUMBER, care: 'inpatient', issuedOn: '2026-03-09' }, 'x')).toEqual({
    ...{ noSep: NUMBER, jnsPelayanan: '1', bulan: '3', tahun: '2026', dataMR: 'x' },
  });
});

import { recordApproval, requestApproval } from '@alur/contracts/casemix/commands';
import type { CasemixVisitStored } from '@alur/contracts/casemix/rows';
import { changeStayPayer } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { eligibility } from './eligibility.js';
import { STAY, type Insured } from './testing/insured.js';
import { after, comesOf, hospital, outage, refusal } from './testing/vclaim-hospital.js';
import { approvalBody } from './vclaim-letter.js';
import { casemixVisitView } from './visit-view.js';

const YESTERDAY = '2026-11-22';
const submits = ({ story }: Insured, body: object = {}) =>
  story.when(requestApproval, { id: STAY, kind: 'back_dated', issuedOn: YESTERDAY, reason: 'Jaringan putus', ...body });
const tells = ({ story }: Insured, outcome: object, approval = 1) =>
  story.when(recordApproval, { id: STAY, approval, outcome });
const rowOf = ({ story }: Insured) => story.clinic.rows(casemixVisitView)[0] as CasemixVisitStored | undefined;
const records = (all: Insured) => all.records();

const none = () => hospital();
const queued = after(none, submits);
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, all => tells(all, { failed: refusal }));
const submitted = after(queued, all => tells(all, { submitted: true }));
const recorded = after(queued, records);
const stories: Readonly<Record<string, () => Insured>> = { none, queued, waiting, failed, submitted, recorded };

/** What waits, and how the last submission stands in the row. */
const stateOf = (all: Insured): string => {
  const { approval } = all.story.state(eligibility, STAY);
  const last = rowOf(all)?.letterApprovals.at(-1);
  return `${approval?.approval ?? 'nothing'}, ${last?.status ?? 'none'}`;
};

const [TWICE, EXISTS] = ['casemix.approval-requested', 'casemix.letter-exists'];

/** How it stands, and what comes of submitting, of being told of it or of its failure, and of a letter by hand. */
describe.each([
  ['none', 'nothing, none', '1, queued', 'nothing, none', 'nothing, none', 'nothing, none'],
  ['queued', '1, queued', TWICE, 'nothing, submitted', 'nothing, failed', 'nothing, none'],
  ['waiting', '1, queued', TWICE, 'nothing, submitted', 'nothing, failed', 'nothing, none'],
  ['failed', 'nothing, failed', '2, queued', 'nothing, failed', 'nothing, failed', 'nothing, none'],
  ['submitted', 'nothing, submitted', '2, queued', 'nothing, submitted', 'nothing, submitted', 'nothing, none'],
  ['recorded', 'nothing, none', EXISTS, 'nothing, none', 'nothing, none', EXISTS],
])('a submission that is %s', (name, stands, submitting, telling, failing, typing) => {
  test.each([
    ['submitted', submits, submitting],
    ['told as submitted', (all: Insured) => tells(all, { submitted: true }), telling],
    ['told as failed', (all: Insured) => tells(all, { failed: refusal }), failing],
    ['overtaken by a letter', records, typing],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(stateOf(all)).toBe(stands);
    comesOf(all, does, next, stateOf);
  });
});

test.each<[string, () => Insured, object, string]>([
  ['of today as back-dated', none, { issuedOn: '2026-11-23' }, 'casemix.approval-not-late'],
  ['of a day to come', none, { kind: 'fingerprint', issuedOn: '2026-11-24' }, 'casemix.day-to-come'],
  ['without credentials', () => hospital({ credentials: false }), {}, 'settings.no-credentials'],
  ['without a card', () => hospital({ card: false }), {}, 'casemix.card-missing'],
])('nothing is submitted %s', (_what, story, body, code) => {
  submits(story(), body).thenRejects(code);
});

test('of who is not insured nothing is submitted', () => {
  const all = none();
  all.story.when(changeStayPayer, { id: STAY, payer: 'general' });
  submits(all).thenRejects('casemix.not-insured');
});

test('an outage is told once, and says why it waits', () => {
  const all = waiting();
  expect(rowOf(all)).toMatchObject({
    waitsSince: expect.any(String),
    letterApprovals: [{ status: 'queued', problem: { problem: 'unreachable' } }],
  });
  tells(all, { failed: outage }).then();
});

test('a submission says card, day, care, kind and why, as text', () => {
  const asked = queued().story.state(eligibility, STAY).approval!;
  expect(approvalBody('0001234567890', asked)).toMatchObject({
    ...{ noKartu: '0001234567890', tglSep: YESTERDAY, jnsPelayanan: '1', jnsPengajuan: '1' },
    keterangan: 'Jaringan putus',
  });
});

import { recordSubmission, submitClaim } from '@alur/contracts/casemix/commands';
import { correctPatient } from '@alur/contracts/patient/commands';
import { closeBill, reopenBill } from '@alur/contracts/transaction/commands';
import { describe, expect, test } from 'vitest';
import { billOf, patientOf } from '../care/testing/ward.js';
import type { AnyView } from '../kernel/view.js';
import { noticeModule } from '../notice/module.js';
import { claimView } from './claim-view.js';
import { claim } from './claim.js';
import { CLAIM, claimable, STAY, type Insured } from './testing/insured.js';
import { casemixVisitView } from './visit-view.js';

const identity = { name: 'Budi Santoso', gender: 'male', birthDate: '1992-03-15', bpjsNo: '0001234567890' };
const idrg = { system: 'idrg', code: '1044', description: 'Pneumonia', tariff: null, version: '1.0' };
const inacbg = { ...idrg, system: 'inacbg', code: 'J-4-16-I', tariff: 2_750_000 };
const refusal = {
  ...{ problem: 'claim_refused', method: 'set_claim_data', errorNo: 'E2006', message: 'NIK koder tidak dikenal' },
  willRetry: false,
};
const outage = { ...refusal, problem: 'unreachable', errorNo: null, message: 'HTTP 502', willRetry: true };

const corrects = ({ story }: Insured, body: object = {}) =>
  story.when(correctPatient, { id: patientOf(1), ...identity, reason: 'Kartu dibawa', ...body });
const submits = ({ story }: Insured, goal = 'sent') => story.when(submitClaim, { id: CLAIM, goal });
const ends = ({ story }: Insured, outcome: object, more: object = {}) =>
  story.when(recordSubmission, { id: CLAIM, request: 1, groupings: [idrg, inacbg], outcome, ...more });
const rowOf = ({ story }: Insured) => story.clinic.rows(claimView)[0];

/** A claim in each state before it is final; its facility has credentials, and its patient a card. */
const open = (): Insured => {
  const all = claimable();
  const saved = { type: 'CredentialsSaved', data: { merchantId: 1, service: 'e-klaim', sealed: 'x' } };
  all.story.given({ 'integration-1': [saved] });
  corrects(all);
  all.opens();
  all.fills();
  return all;
};
const coded = (): Insured => {
  const all = open();
  all.codesIt();
  return all;
};
const final = (): Insured => {
  const all = coded();
  all.finalizes();
  return all;
};
const after = (before: () => Insured, does: (all: Insured) => unknown) => (): Insured => {
  const all = before();
  does(all);
  return all;
};

/** A final claim in each of its states with E-Klaim. */
const queued = after(final, submits);
const stories: Readonly<Record<string, () => Insured>> = {
  unsent: final,
  queued,
  grouped: after(
    after(final, all => submits(all, 'grouped')),
    all => ends(all, { reached: 'grouped' }),
  ),
  sent: after(queued, all => ends(all, { reached: 'sent' })),
  failed: after(queued, all => ends(all, { failed: refusal }, { groupings: [] })),
};

/** What each command makes of it, or why it is refused. */
const road: [string, (all: Insured) => ReturnType<Insured['codesIt']>, Readonly<Record<string, string>>][] = [
  ['send', submits, { unsent: 'queued', grouped: 'queued', failed: 'queued', queued: '!already-queued' }],
  [
    'group',
    all => submits(all, 'grouped'),
    { unsent: 'queued', grouped: 'queued', failed: 'queued', queued: '!already-queued' },
  ],
  ['reopen', all => all.reopens(), { unsent: 'unsent', queued: 'unsent', grouped: 'unsent', failed: 'unsent' }],
  [
    'code',
    all => all.codesIt(),
    { unsent: '!finalized', queued: '!finalized', grouped: '!finalized', failed: '!finalized' },
  ],
  [
    'cancel',
    all => all.cancels(),
    { unsent: '!finalized', queued: '!finalized', grouped: '!finalized', failed: '!finalized' },
  ],
];

describe.each(Object.keys(stories))('a final claim that is %s', status => {
  test.each(road)('and is to %s', (_name, does, ends) => {
    const all = stories[status]!();
    expect(all.story.state(claim, CLAIM)).toMatchObject({ submission: { status } });
    expect(rowOf(all)).toMatchObject({ submission: status });
    const outcome = does(all);
    // What E-Klaim has sent takes no change there, and so none here.
    const next = ends[status] ?? '!already-sent';
    if (next.startsWith('!')) return outcome.thenRejects(`casemix.${next.slice(1)}`);
    expect(all.story.state(claim, CLAIM)).toMatchObject({ submission: { status: next } });
    expect(rowOf(all)).toMatchObject({ submission: next });
  });
});

describe('a claim is not sent', () => {
  const cancelled = after(coded, all => all.cancels());
  test.each([['open', open] as const, ['coded', coded] as const, ['cancelled', cancelled] as const])(
    'while it is %s',
    (_status, tells) => submits(tells()).thenRejects('casemix.not-finalized'),
  );

  test('without credentials', () => {
    const all = claimable();
    all.opens();
    all.fills();
    all.codesIt();
    all.finalizes();
    submits(all).thenRejects('settings.no-credentials');
  });

  test.each([
    ['card', { bpjsNo: null }, 'casemix.card-number-missing', 'bpjsNo'],
    ['birth date', { birthDate: null }, 'casemix.birth-date-missing', 'birthDate'],
  ])('of a patient without a %s, which is named beside its field', (_what, body, refused, path) => {
    const all = final();
    corrects(all, body);
    submits(all).thenRejects(refused, {}, path);
  });

  test('twice: of two coders who send it, one does', () => {
    const all = final();
    submits(all);
    submits(all).thenRejects('casemix.already-queued');
    ends(all, { reached: 'sent' });
    submits(all).thenRejects('casemix.already-sent');
  });
});

describe('an attempt', () => {
  test('that groups says what each grouper found', () => {
    const all = stories['grouped']!();
    expect(rowOf(all)).toMatchObject({ groupings: [idrg, inacbg], goal: 'grouped', request: 1, problem: null });
  });

  test('that is refused fails in E-Klaim’s words, until it is asked again', () => {
    const all = stories['failed']!();
    expect(rowOf(all)).toMatchObject({ problem: { errorNo: 'E2006', message: 'NIK koder tidak dikenal' } });
    submits(all);
    expect(rowOf(all)).toMatchObject({ submission: 'queued', problem: null, request: 2 });
  });

  test('that does not reach it leaves the claim queued, and says so once', () => {
    const all = queued();
    ends(all, { failed: outage });
    const waits = { submission: { status: 'queued', waitsFor: 'unreachable' } };
    expect(all.story.state(claim, CLAIM)).toMatchObject(waits);
    expect(rowOf(all)).toMatchObject({ submission: 'queued', groupings: [idrg, inacbg] });
    ends(all, { failed: outage }).then();
  });

  test('whose codes have no group fails, though both groupers answered', () => {
    const all = after(final, each => submits(each, 'grouped'))();
    ends(all, { failed: { ...refusal, problem: 'ungroupable' } });
    expect(all.story.state(claim, CLAIM)).toMatchObject({ submission: { status: 'failed' } });
    expect(rowOf(all)).toMatchObject({ submission: 'failed' });
  });

  test('for an earlier request ends no later one', () => {
    const all = stories['failed']!();
    submits(all);
    ends(all, { failed: refusal }).then();
    ends(all, { reached: 'grouped' }).then();
  });

  test('that sent it counts even if the claim was reopened meanwhile: then nothing of it changes any more', () => {
    const all = queued();
    all.reopens();
    ends(all, { reached: 'sent' });
    expect(rowOf(all)).toMatchObject({ submission: 'sent', status: 'coded', encounterIds: [STAY] });
    for (const does of [all.codesIt, all.fills, all.finalizes, all.cancels, () => submits(all)])
      does().thenRejects('casemix.already-sent');
    ends(all, { reached: 'sent' }).then();
  });
});

describe('a claimed visit that is reopened', () => {
  const header = { encounterId: STAY, patientId: patientOf(1), unitId: 1 };
  const turns = (all: Insured, type: string, more: object = {}) =>
    all.story.given({ [`encounter-${STAY}`]: [{ type, data: { ...header, ...more } }] });
  const notices = noticeModule.views[0] as AnyView;
  const told = ({ story }: Insured, what = 'visit') =>
    story.clinic
      .rows<{ kind: string; shared: string | null }>(notices)
      .find(({ kind }) => kind === `claimed-${what}-reopened`);

  test('is told to casemix until its care has ended again or the claim is open, and stays on its row', () => {
    const all = final();
    expect(told(all)).toMatchObject({ shared: null });
    turns(all, 'EncounterReopened', { reason: 'Diagnosis keliru' });
    expect(told(all)).toMatchObject({ shared: 'claim', note: 'Diagnosis keliru', patientName: 'Budi Santoso' });
    expect(rowOf(all)).toMatchObject({ status: 'finalized' });
    turns(all, 'EncounterConcluded');
    expect(told(all)).toMatchObject({ shared: null });
    const [visit] = all.story.clinic.rows<{ reopenedAt: string | null }>(casemixVisitView);
    expect(visit?.reopenedAt).not.toBeNull();
    turns(all, 'EncounterReopened', { reason: 'Diagnosis keliru' });
    all.reopens();
    expect(told(all)).toMatchObject({ shared: null });
  });

  test('and so is its bill, until it is closed again', () => {
    const all = final();
    all.story.when(reopenBill, { id: billOf(STAY), reason: 'Biaya kurang' });
    expect(told(all, 'bill')).toMatchObject({ shared: 'claim', patientName: 'Budi Santoso' });
    submits(all).thenRejects('casemix.bill-open');
    all.story.when(closeBill, { id: billOf(STAY) });
    expect(told(all, 'bill')).toMatchObject({ shared: null });
    submits(all).thenRows(claimView, [{ submission: 'queued' }]);
  });
});

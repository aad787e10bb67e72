import * as commands from '@alur/contracts/control-letter/commands';
import { voidLetter } from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { DAY } from '../care/testing/ward.js';
import { NUMBER, reason, STAY, type Insured } from '../casemix/testing/insured.js';
import {
  after,
  asks as asksEligibility,
  comesOf,
  hospital,
  outage,
  refusal,
} from '../casemix/testing/vclaim-hospital.js';
import { controlLetterView } from './control-letter-view.js';
import { controlLetter } from './control-letter.js';

const [LETTER, SECOND] = [700, 701];
const OWN = '0999R0011126K000001';
const plan = {
  ...{ encounterId: STAY, kind: 'control', plannedOn: '2026-12-01' },
  ...{ poli: { code: 'INT', name: 'PENYAKIT DALAM' }, doctor: { code: '31661', name: 'dr. Ratna, Sp.PD' } },
};
const moved = {
  plannedOn: '2026-12-08',
  ...{ poli: { code: 'JAN', name: 'JANTUNG' }, doctor: { code: '31662', name: 'dr. Anton, Sp.JP' } },
};
const asks = ({ story }: Insured, body: object = {}, control_letter = LETTER) =>
  story.when(commands.requestControlLetter, { ...plan, ...body }, { ids: { control_letter } });
const types = ({ story }: Insured, body: object = {}, control_letter = LETTER) =>
  story.when(commands.recordControlLetter, { ...plan, number: OWN, ...body }, { ids: { control_letter } });
const tells = ({ story }: Insured, outcome: object) =>
  story.when(commands.recordControlLetterRequest, { id: LETTER, outcome });
const issues = (all: Insured) => tells(all, { issued: { number: OWN } });
const withdraws = ({ story }: Insured) => story.when(commands.withdrawControlLetter, { id: LETTER });
const voids = ({ story }: Insured) => story.when(commands.voidControlLetter, { id: LETTER, reason });
const deletes = ({ story }: Insured) => story.when(commands.deleteControlLetter, { id: LETTER, reason });
const tellsOfDeletion = ({ story }: Insured, outcome: object) =>
  story.when(commands.recordControlLetterDeletion, { id: LETTER, outcome });
const changes = ({ story }: Insured, more: object = {}) =>
  story.when(commands.changeControlLetter, { id: LETTER, ...moved, ...more });
const tellsOfChange = ({ story }: Insured, outcome: object, change = 1) =>
  story.when(commands.recordControlLetterChange, { id: LETTER, change, outcome });
const rowsOf = ({ story }: Insured) => story.clinic.rows(controlLetterView);

const lettered = after(hospital, all => all.records());
const queued = after(lettered, asks);
const waiting = after(queued, all => tells(all, { failed: outage }));
const failed = after(queued, all => tells(all, { failed: refusal }));
const withdrawn = after(queued, withdraws);
const issued = after(queued, issues);
const typed = after(lettered, types);
const changing = after(issued, changes);
const unmoved = after(changing, all => tellsOfChange(all, { failed: refusal }));
const deleting = after(issued, deletes);
const kept = after(deleting, all => tellsOfDeletion(all, { failed: refusal }));
const voided = after(issued, voids);
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ queued, waiting, failed, withdrawn, issued, typed, changing, unmoved, deleting, kept, voided },
};
const stateOf = ({ story }: Insured): string => {
  const state = story.state(controlLetter, LETTER);
  if (state.status !== 'issued') return state.status;
  return state.deletion ? 'deleting' : state.change ? `changing ${state.change.change}` : 'issued';
};

const [UNASKED, NONE, TWICE] = ['control-letter.not-requested', 'control-letter.not-issued', 'control-letter.deleting'];
/** How it stands, and what comes of withdrawing it, of being told of the letter or of a failure, of changing, voiding and deleting. */
describe.each([
  ['queued', 'queued', 'withdrawn', 'issued', 'failed', NONE, 'queued', NONE, NONE, 'queued'],
  ['waiting', 'queued', 'withdrawn', 'issued', 'failed', NONE, 'queued', NONE, NONE, 'queued'],
  ['failed', 'failed', UNASKED, 'failed', 'failed', NONE, 'failed', NONE, NONE, 'failed'],
  ['withdrawn', 'withdrawn', UNASKED, 'issued', 'withdrawn', NONE, 'withdrawn', NONE, NONE, 'withdrawn'],
  ['issued', 'issued', UNASKED, 'issued', 'issued', 'changing 1', 'issued', 'voided', 'deleting', 'issued'],
  ['typed', 'issued', UNASKED, 'issued', 'issued', 'changing 1', 'issued', 'voided', 'deleting', 'issued'],
  [
    'changing',
    'changing 1',
    UNASKED,
    'changing 1',
    'changing 1',
    'changing 2',
    'issued',
    'voided',
    'deleting',
    'changing 1',
  ],
  ['unmoved', 'issued', UNASKED, 'issued', 'issued', 'changing 2', 'issued', 'voided', 'deleting', 'issued'],
  ['deleting', 'deleting', UNASKED, 'deleting', 'deleting', TWICE, 'deleting', 'voided', TWICE, 'voided'],
  ['kept', 'issued', UNASKED, 'issued', 'issued', 'changing 1', 'issued', 'voided', 'deleting', 'issued'],
  ['voided', 'voided', UNASKED, 'voided', 'voided', NONE, 'voided', NONE, NONE, 'voided'],
])(
  'a letter that is %s',
  (name, stands, withdrawing, issuing, failing, asking, changed, voiding, deletion, deleted) => {
    test.each([
      ['withdrawn', withdraws, withdrawing],
      ['told as issued', issues, issuing],
      ['told as failed', (all: Insured) => tells(all, { failed: refusal }), failing],
      ['to be changed', changes, asking],
      ['told as changed', (all: Insured) => tellsOfChange(all, { changed: true }), changed],
      ['told as not changed', (all: Insured) => tellsOfChange(all, { failed: refusal }), changed],
      ['voided by hand', voids, voiding],
      ['to be deleted', deletes, deletion],
      ['told as deleted', (all: Insured) => tellsOfDeletion(all, { deleted: true }), deleted],
    ] as const)('and %s', (_what, does, next) => {
      const all = stories[name]!();
      expect(stateOf(all)).toBe(stands);
      comesOf(all, does, next, stateOf);
    });
  },
);

test('a change stands by the number of before once VClaim has made it, and what it says until then', () => {
  const all = changing();
  expect(rowsOf(all)).toMatchObject([{ plannedOn: plan.plannedOn, change: { status: 'queued', ...moved } }]);
  tellsOfChange(all, { failed: outage });
  tellsOfChange(all, { failed: outage }).then();
  changes(all, { plannedOn: '2026-12-09' });
  tellsOfChange(all, { changed: true }).then();
  tellsOfChange(all, { changed: true }, 2);
  expect(rowsOf(all)).toMatchObject([
    { ...moved, plannedOn: '2026-12-09', number: OWN, change: null, waitsSince: null },
  ]);
  changes(all, { plannedOn: '2026-01-01' }).thenRejects('control-letter.past');
});

test('a control follows the letter of its visit, and an order to admit needs none', () => {
  const all = hospital();
  asks(all).thenRejects('casemix.no-letter');
  asks(all, { kind: 'admission', plannedOn: DAY });
  issues(all);
  expect(rowsOf(all)).toMatchObject([{ status: 'issued', kind: 'admission', number: OWN, eligibilityLetter: null }]);
  all.records();
  asks(all, {}, SECOND);
  expect(rowsOf(all)).toMatchObject([{}, { status: 'queued', kind: 'control', eligibilityLetter: NUMBER }]);
});

test.each<[string, () => Insured, string]>([
  [
    'without a card',
    after(
      () => hospital({ card: false }),
      all => all.records(),
    ),
    'casemix.card-missing',
  ],
  [
    'without credentials',
    after(
      () => hospital({ credentials: false }),
      all => all.records(),
    ),
    'settings.no-credentials',
  ],
  [
    'of a facility without a code',
    after(
      () => hospital({ provider: false }),
      all => all.records(),
    ),
    'casemix.provider-missing',
  ],
])('none is asked for %s', (_what, story, code) => {
  asks(story()).thenRejects(code);
});

test('none is planned for a day that is over', () => {
  asks(lettered(), { plannedOn: '2026-11-22' }).thenRejects('control-letter.past');
});

test('a visit has one of a kind at a time, whether it is asked for or typed', () => {
  asks(queued(), {}, SECOND).thenRejects('control-letter.exists');
  types(issued(), { number: '0999R0011126K000002' }, SECOND).thenRejects('control-letter.exists');
  for (const over of [failed, withdrawn, voided]) asks(over(), {}, SECOND);
});

test('a number is one letter’s alone, and free once it is void', () => {
  const all = typed();
  types(all, { kind: 'admission' }, SECOND).thenRejects('control-letter.number-taken');
  voids(all);
  types(all, { kind: 'admission' }, SECOND);
  expect(rowsOf(all)).toMatchObject([{ status: 'voided' }, { status: 'issued', isTyped: true, number: OWN }]);
});

test('what is issued under a number of another letter is told as a failure', () => {
  const all = typed();
  asks(all, { kind: 'admission' }, SECOND);
  all.story.when(commands.recordControlLetterRequest, { id: SECOND, outcome: { issued: { number: OWN } } });
  expect(rowsOf(all)).toMatchObject([{}, { status: 'failed', problem: { problem: 'number_taken', message: OWN } }]);
});

test('what BPJS issued after it was withdrawn is kept, unless another one was planned', () => {
  const all = withdrawn();
  asks(all, {}, SECOND);
  issues(all).then();
  expect(rowsOf(all)).toMatchObject([{ status: 'withdrawn' }, { status: 'queued' }]);
});

test('a refusal is told in BPJS’s own words; an outage once, and waits on', () => {
  expect(rowsOf(failed())).toMatchObject([{ waitsSince: null, problem: { message: refusal.message } }]);
  const all = waiting();
  expect(rowsOf(all)).toMatchObject([{ status: 'queued', problem: { problem: 'unreachable' } }]);
  tells(all, { failed: outage }).then();
  const other = deleting();
  tellsOfDeletion(other, { failed: outage });
  tellsOfDeletion(other, { failed: outage }).then();
  expect(rowsOf(other)).toMatchObject([{ status: 'issued', deletion: { status: 'queued' } }]);
});

test('one of another facility is not deleted there', () => {
  const all = lettered();
  types(all, { number: '0888R0011126K000001' });
  deletes(all).thenRejects('control-letter.elsewhere');
});

test('it is used by the eligibility letter that is asked for by it, until that fails or is void', () => {
  const all = hospital();
  asks(all, { kind: 'admission' });
  issues(all);
  asksEligibility(all);
  expect(rowsOf(all)).toMatchObject([{ usedFor: STAY }]);
  all.records();
  all.story.when(voidLetter, { id: STAY, reason });
  expect(rowsOf(all)).toMatchObject([{ usedFor: null }]);
});

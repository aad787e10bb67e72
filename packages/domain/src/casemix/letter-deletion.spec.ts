import * as commands from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { eligibility } from './eligibility.js';
import { NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { after, asks, comesOf, hospital, issues, outage, refusal } from './testing/vclaim-hospital.js';
import { casemixVisitView } from './visit-view.js';

const deletes = ({ story }: Insured) => story.when(commands.deleteLetter, { id: STAY, reason });
const tells = ({ story }: Insured, outcome: object, number = NUMBER) =>
  story.when(commands.recordLetterDeletion, { id: STAY, number, outcome });
const voids = ({ story }: Insured) => story.when(commands.voidLetter, { id: STAY, reason });

const typed = after(hospital, all => all.records());
const issued = after(after(hospital, asks), issues);
const deleting = after(issued, deletes);
const waiting = after(deleting, all => tells(all, { failed: outage }));
const refused = after(deleting, all => tells(all, { failed: refusal }));
const deleted = after(deleting, all => tells(all, { deleted: true }));
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ none: hospital, typed, issued, deleting, waiting, refused, deleted },
};
const stateOf = ({ story }: Insured): string => {
  const { status, deletion } = story.state(eligibility, STAY);
  return deletion ? `${status}, deleting` : status;
};

const [NO_LETTER, TWICE] = ['casemix.no-letter', 'casemix.letter-deleting'];
/** How it stands, and what comes of asking for its deletion, of being told of it or of a failure, and of voiding it. */
describe.each([
  ['none', 'none', NO_LETTER, 'none', 'none', NO_LETTER],
  ['typed', 'recorded', 'recorded, deleting', 'recorded', 'recorded', 'voided'],
  ['issued', 'recorded', 'recorded, deleting', 'recorded', 'recorded', 'voided'],
  ['deleting', 'recorded, deleting', TWICE, 'voided', 'recorded', 'voided'],
  ['waiting', 'recorded, deleting', TWICE, 'voided', 'recorded', 'voided'],
  ['refused', 'recorded', 'recorded, deleting', 'recorded', 'recorded', 'voided'],
  ['deleted', 'voided', NO_LETTER, 'voided', 'voided', NO_LETTER],
])('a letter that is %s', (name, stands, asking, deletion, failing, voiding) => {
  test.each([
    ['is to be deleted', deletes, asking],
    ['is told as deleted', (all: Insured) => tells(all, { deleted: true }), deletion],
    ['is told as kept', (all: Insured) => tells(all, { failed: refusal }), failing],
    ['is voided by hand', voids, voiding],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(stateOf(all)).toBe(stands);
    comesOf(all, does, next, stateOf);
  });
});

test('what VClaim has deleted is void, its number free, and nothing waits', () => {
  const all = deleted();
  expect(all.story.clinic.rows(casemixVisitView)).toMatchObject([
    { letter: null, letterNumber: null, letterDeletion: null, waitsSince: null },
  ]);
  expect(all.story.state(encounter, STAY)).toMatchObject({ documents: {} });
});

test('a refusal is told in BPJS’s own words; an outage once, and waits on', () => {
  expect(refused().story.clinic.rows(casemixVisitView)).toMatchObject([
    { waitsSince: null, letterDeletion: { status: 'failed', problem: { message: refusal.message } } },
  ]);
  const all = waiting();
  expect(all.story.clinic.rows(casemixVisitView)).toMatchObject([
    { letterNumber: NUMBER, letterDeletion: { status: 'queued', problem: { problem: 'unreachable' } } },
  ]);
  tells(all, { failed: outage }).then();
});

test.each<[string, () => Insured, string]>([
  [
    'of another facility',
    after(hospital, all => all.records({ number: '0888R0011126V000001' })),
    'casemix.letter-elsewhere',
  ],
  [
    'where no credentials are',
    after(
      () => hospital({ credentials: false }),
      all => all.records(),
    ),
    'settings.no-credentials',
  ],
])('one %s is not deleted there', (_what, story, code) => {
  deletes(story()).thenRejects(code);
});

test('a claim is opened upon no letter that is being deleted, and keeps one from being deleted', () => {
  const all = issued();
  all.leaves();
  all.closes();
  deletes(all);
  all.opens().thenRejects('casemix.letter-deleting');
  tells(all, { failed: refusal });
  all.opens();
  deletes(all).thenRejects('casemix.letter-claimed');
});

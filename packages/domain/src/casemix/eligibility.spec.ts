import * as commands from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { stayView } from '../stay/stay-view.js';
import { eligibility } from './eligibility.js';
import { claimable, insured, letter, NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { casemixVisitView } from './visit-view.js';

const voids = ({ story }: Insured) => story.when(commands.voidLetter, { id: STAY, reason });

/** A visit without a letter, with one, and with one that was voided. */
const stories: Readonly<Record<string, () => Insured>> = {
  none: () => insured(),
  recorded: () => {
    const all = insured();
    all.records();
    return all;
  },
  voided: () => {
    const all = stories['recorded']!();
    voids(all);
    return all;
  },
};

describe.each([
  ['none', 'recorded', 'casemix.no-letter'],
  ['recorded', 'casemix.letter-exists', 'voided'],
  ['voided', 'recorded', 'casemix.no-letter'],
])('a letter that is %s', (status, recording, voiding) => {
  test.each([
    ['recorded', (all: Insured) => all.records(), recording],
    ['voided', voids, voiding],
  ] as const)('and is to be %s', (_name, does, next) => {
    const all = stories[status]!();
    expect(all.story.state(eligibility, STAY).status).toBe(status);
    const outcome = does(all);
    if (next.startsWith('casemix.')) outcome.thenRejects(next);
    else outcome.thenState(eligibility, STAY, { status: next });
  });
});

test('its number is the visit’s document as long as it stands', () => {
  const all = insured();
  all.records().thenState(encounter, STAY, { documents: { sep: NUMBER } });
  all.story.thenRows(stayView, [{ sep: NUMBER }]);
  all.story.thenRows(casemixVisitView, [{ letterNumber: NUMBER }]);
  voids(all).thenState(encounter, STAY, { documents: {} });
  all.story.thenRows(stayView, [{ sep: null }]);
  all.story.thenRows(casemixVisitView, [{ letterNumber: null, letter: null }]);
});

test('its number is one visit’s alone, and free again once it is voided', () => {
  const all = insured();
  all.records();
  all.registers(2);
  all.admits(2, { payer: 'bpjs', bedId: 2 });
  const other = () => all.story.when(commands.recordLetter, { id: 2, ...letter });
  other().thenRejects('casemix.number-taken', {}, 'number');
  voids(all);
  other().thenState(eligibility, 2, { status: 'recorded', number: NUMBER });
});

test.each<[string, object, string, string]>([
  ['of other care', { care: 'outpatient' }, 'casemix.other-care', 'care'],
  ['of tomorrow', { issuedOn: '2026-11-24' }, 'casemix.day-to-come', 'issuedOn'],
  ['older than its referral', { issuedOn: '2026-11-20' }, 'casemix.referral-later', 'referral.date'],
])('one %s is refused', (_what, body, refusal, path) => insured().records(body).thenRejects(refusal, {}, path));

test('a visit that another pays has none', () => insured('general').records().thenRejects('casemix.not-insured'));

test('a claim that rests on it holds it', () => {
  const all = claimable();
  all.opens();
  voids(all).thenRejects('casemix.letter-claimed');
  all.cancels();
  voids(all).thenState(eligibility, STAY, { status: 'voided' });
});

import * as commands from '@alur/contracts/casemix/commands';
import { describe, expect, test } from 'vitest';
import { eligibility } from './eligibility.js';
import { NUMBER, reason, STAY, type Insured } from './testing/insured.js';
import { after, asks, comesOf, hospital, issues, outage, refusal } from './testing/vclaim-hospital.js';
import { casemixVisitView } from './visit-view.js';

const said = {
  ...{ classEntitled: 2, notes: 'Kelas diperbaiki', initialDiagnosis: { code: 'J18.1', name: 'Pneumonia lobaris' } },
  ...{
    doctor: { code: '31662', name: 'dr. Anton, Sp.P' },
    upgrade: { class: 'vip', payer: 'peserta', guarantor: 'Sri' },
  },
};
const corrects = ({ story }: Insured, more: object = {}) =>
  story.when(commands.correctLetter, { id: STAY, ...said, ...more });
const tells = ({ story }: Insured, outcome: object, correction = 1) =>
  story.when(commands.recordLetterCorrection, { id: STAY, number: NUMBER, correction, outcome });
const deletes = ({ story }: Insured) => story.when(commands.deleteLetter, { id: STAY, reason });
const voids = ({ story }: Insured) => story.when(commands.voidLetter, { id: STAY, reason });

const typed = after(hospital, all => all.records());
const issued = after(after(hospital, asks), issues);
const correcting = after(issued, corrects);
const waiting = after(correcting, all => tells(all, { failed: outage }));
const refused = after(correcting, all => tells(all, { failed: refusal }));
const corrected = after(correcting, all => tells(all, { corrected: true }));
const deleting = after(issued, deletes);
const voided = after(correcting, voids);
const stories: Readonly<Record<string, () => Insured>> = {
  ...{ none: hospital, typed, issued, correcting, waiting, refused, corrected, deleting, voided },
};
const stateOf = ({ story }: Insured): string => {
  const { status, correction } = story.state(eligibility, STAY);
  return correction ? `${status}, correction ${correction.correction}` : status;
};
const rowOf = ({ story }: Insured) => story.clinic.rows(casemixVisitView)[0];

const NO_LETTER = 'casemix.no-letter';
/** How it stands, and what comes of asking for a correction, of being told of the first one or of its failure, and of voiding the letter. */
describe.each([
  ['none', 'none', NO_LETTER, 'none', 'none', NO_LETTER],
  ['typed', 'recorded', 'recorded, correction 1', 'recorded', 'recorded', 'voided'],
  ['issued', 'recorded', 'recorded, correction 1', 'recorded', 'recorded', 'voided'],
  ['correcting', 'recorded, correction 1', 'recorded, correction 2', 'recorded', 'recorded', 'voided'],
  ['waiting', 'recorded, correction 1', 'recorded, correction 2', 'recorded', 'recorded', 'voided'],
  ['refused', 'recorded', 'recorded, correction 2', 'recorded', 'recorded', 'voided'],
  ['corrected', 'recorded', 'recorded, correction 2', 'recorded', 'recorded', 'voided'],
  ['deleting', 'recorded', 'casemix.letter-deleting', 'recorded', 'recorded', 'voided'],
  ['voided', 'voided', NO_LETTER, 'voided', 'voided', NO_LETTER],
])('a letter that is %s', (name, stands, asking, correction, failing, voiding) => {
  test.each([
    ['is to be corrected', corrects, asking],
    ['is told as corrected', (all: Insured) => tells(all, { corrected: true }), correction],
    ['is told as not corrected', (all: Insured) => tells(all, { failed: refusal }), failing],
    ['is voided by hand', voids, voiding],
  ] as const)('and %s', (_what, does, next) => {
    const all = stories[name]!();
    expect(stateOf(all)).toBe(stands);
    comesOf(all, does, next, stateOf);
  });
});

test('what VClaim has corrected is what the letter says, by its number of before, and nothing waits', () => {
  const all = corrected();
  expect(rowOf(all)).toMatchObject({
    ...{ letterNumber: NUMBER, letterCorrection: null, waitsSince: null },
    letter: {
      ...{ number: NUMBER, classEntitled: 2, doctorName: 'dr. Anton, Sp.P', notes: 'Kelas diperbaiki', isIssued: true },
      ...{ initialDiagnosis: said.initialDiagnosis, asked: { upgrade: said.upgrade, doctor: said.doctor } },
    },
  });
});

test('the letter says what it said until VClaim has corrected it; a refusal is told in BPJS’s own words', () => {
  for (const [all, status, problem] of [
    [waiting(), 'queued', { problem: 'unreachable' }],
    [refused(), 'failed', { message: refusal.message }],
  ] as const)
    expect(rowOf(all)).toMatchObject({
      letter: { classEntitled: 3, asked: { upgrade: null } },
      letterCorrection: { status, problem, asked: { classEntitled: 2 } },
    });
  tells(waiting(), { failed: outage }).then();
});

test('a later correction takes the place of one that waits, and is not ended by what comes of that', () => {
  const all = waiting();
  corrects(all, { classEntitled: 1 });
  tells(all, { corrected: true }).then();
  tells(all, { corrected: true }, 2);
  expect(rowOf(all)).toMatchObject({ letter: { classEntitled: 1 }, letterCorrection: null });
});

test.each<[string, () => Insured, object, string]>([
  [
    'of another facility',
    after(hospital, all => all.records({ number: '0888R0011126V000001' })),
    {},
    'casemix.letter-elsewhere',
  ],
  [
    'with an accident after its day',
    issued,
    {
      accident: {
        ...{ kind: 'traffic', date: '2099-01-01', description: 'Tabrakan' },
        place: {
          ...{ province: { code: '33', name: 'Jawa Tengah' }, regency: { code: '3374', name: 'Semarang' } },
          district: { code: '337401', name: 'Tembalang' },
        },
      },
    },
    'casemix.accident-later',
  ],
  [
    'where no credentials are',
    after(
      () => hospital({ credentials: false }),
      all => all.records(),
    ),
    {},
    'settings.no-credentials',
  ],
])('one %s is not corrected there', (_what, story, more, code) => {
  corrects(story(), more).thenRejects(code);
});

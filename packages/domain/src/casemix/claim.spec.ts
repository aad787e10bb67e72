import { noTariff } from '@alur/contracts/casemix/tariff';
import { concludeStay, leaveStay, orderDischarge, recordVisit } from '@alur/contracts/stay/commands';
import { describe, expect, test } from 'vitest';
import { billOf, VIP_BED } from '../care/testing/ward.js';
import { linesOn } from '../transaction/bill.js';
import { transaction } from '../transaction/transaction.js';
import { claimView } from './claim-view.js';
import { claim } from './claim.js';
import { CLAIM, claimable, insured, LEFT, reason, STAY, type Insured } from './testing/insured.js';
import { casemixVisitView } from './visit-view.js';

/** A claim in each of its states, with its data filled in. */
const stories: Readonly<Record<string, () => Insured>> = {
  open: () => {
    const all = claimable();
    all.opens();
    all.fills();
    return all;
  },
  coded: () => {
    const all = stories['open']!();
    all.codesIt();
    return all;
  },
  finalized: () => {
    const all = stories['coded']!();
    all.finalizes();
    return all;
  },
  cancelled: () => {
    const all = stories['coded']!();
    all.cancels();
    return all;
  },
};

/** What each command makes of each state, and how each other is refused. */
const road = [
  ['code', (all: Insured) => all.codesIt(), { open: 'coded', coded: 'coded' }],
  ['fill in', (all: Insured) => all.fills(), { open: 'open', coded: 'coded' }],
  ['finalize', (all: Insured) => all.finalizes(), { coded: 'finalized' }],
  ['reopen', (all: Insured) => all.reopens(), { finalized: 'coded' }],
  ['cancel', (all: Insured) => all.cancels(), { open: 'cancelled', coded: 'cancelled' }],
] as const;
const refusals: Readonly<Record<string, string>> = {
  'finalize open': 'casemix.not-coded',
  'reopen open': 'casemix.not-finalized',
  'reopen coded': 'casemix.not-finalized',
  'reopen cancelled': 'casemix.not-finalized',
};

describe.each(Object.keys(stories))('a claim that is %s', status => {
  test.each(road)('and is to %s', (name, does, allowed: Readonly<Record<string, string>>) => {
    const all = stories[status]!();
    expect(all.story.state(claim, CLAIM).status).toBe(status);
    const outcome = does(all);
    const next = allowed[status];
    if (next === undefined) return outcome.thenRejects(refusals[`${name} ${status}`] ?? `casemix.${status}`);
    outcome.thenState(claim, CLAIM, { status: next });
    expect(all.story.clinic.rows(claimView)[0]?.['status']).toBe(next);
  });
});

describe('opening a claim', () => {
  test('rests on the stay’s letter, and says from when to when she was cared for', () => {
    const all = claimable();
    all
      .opens()
      .thenRows(claimView, [
        { id: CLAIM, encounterIds: [STAY], careFrom: '2026-11-23', careUntil: LEFT, status: 'open' },
      ]);
    all.story.thenRows(casemixVisitView, [{ claimId: CLAIM, unclaimed: null }]);
  });

  test.each<[string, () => Insured, string]>([
    ['that goes on', () => insured(), 'casemix.not-finished'],
    [
      'without a letter',
      () => {
        const all = insured();
        all.leaves();
        return all;
      },
      'casemix.no-letter',
    ],
    [
      'that another pays',
      () => {
        const all = insured('general');
        all.leaves();
        return all;
      },
      'casemix.not-insured',
    ],
    [
      'that is concluded, whose patient is still in her bed',
      () => {
        const all = insured();
        all.records();
        all.story.when(recordVisit, { id: STAY, doctorId: 1 });
        all.story.when(orderDischarge, { id: STAY, manner: 'approved', plannedOn: LEFT });
        all.story.when(concludeStay, { id: STAY }).thenRows(casemixVisitView, [{ unclaimed: null }]);
        return all;
      },
      'casemix.not-finished',
    ],
  ])('is refused of a stay %s', (_what, tells, refusal) => tells().opens().thenRejects(refusal));

  test('is refused of a visit that another claim has, until that one is cancelled', () => {
    const all = claimable();
    all.opens();
    all.opens([STAY], CLAIM + 1).thenRejects('casemix.visit-claimed', {}, 'encounterIds');
    all.cancels();
    all.story.thenRows(casemixVisitView, [{ claimId: null, unclaimed: 'yes' }]);
    all.opens([STAY], CLAIM + 1).thenState(claim, CLAIM + 1, { status: 'open' });
  });

  test('takes visits of one episode', () => {
    const all = claimable();
    all.registers(2);
    all.admits(2, { payer: 'bpjs', bedId: VIP_BED });
    all.opens([STAY, 2]).thenRejects('casemix.not-finished');
    all.story.when(orderDischarge, { id: 2, manner: 'approved', plannedOn: LEFT });
    all.story.when(leaveStay, { id: 2 });
    all.opens([STAY, 2]).thenRejects('casemix.other-episode', {}, 'encounterIds');
  });
});

test('a visit entered twice is one visit', () => {
  const all = claimable();
  all.opens([STAY, STAY]).thenState(claim, CLAIM, { encounterIds: [STAY] });
});

describe('what is filled in', () => {
  test.each<[string, object, string, string]>([
    ['half a blood pressure', { systolic: 120 }, 'casemix.pressure-half', 'diastolic'],
    ['a reversed one', { systolic: 80, diastolic: 90 }, 'casemix.pressure-reversed', 'diastolic'],
    ['more intensive days than days', { icuLos: 4 }, 'casemix.icu-too-long', 'icuLos'],
    [
      'an upgrade of class 3',
      { upgrade: { class: 'vip', days: 1, payer: 'peserta' } },
      'casemix.no-upgrade',
      'upgrade.class',
    ],
    [
      'a longer upgrade than the stay',
      { careClass: 2, upgrade: { class: 'vip', days: 4, payer: 'peserta' } },
      'casemix.upgrade-too-long',
      'upgrade.days',
    ],
    [
      'a ventilator that ends before it begins',
      { ventilation: [{ from: '2026-11-24T12:00:00Z', until: '2026-11-24T10:00:00Z' }] },
      'casemix.span-reversed',
      'ventilation.0.until',
    ],
    [
      'a ventilator that outlasts the stay',
      { ventilation: [{ from: '2026-11-01T12:00:00Z', until: '2026-11-24T10:00:00Z' }] },
      'casemix.ventilation-too-long',
      'ventilation',
    ],
    ['a doctor who does not work here', { attendingDoctorId: 9 }, 'casemix.no-such-doctor', 'attendingDoctorId'],
  ])('is not %s', (_what, body, refusal, path) => {
    const all = claimable();
    all.opens();
    const { most } = { most: refusal === 'casemix.ventilation-too-long' ? 96 : 3 };
    all.fills(body).thenRejects(refusal, /too-long/.test(refusal) ? { most } : {}, path);
  });

  test('is no code twice', () => {
    const all = claimable();
    all.opens();
    const twice = { code: 'J18.9', name: 'Pneumonia' };
    all.codesIt({ diagnoses: [twice, twice] }).thenRejects('casemix.code-twice', { code: 'J18.9' }, 'diagnoses.1.code');
  });
});

describe('finalizing', () => {
  test('freezes the bill’s components, which add up to what its visits were charged', () => {
    const all = stories['coded']!();
    all.finalizes();
    const bill = all.story.state(transaction, billOf(STAY));
    if (bill.status === 'none') throw new Error('there is no bill');
    const charged = linesOn(bill).reduce((sum, { amount }) => sum + amount, 0);
    const [row] = all.story.clinic.rows<{ tariff: object; total: number }>(claimView);
    expect(row?.total).toBe(charged);
    // Nights in class 3 and the fees of a new patient are the room’s; the intensive night is not.
    expect(row?.tariff).toEqual({
      ...noTariff,
      ...{ kamar: charged - 900_000 - 150_000, rawat_intensif: 900_000, konsultasi: 150_000 },
    });
  });

  test('waits for the bill to be closed', () => {
    const all = insured();
    all.records();
    all.leaves();
    all.opens();
    all.fills();
    all.codesIt();
    all.finalizes().thenRejects('casemix.bill-open');
  });

  test('waits for the data', () => {
    const all = claimable();
    all.opens();
    all.codesIt();
    all.finalizes().thenRejects('casemix.no-data');
  });

  test('is done by the quicker of two coders; reopened, it is open to both again', () => {
    const all = stories['finalized']!();
    all.finalizes().thenRejects('casemix.finalized');
    all.reopens().thenRows(claimView, [{ status: 'coded', tariff: null, total: null, reason, finalized: null }]);
    all.finalizes().thenState(claim, CLAIM, { status: 'finalized' });
  });
});

import { dropCharge as dropChargeCommand } from '@alur/contracts/transaction/commands';
import { describe, expect, it } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { linesOn, type AnyBill } from './bill.js';
import { dropCharge, expectCharge, postCharges, recordPerformers, withdrawCharges } from './charging.js';
import { concludeEncounter, resumeEncounter } from './encounters.js';
import {
  charged,
  discounted,
  dropped,
  lateCharged,
  insured,
  owed,
  reopened,
  resumed,
  undiscounted,
  withdrawn,
} from './testing/bill-events.js';
import {
  attached,
  bare,
  BILL,
  cashier,
  closed,
  concluded,
  documentOf,
  expected,
  medicine,
  of,
  onBill,
  opened,
  past,
  received,
  settled,
  treatment,
} from './testing/bills.js';
import { billOf, transaction } from './transaction.js';

const talk = { ...treatment, itemType: 'clinical' as const, name: 'Konsultasi dr. Budi', unitPrice: 75_000 };
const visit = documentOf('consultation', 3, talk, { ...treatment, quantity: 2 });
const onlyTalk = documentOf('consultation', 3, talk);
const prescription = { ...documentOf('prescription', 4, medicine), fixed: true };
const { source } = prescription;

const posting = (document = visit) => onBill(s => postCharges(s, document, cashier));
const concluding = onBill(s => concludeEncounter(s, 3, cashier));
const withdrawing = onBill(s => withdrawCharges(s, source, cashier, { expectAgain: true }));

const open = { [BILL]: past.open };
const awaiting = { [BILL]: [...past.open, expected(4)] };

describe('posting charges', () => {
  it('puts a document on the bill, numbered on, at the payer’s tariff', () =>
    given(open)
      .when(posting())
      .then({ [BILL]: [charged(visit, { from: 3 })] }));

  it('closes the bill when nothing is awaited, whichever comes last', () => {
    given(open)
      .when(posting())
      .when(concluding)
      .then({ [BILL]: [concluded, closed({ subtotal: 190_000 })] });
    const story = given(awaiting);
    story
      .when(posting())
      .when(concluding)
      .then({ [BILL]: [concluded] });
    story
      .when(posting(prescription))
      .then({ [BILL]: [charged(prescription, { from: 5 }), closed({ subtotal: 200_000 })] });
    const priced = given(awaiting);
    priced.when(posting(prescription)).then({ [BILL]: [charged(prescription, { from: 3 })] });
    priced.when(concluding).then({ [BILL]: [concluded, closed({ subtotal: 25_000 })] });
    given(awaiting)
      .when(posting())
      .when(concluding)
      .when(onBill(s => dropCharge(s, source, null, cashier)))
      .then({ [BILL]: [dropped(source, null), closed({ subtotal: 190_000 })] });
  });

  it('said twice changes nothing; said otherwise the bill follows the difference', () => {
    const done = { [BILL]: [...past.open, charged(visit, { from: 3 })] };
    given(done).when(posting()).then();
    const otherwise = documentOf('consultation', 3, talk, { ...treatment, name: 'Jahit luka' });
    const stitches = documentOf('consultation', 3, { ...treatment, name: 'Jahit luka' });
    const gone = { line: 4, itemType: 'treatment' as const, amount: 100_000 };
    given(done)
      .when(posting(otherwise))
      .then({ [BILL]: [withdrawn(visit.source, gone), charged(stitches, { from: 5 })] });
    const once = documentOf('consultation', 3, treatment);
    given({ [BILL]: [...past.open, charged(once, { from: 3 })] })
      .when(posting(documentOf('consultation', 3, treatment, treatment)))
      .then({ [BILL]: [charged(once, { from: 4 })] });
  });

  it('with nothing in it ends the waiting for it', () => {
    const nothing = documentOf('prescription', 4);
    given(awaiting)
      .when(posting(nothing))
      .then({ [BILL]: [charged(nothing, { from: 3 })] });
    given(open).when(posting(nothing)).then();
  });

  it('refuses what comes to more than any bill does', () =>
    given(open)
      .when(posting(documentOf('consultation', 3, { ...talk, unitPrice: 1_000_000_000_000 })))
      .thenRejects('transaction.above-all-bills'));

  it('settles a bill of nothing by itself, and what BPJS bears, as owed', () => {
    given({ [BILL]: bare() })
      .when(concluding)
      .then({ [BILL]: [concluded, closed({ subtotal: 0 }), settled({ total: 0, paid: 0 })] });
    given({ [BILL]: opened('bpjs') })
      .when(posting())
      .when(concluding)
      .then({
        [BILL]: [
          concluded,
          closed({ subtotal: 190_000, shares: [{ guarantorId: 1, amount: 190_000 }] }),
          owed({ guarantor: 'bpjs', amount: 190_000 }),
          settled({ total: 190_000, paid: 0, receivable: 190_000 }),
        ],
      });
  });

  it('opens a closed bill again of which an insurance bears a part, for its part is another then', () => {
    const bearing = (subtotal: number) => [
      closed({ subtotal, shares: [{ guarantorId: 1, amount: subtotal / 2 }] }),
      owed({ guarantor: 'insurance', amount: subtotal / 2 }),
    ];
    const story = given({ [BILL]: [...past.open, insured({ mode: 'percent', value: 50 })] });
    story.when(concluding).then({ [BILL]: [concluded, ...bearing(15_000)] });
    story.when(posting()).then({
      [BILL]: [reopened({ receivable: 7_500 }), charged(visit, { from: 3, payer: 'insurance' }), ...bearing(190_000)],
    });
  });
});

describe('who performs what was charged before', () => {
  const by = {
    performers: [{ staffId: 21, role: 'nurse', sharePercent: 10 }],
    performedAt: '2026-11-23T05:00:00.000Z',
  };
  const recording = onBill(s => recordPerformers(s, visit.source, by));
  const told: DomainEvent = { type: 'ChargePerformersRecorded', data: { ...of, source: visit.source, ...by } };

  it('is added whatever the bill has come to, and no amount changes', () => {
    const posted = charged(visit, { from: 3 });
    for (const past_ of [past.open, past.closed, past.paid]) {
      const story = given({ [BILL]: [past_[0]!, posted, ...past_.slice(1)] });
      const before = story.state(transaction, 9);
      story.when(recording).then({ [BILL]: [told] });
      const { status, subtotal } = before as AnyBill;
      story.when(onBill(() => [])).thenState(transaction, 9, { status, subtotal });
      const lines = linesOn(billOf(story.state(transaction, 9)));
      expect(lines.filter(({ performers }) => performers.length > 0)).toMatchObject([by, by]);
    }
  });

  it('is added to what was posted late, and to nothing where there is no charge', () => {
    const story = given({ [BILL]: [...past.paid, lateCharged(visit, { from: 3 })] });
    story.when(recording).then({ [BILL]: [told] });
    const late = billOf(story.state(transaction, 9)).late.flatMap(({ lines }) => lines);
    expect(late).toMatchObject([by, by]);
    for (const none of [past.open, past.cancelled, past.void])
      given({ [BILL]: none })
        .when(recording)
        .then();
  });
});

describe('expecting charges', () => {
  it('opens a closed bill again, and is said once', () => {
    const expecting = onBill(s => expectCharge(s, { source, encounterId: 3, name: 'Resep' }));
    given({ [BILL]: past.closed })
      .when(expecting)
      .then({ [BILL]: [reopened(), expected(4)] });
    given(awaiting).when(expecting).then();
  });

  it('is given up by the cashier with a reason; done after all, it is charged', () => {
    const story = given({ [BILL]: [...past.open, expected(4), concluded] });
    story
      .when(dropChargeCommand, { id: 9, source, reason: 'pasien pulang' })
      .then({ [BILL]: [dropped(source, 'pasien pulang'), closed()] });
    story.when(posting(prescription)).then({ [BILL]: [charged(prescription, { from: 3 })] });
  });
});

describe('withdrawing charges', () => {
  const priced = [
    ...past.open,
    expected(4),
    charged(prescription, { from: 3 }),
    concluded,
    closed({ subtotal: 25_000 }),
  ];
  const tablets = (amount: number) => ({ line: 3, itemType: 'pharmacy' as const, amount });

  it('takes them off again while nothing was paid, with the discounts on them, and expects them again', () => {
    given({ [BILL]: priced })
      .when(withdrawing)
      .then({ [BILL]: [reopened(), withdrawn(source, tablets(10_000)), expected(4)] });
    const discount = { amount: 1_000, lines: [tablets(1_000)] };
    given({ [BILL]: [...priced, discounted({ ...discount, discountType: 'single_outpatient_pharmacy' })] })
      .when(withdrawing)
      .then({ [BILL]: [reopened(), undiscounted(discount), withdrawn(source, tablets(10_000)), expected(4)] });
  });

  it('closes the bill again when they are gone for good', () => {
    given({ [BILL]: priced })
      .when(onBill(s => withdrawCharges(s, source, cashier)))
      .then({ [BILL]: [reopened(), withdrawn(source, tablets(10_000)), closed()] });
    given({ [BILL]: priced })
      .when(onBill(s => withdrawCharges(s, { module: 'x', id: 1 }, cashier)))
      .then();
  });

  it('is refused once money was received', () =>
    given({ [BILL]: [...past.closed, received({ paymentId: 1, amount: 5_000 })] })
      .when(withdrawing)
      .thenRejects('transaction.items-locked'));
});

describe('an encounter', () => {
  it('is concluded once, and resumed with a bill that took no money', () => {
    const story = given(open);
    story
      .when(posting())
      .when(concluding)
      .then({ [BILL]: [concluded, closed({ subtotal: 190_000 })] });
    story.when(concluding).then();
    story.when(onBill(s => resumeEncounter(s, 3))).then({ [BILL]: [reopened(), resumed] });
    story
      .when(posting(onlyTalk))
      .then({ [BILL]: [withdrawn(visit.source, { line: 4, itemType: 'treatment', amount: 100_000 })] });
    story.when(concluding).then({ [BILL]: [concluded, closed({ subtotal: 90_000 })] });
  });

  it('holds the bill open until the others are concluded too', () => {
    const another = { ...attached, data: { ...of, encounterId: 8 } };
    given({ [BILL]: [...bare(), another] })
      .when(concluding)
      .then({ [BILL]: [concluded] });
  });
});

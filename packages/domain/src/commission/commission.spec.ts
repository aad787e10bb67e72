import { settleCommission } from '@alur/contracts/commission/commands';
import type { CommissionEntryRow } from '@alur/contracts/commission/rows';
import { payBill, reopenBill, voidTransaction } from '@alur/contracts/transaction/commands';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { given } from '../care/testing/specification.js';
import type { DomainEvent } from '../kernel/event.js';
import { deciding, type Story, type Streams } from '../kernel/testing/specification.js';
import { billToCommission } from '../processes/bill-to-commission.js';
import { recordPerformers } from '../transaction/charging.js';
import { drawer, DRAWER } from '../transaction/testing/bill-events.js';
import { BILL, closed, concluded, line, of, opened, posted } from '../transaction/testing/bills.js';
import type { TransactionEvent } from '../transaction/events.js';
import { transaction } from '../transaction/transaction.js';
import { commissionEntryView, commissionMonths } from './commission-view.js';
import { billCommission } from './commission.js';

const RATNA = 20;
const SARI = 21;
const DAY = '2026-11-23';
const NOON = '2026-11-23T05:00:00.000Z';
const body = { id: 9, date: DAY, offset: '+07:00' };

const person = (userId: number, name: string): Streams => ({
  [`user-${userId}`]: [
    { type: 'UserRegistered', data: { userId, name, email: `u${userId}@a.id`, practiceLicence: '', nik: null } },
  ],
});
const people = { ...person(RATNA, 'dr. Ratna'), ...person(SARI, 'Sari') };

interface Agreed {
  serviceType?: string;
  commissionType?: string;
  value: number;
  validFrom?: string;
  validUntil?: string | null;
  staffId?: number;
}
const agreement = (itemId: number, some: Agreed): Streams => ({
  [`commission-${itemId}`]: [
    {
      type: 'CatalogueItemAdded',
      data: {
        ...{ catalogue: 'commission', itemId },
        fields: {
          ...{ name: `Komisi ${itemId}`, staffId: RATNA, serviceType: 'treatment', commissionType: 'percent' },
          ...{ validFrom: '2026-01-01', validUntil: null },
          ...some,
        },
      },
    },
  ],
});
const agreements = (some: readonly Agreed[]) => ({
  streams: Object.assign({}, ...some.map((each, at) => agreement(at + 1, each))) as Streams,
  prepared: {
    commissions: some.map(({ staffId = RATNA, serviceType = 'treatment' }, at) => ({
      id: at + 1,
      ...{ staffId, serviceType },
    })),
  },
});

/** By whom, with which share; on the bill beside 15.000 of fees that are nobody's. */
const did = (number: number, amount: number, by: { staffId: number; sharePercent?: number }, quantity = 1) =>
  posted(number, { ...line(number, amount), quantity, performers: [{ role: 'doctor', ...by }] });

const owing = (...services: TransactionEvent[]): TransactionEvent[] => {
  const subtotal = services.reduce(
    (sum, { data }) =>
      sum + ('lines' in data ? (data.lines as { amount: number }[]).reduce((all, each) => all + each.amount, 0) : 0),
    15_000,
  );
  return [...opened(), ...services, concluded, closed({ subtotal })];
};
const told = (services: TransactionEvent[], more: Streams = {}): Story =>
  given({ [DRAWER]: drawer, [BILL]: owing(...services), ...people, ...more });
const paying = (amount: number) => ({ id: 9, shiftId: 2, lines: [{ method: 'qris', amount }] });
const remaining = (story: Story): number => {
  const bill = story.state(transaction, 9);
  return bill.status === 'none' ? 0 : bill.subtotal - bill.discounts.reduce((sum, { amount }) => sum + amount, 0);
};
const pays = (story: Story, prepared: Record<string, unknown> = {}) =>
  story.when(payBill, paying(remaining(story))).when(settleCommission, body, { prepared });

const sums = (story: Story) =>
  story.clinic
    .sums<{ staffId: number; amount: number }>(commissionMonths)
    .map(({ staffId, amount }) => [staffId, amount]);

describe('a paid bill', () => {
  test('brings its performer the share of the service’s own list', () => {
    const story = told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 })]);
    story.when(payBill, paying(65_000));
    const paid = story.clinic.log.findLast(({ type }) => type === 'TransactionPaid');
    expect(paid && billToCommission.react(paid)).toEqual([
      { command: settleCommission, target: 9, body: { date: DAY, offset: '+07:00' } },
    ]);
    story.when(settleCommission, body).thenRows(commissionEntryView, [
      {
        ...{ id: '9_0_0', date: DAY, month: '2026-11', staffId: RATNA, staffName: 'dr. Ratna', name: 'x' },
        ...{ base: 50_000, basis: 'share', percent: 40, amount: 20_000 },
      },
    ]);
    expect(sums(story)).toEqual([[RATNA, 20_000]]);
  });

  test('brings what was agreed with the person instead, by the day of the service', () => {
    const agreed = agreements([
      { value: 10, validUntil: '2026-11-22' },
      { value: 25, validFrom: '2026-11-23', validUntil: '2026-11-23' },
      { value: 90, validFrom: '2026-11-24' },
      { value: 5, serviceType: 'clinical' },
    ]);
    const story = told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 })], agreed.streams);
    pays(story, agreed.prepared).thenRows(commissionEntryView, [{ basis: 'commission', percent: 25, amount: 12_500 }]);
  });

  test('the day of the service is the facility’s, not London’s', () => {
    const agreed = agreements([
      { value: 10, validUntil: '2026-11-23' },
      { value: 20, validFrom: '2026-11-24' },
    ]);
    const lateAt = { ...line(3, 50_000), performedAt: '2026-11-23T17:30:00.000Z' };
    const late = posted(3, { ...lateAt, performers: [{ staffId: RATNA, role: 'doctor' }] });
    pays(told([late], agreed.streams), agreed.prepared).thenRows(commissionEntryView, [
      { percent: 20, amount: 10_000 },
    ]);
  });

  test('an amount is for each service, and never more than it brought in', () => {
    const agreed = agreements([{ value: 15_000, commissionType: 'amount' }]);
    const story = told([did(3, 50_000, { staffId: RATNA }, 2), did(4, 10_000, { staffId: RATNA })], agreed.streams);
    pays(story, agreed.prepared).thenRows(commissionEntryView, [
      { percent: null, quantity: 2, amount: 30_000 },
      { percent: null, quantity: 1, amount: 10_000 },
    ]);
  });

  test('is in whole rupiah, half of one rounded up, of parts of a thing too', () => {
    const byAmount = agreements([{ value: 15_001, commissionType: 'amount' }]);
    const half = told([did(3, 50_000, { staffId: RATNA }, 0.5)], byAmount.streams);
    pays(half, byAmount.prepared).thenRows(commissionEntryView, [{ quantity: 0.5, amount: 7_501 }]);
    const share = told([did(3, 3_000, { staffId: RATNA, sharePercent: 1.15 })]);
    pays(share).thenRows(commissionEntryView, [{ percent: 1.15, amount: 35 }]);
  });

  test('a discount on the line is not theirs either', () => {
    const discount: DomainEvent = {
      type: 'DiscountGiven',
      data: {
        ...{ ...of, discountId: 1, discountType: 'single_outpatient_treatment', valueType: 'amount', value: 10_000 },
        ...{ amount: 10_000, lines: [{ line: 3, itemType: 'treatment', amount: 10_000 }], reason: null },
      },
    };
    const story = given({
      ...{ [DRAWER]: drawer, ...people },
      [BILL]: [
        ...opened(),
        did(3, 50_000, { staffId: RATNA, sharePercent: 40 }),
        discount,
        concluded,
        closed({ subtotal: 65_000, discount: 10_000 }),
      ],
    });
    pays(story).thenRows(commissionEntryView, [{ base: 40_000, amount: 16_000 }]);
  });

  test('a retired agreement holds no more', () => {
    const agreed = agreements([{ value: 25 }]);
    const story = told([did(3, 50_000, { staffId: RATNA })], agreed.streams);
    story.given({ 'commission-1': [{ type: 'CatalogueItemRetired', data: { catalogue: 'commission', itemId: 1 } }] });
    pays(story, agreed.prepared).then();
  });

  test('brings whoever does it after the payment her share then, and what others got stays', () => {
    const waiting = posted(4, { ...line(4, 30_000), performers: [] });
    const story = told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 }), waiting]);
    pays(story).thenRows(commissionEntryView, [{ staffId: RATNA, amount: 20_000 }]);
    const by = { performers: [{ staffId: SARI, role: 'nurse', sharePercent: 10 }], performedAt: NOON };
    story.when(deciding(transaction, 9, bill => recordPerformers(bill, { module: 'treatment', id: 4 }, by)));
    story.thenFollows(billToCommission, [
      { command: settleCommission, target: 9, body: { date: DAY, offset: '+07:00' } },
    ]);
    story.when(settleCommission, body);
    expect(sums(story)).toEqual([
      [RATNA, 20_000],
      [SARI, 3_000],
    ]);
  });

  test('that was settled already is settled no more', () => {
    const story = told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 })]);
    pays(story).when(settleCommission, body).then();
  });

  test('that is not paid brings nothing', () =>
    told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 })])
      .when(settleCommission, body)
      .then());
});

describe('a bill that is undone', () => {
  test('by a void takes back what it brought, on the day of the void', () => {
    const story = told([did(3, 50_000, { staffId: RATNA, sharePercent: 40 })]);
    pays(story);
    story.when(voidTransaction, { id: 9, shiftId: 2, reason: 'salah', replace: false });
    story.when(settleCommission, { ...body, date: '2026-12-01' }).thenRows(commissionEntryView, [
      { date: DAY, amount: 20_000 },
      { date: '2026-12-01', month: '2026-12', amount: -20_000 },
    ]);
    expect(sums(story)).toEqual([
      [RATNA, 20_000],
      [RATNA, -20_000],
    ]);
    expect(story.state(billCommission, 9)).toEqual({ lines: [] });
  });

  test('by opening it again leaves nothing until it is paid anew', () => {
    // A guarantor pays all of it, so that no money was received that would prevent the reopening.
    const story = given({
      ...people,
      [BILL]: [
        ...opened('insurance'),
        did(3, 50_000, { staffId: RATNA, sharePercent: 40 }),
        concluded,
        closed({ subtotal: 65_000, shares: [{ guarantorId: 1, amount: 65_000 }] }),
        { type: 'ReceivableRecorded', data: { ...of, guarantorId: 1, guarantor: 'insurance', amount: 65_000 } },
        { type: 'TransactionPaid', data: { ...of, encounterIds: [3], total: 65_000, paid: 0, receivable: 65_000 } },
      ],
    });
    story.when(settleCommission, body);
    story.when(reopenBill, { id: 9, reason: 'salah' }).when(settleCommission, body);
    story.thenRows(commissionEntryView, [{ amount: 20_000 }, { amount: -20_000 }]);
    expect(sums(story)).toEqual([]);
  });
});

test('the report equals the fold of the log, whatever was done, paid and undone', () => {
  const service = fc.record({
    amount: fc.integer({ min: 0, max: 2_000_000 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    staffId: fc.constantFrom(RATNA, SARI),
    sharePercent: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
  });
  const agreed = fc.record({
    value: fc.integer({ min: 0, max: 120 }),
    staffId: fc.constantFrom(RATNA, SARI),
    commissionType: fc.constantFrom('percent', 'amount'),
  });
  fc.assert(
    fc.property(
      fc.array(service, { maxLength: 6 }),
      fc.array(agreed, { maxLength: 3 }),
      fc.boolean(),
      (services, some, isVoided) => {
        const { streams, prepared } = agreements(some);
        const lines = services.map(({ amount, quantity, staffId, sharePercent }, at) =>
          did(at + 3, amount, { staffId, ...(sharePercent !== undefined && { sharePercent }) }, quantity),
        );
        const story = told(lines, streams);
        pays(story, prepared);
        if (isVoided) {
          story.when(voidTransaction, { id: 9, shiftId: 2, reason: 'salah', replace: false });
          story.when(settleCommission, body, { prepared });
        }
        const folded = new Map<number, number>();
        for (const { type, data } of story.clinic.log) {
          if (type !== 'CommissionsEarned' && type !== 'CommissionsReversed') continue;
          for (const { staffId, amount } of (data as { lines: { staffId: number; amount: number }[] }).lines)
            folded.set(staffId, (folded.get(staffId) ?? 0) + (type === 'CommissionsEarned' ? amount : -amount));
        }
        // An empty sum has no row.
        const earned = new Map([...folded].filter(([, amount]) => amount !== 0));
        expect(new Map(sums(story) as [number, number][])).toEqual(earned);
        const entries = story.clinic.rows<CommissionEntryRow>(commissionEntryView);
        for (const { base, amount } of entries) expect(Math.abs(amount)).toBeLessThanOrEqual(Math.abs(base));
        if (isVoided) expect([...folded.values()].every(amount => amount === 0)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('what was paid before somebody changed an agreement stays as it was', () => {
  const agreed = agreements([{ value: 10 }]);
  const story = told([did(3, 50_000, { staffId: RATNA })], agreed.streams);
  pays(story, agreed.prepared);
  const fields = { name: 'Komisi 1', staffId: RATNA, serviceType: 'treatment', commissionType: 'percent', value: 90 };
  story.given({
    'commission-1': [
      {
        type: 'CatalogueItemChanged',
        data: { catalogue: 'commission', itemId: 1, fields: { ...fields, validFrom: '2026-01-01', validUntil: null } },
      },
    ],
  });
  story.thenRows(commissionEntryView, [{ amount: 5_000 }]);
});

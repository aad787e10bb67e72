import type { TransactionDetailRow } from '@alur/contracts/transaction/rows';
import { expect, it } from 'vitest';
import { bearing, securityNow } from './bearing';

const bpjs = {
  ...{ guarantorId: 1, kind: 'bpjs' as const, name: 'BPJS Kesehatan', document: null, amount: 70_000 },
  cover: { mode: 'all' as const, value: null, itemTypes: null },
};
const items = [
  { type: 'room_bed' as const, aboveClass: false, amount: 100_000 },
  { type: 'room_bed' as const, aboveClass: true, amount: 400_000 },
];

it('is what it would come to while the bill is open, and what it came to once it is closed', () => {
  const open = { guarantors: [bpjs], discount: 0, closedAt: null };
  expect(bearing(open, items).get(1)).toBe(100_000);
  expect(bearing({ ...open, closedAt: '2026-11-26T02:00:00.000Z' }, items).get(1)).toBe(70_000);
});

it('a stay’s security is counted from what it costs now, not from when its limit was crossed', () => {
  const deposits = [{ amount: 600_000, applied: 0, refunded: 100_000 }] as TransactionDetailRow['deposits'];
  const bill = { guarantors: [], discount: 50_000, deposits };
  expect(securityNow(bill, items)).toEqual({ uncovered: 450_000, secured: 500_000 });
  const night = { type: 'room_bed' as const, aboveClass: false, amount: 300_000 };
  expect(securityNow(bill, [...items, night])).toEqual({ uncovered: 750_000, secured: 500_000 });
  const insured = { ...bpjs, cover: { mode: 'limit' as const, value: 200_000, itemTypes: null } };
  expect(securityNow({ ...bill, guarantors: [insured] }, items)).toEqual({ uncovered: 450_000, secured: 700_000 });
});

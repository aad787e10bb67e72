import { expect, it } from 'vitest';
import { bearing } from './bearing';

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

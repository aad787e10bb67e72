import { recordLeave } from '@alur/contracts/schedule/commands';
import { expect, it } from 'vitest';
import { leaveSheet } from './leave-sheet';

const line = { doctorId: 7, from: '2026-12-24', until: '2026-12-31', reason: null };

it('a line of the sheet records the leave that it was written of', () =>
  expect(recordLeave.body.parse(leaveSheet.bodyOf?.(line, () => 'dr. Bayu'))).toEqual({
    ...line,
    doctorName: 'dr. Bayu',
  }));

it('a leave that ends before it begins is shown at its end', () => {
  expect(leaveSheet.contradiction?.({ ...line, until: '2026-12-23' })).toBe('until');
  expect(leaveSheet.contradiction?.(line)).toBeNull();
});

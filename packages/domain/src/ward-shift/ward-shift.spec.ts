import { assignShift } from '@alur/contracts/ward-shift/commands';
import { expect, test } from 'vitest';
import { DAY, hospital } from '../care/testing/ward.js';
import { wardShiftView } from './ward-shift-view.js';

test('a ward’s shift has one nurse in charge, and who was before stands in the log', () => {
  const { story } = hospital();
  const user = (userId: number, name: string) => ({
    [`user-${userId}`]: [{ type: 'UserRegistered', data: { userId, name, email: `${userId}@contoh.id` } }],
  });
  story.given({ ...user(7, 'Ns. Sari'), ...user(8, 'Ns. Dewi') });
  const duty = { id: 1, date: DAY, shift: 'morning', nurseId: 7 };
  story.when(assignShift, { ...duty, id: 99 }).thenRejects('bed.not-found');
  story.when(assignShift, duty).thenRows(wardShiftView, [{ unitName: 'Melati', nurseName: 'Ns. Sari' }]);
  story.when(assignShift, duty).thenRejects('ward-shift.same-nurse', {}, 'nurseId');
  story.when(assignShift, { ...duty, nurseId: 8 }).thenRows(wardShiftView, [{ nurseName: 'Ns. Dewi' }]);
  story
    .when(assignShift, { ...duty, shift: 'night' })
    .thenRows(wardShiftView, [{ nurseName: 'Ns. Dewi' }, { shift: 'night', nurseName: 'Ns. Sari' }]);
  expect(story.clinic.log.filter(({ type }) => type === 'WardShiftAssigned')).toHaveLength(3);
});

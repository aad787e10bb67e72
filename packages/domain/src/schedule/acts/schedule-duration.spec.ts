import { slotsOf } from '@alur/contracts/schedule/slots';
import { moveSchedule } from '@alur/contracts/booking/commands';
import { recordAbsence, reverseAbsence } from '@alur/contracts/queue/commands';
import { changeSchedule } from '@alur/contracts/schedule/commands';
import { describe, expect, test } from 'vitest';
import { openClinic, OTHER, SCHEDULE, scheduleForm } from '../../care/testing/open-clinic.js';
import { schedule } from '../schedule.js';

const without = { ...scheduleForm, id: SCHEDULE, consultationMinutes: null };
/** Room for two of ten minutes. */
const short = { ...scheduleForm, id: SCHEDULE, startTime: '08:00', endTime: '08:29', acknowledgeOverlap: true };

test('slots are those that fit whole into the hours', () => {
  const hours = { startTime: '08:00', endTime: '12:00' };
  expect([10, 25, 240, 241].map(minutes => slotsOf(hours, minutes))).toEqual([24, 9, 1, 0]);
});

describe('where the rule schedule_duration is in force', () => {
  test('a schedule needs a consultation duration, of which one fits in', () => {
    const { story } = openClinic({ scheduleDuration: true });
    story.when(changeSchedule, without).thenRejects('schedule.duration-required', {}, 'consultationMinutes');
    story
      .when(changeSchedule, { ...short, consultationMinutes: 30 })
      .thenRejects('schedule.too-short', {}, 'consultationMinutes');
  });

  test('it gives as many numbers as there are slots, on every way into the queue', () => {
    const { story, registers, takes, opens } = openClinic({ scheduleDuration: true });
    opens(OTHER, { prefix: 'B' });
    story.when(changeSchedule, short).thenState(schedule, SCHEDULE, { endTime: '08:29' });
    for (const n of [1, 2, 3]) registers(n);
    takes(1).when(recordAbsence, { id: 1 });
    for (const n of [2, 3]) takes(n).thenState(schedule, SCHEDULE, { quota: null });
    registers(4);
    takes(4).thenRejects('queue.quota-full', { quota: 2 }, 'date');
    story
      .when(reverseAbsence, { id: 1, reason: 'Datang' }, { ids: { transaction: 990 } })
      .thenRejects('queue.quota-full', { quota: 2 });
    takes(4, { scheduleId: OTHER })
      .when(moveSchedule, { id: 4, scheduleId: SCHEDULE, date: story.clinic.today })
      .thenRejects('queue.quota-full', { quota: 2 }, 'date');
  });

  test('a quota that was said stands', () => {
    const { story, registers, takes } = openClinic({ scheduleDuration: true });
    story.when(changeSchedule, { ...short, quota: 1 }).thenState(schedule, SCHEDULE, { quota: 1 });
    registers(1);
    registers(2);
    takes(1).thenState(schedule, SCHEDULE, { quota: 1 });
    takes(2).thenRejects('queue.quota-full', { quota: 1 }, 'date');
  });
});

test('without the rule a schedule may leave the duration out, and gives as many numbers as come', () => {
  const { story, registers, takes } = openClinic();
  story.when(changeSchedule, { ...without, endTime: '08:01' }).thenState(schedule, SCHEDULE, {
    consultationMinutes: 0,
    endTime: '08:01',
  });
  for (const n of [1, 2]) {
    registers(n);
    takes(n).thenState(schedule, SCHEDULE, { quota: null });
  }
});

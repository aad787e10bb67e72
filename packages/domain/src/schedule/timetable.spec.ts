import { closeSchedule, recordLeave, withdrawLeave } from '@alur/contracts/schedule/commands';
import { holiday } from '@alur/contracts/schedule/catalogues';
import { describe, expect, it } from 'vitest';
import { encounter } from '../encounter/encounter.js';
import { openClinic, OTHER, TODAY, TOMORROW } from '../care/testing/open-clinic.js';
import { timetable } from './timetable.js';

const strict = { acknowledgeOverlap: false };
const leave = { doctorId: 20, doctorName: 'dr. Ratna', from: TODAY, until: TODAY, reason: null };

describe('hours', () => {
  it('of one doctor or one room are not taken twice, unless it is meant so', () => {
    const { story, opens } = openClinic();
    const clash = { schedule: 'Poli Umum Pagi', hours: '08:00–12:00' };
    opens(OTHER, strict).thenRejects('schedule.doctor-busy', { doctor: 'dr. Ratna', ...clash });
    opens(OTHER, { ...strict, doctorId: 21, startTime: '11:59', endTime: '13:00' }).thenRejects('schedule.room-busy', {
      room: 'Poli Umum',
      ...clash,
    });
    opens(OTHER);
    expect(story.state(timetable, 1).hours).toHaveLength(2);
  });

  it.each([
    ['after the other', { startTime: '12:00', endTime: '16:00' }],
    ['on other days', { days: ['wednesday'] }],
  ])('%s are free', (_what, changes) => {
    const { story, opens } = openClinic();
    opens(OTHER, { ...strict, ...changes });
    expect(story.state(timetable, 1).hours).toHaveLength(2);
  });

  it('are free again once a schedule is closed', () => {
    const { story, opens } = openClinic();
    story.when(closeSchedule, { id: 3 });
    opens(OTHER, strict);
    expect(story.state(timetable, 1).hours.map(({ scheduleId }) => scheduleId)).toEqual([OTHER]);
  });
});

describe('a day off', () => {
  it('of the doctor gives no numbers, until the leave is withdrawn', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    story.when(recordLeave, leave, { ids: { leave: 9 } });
    story.when(recordLeave, leave, { ids: { leave: 10 } }).thenRejects('schedule.leave-overlaps');
    takes(1).thenRejects('schedule.doctor-on-leave', { doctor: 'dr. Ratna', until: TODAY });
    story.when(withdrawLeave, { id: 9 });
    story.when(withdrawLeave, { id: 9 }).thenRejects('schedule.leave-not-found');
    takes(1);
    expect(story.state(timetable, 1).leaves).toEqual([]);
  });

  it('ends no earlier than it begins', () =>
    openClinic()
      .story.when(recordLeave, { ...leave, from: TOMORROW }, { ids: { leave: 9 } })
      .thenRejects('schedule.leave-reversed'));

  it('of the whole facility gives no numbers, and none once it is no holiday any more', () => {
    const { story, registers, takes } = openClinic();
    registers(1);
    story.when(holiday.add, { name: 'Hari Kemerdekaan', date: TODAY }, { ids: { holiday: 7 } });
    takes(1).thenRejects('schedule.holiday', { name: 'Hari Kemerdekaan' });
    story.when(holiday.retire, { id: 7 });
    takes(1).thenState(encounter, 1, { status: 'planned' });
  });
});

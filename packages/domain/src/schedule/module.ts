import { schedules } from '@alur/contracts/schedule/lists';
import { moduleOf } from '../kernel/module.js';
import {
  changeScheduleAct,
  closeScheduleAct,
  openScheduleAct,
  reopenScheduleAct,
  schedulePriceActs,
} from './acts/keep-schedule.js';
import { recordLeaveAct, withdrawLeaveAct } from './acts/keep-leave.js';
import { scheduleEvents, timetableEvents } from './events.js';
import { leaveView } from './leave-view.js';
import { schedule } from './schedule.js';
import { scheduleView } from './schedule-view.js';
import { timetable } from './timetable.js';

export const scheduleModule = moduleOf('schedule', {
  events: { ...scheduleEvents, ...timetableEvents },
  aggregates: [schedule, timetable],
  acts: [
    openScheduleAct,
    changeScheduleAct,
    reopenScheduleAct,
    closeScheduleAct,
    ...schedulePriceActs,
    recordLeaveAct,
    withdrawLeaveAct,
  ],
  views: [scheduleView, leaveView],
  lists: [schedules],
});

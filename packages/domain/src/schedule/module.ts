import { schedules } from '@alur/contracts/schedule/lists';
import { moduleOf } from '../kernel/module.js';
import { changeScheduleAct, closeScheduleAct, openScheduleAct } from './acts/keep-schedule.js';
import { scheduleEvents } from './events.js';
import { schedule } from './schedule.js';
import { scheduleView } from './schedule-view.js';

export const scheduleModule = moduleOf('schedule', {
  events: scheduleEvents,
  aggregates: [schedule],
  acts: [openScheduleAct, changeScheduleAct, closeScheduleAct],
  views: [scheduleView],
  lists: [schedules],
});

import { schedules } from '@alur/contracts/schedule/lists';
import { moduleOf } from '../kernel/module.js';
import { scheduleEvents } from './events.js';
import { schedule } from './schedule.js';
import { scheduleView } from './schedule-view.js';

export const scheduleModule = moduleOf('schedule', {
  events: scheduleEvents,
  aggregates: [schedule],
  views: [scheduleView],
  lists: [schedules],
});

import { moduleOf } from '../kernel/module.js';
import { changePayerAct, fillPcareAct } from './acts/change-payer.js';
import { moveScheduleAct } from './acts/move-schedule.js';
import { booking } from './booking.js';
import { bookingEvents } from './events.js';

export const bookingModule = moduleOf('booking', {
  events: bookingEvents,
  aggregates: [booking],
  acts: [moveScheduleAct, changePayerAct, fillPcareAct],
});

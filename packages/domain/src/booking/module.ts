import { moduleOf } from '../kernel/module.js';
import { booking } from './booking.js';
import { bookingEvents } from './events.js';

export const bookingModule = moduleOf('booking', { events: bookingEvents, aggregates: [booking] });

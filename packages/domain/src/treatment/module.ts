import { moduleOf } from '../kernel/module.js';
import { treatmentEvents } from './events.js';
import { treatmentOrder } from './order.js';

export const treatmentModule = moduleOf('treatment', { events: treatmentEvents, aggregates: [treatmentOrder] });

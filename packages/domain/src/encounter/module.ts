import { moduleOf } from '../kernel/module.js';
import { encounter } from './encounter.js';
import { encounterEvents } from './events.js';

export const encounterModule = moduleOf('encounter', { events: encounterEvents, aggregates: [encounter] });

import { queueEntries } from '@alur/contracts/queue/lists';
import { moduleOf } from '../kernel/module.js';
import { queueBoardView } from './board-view.js';
import { counter } from './counter.js';
import { dayVisits } from './day-visits.js';
import { queueDisplayView } from './display-view.js';
import { counterEvents, queueEvents } from './events.js';
import { queue } from './queue.js';

export const queueModule = moduleOf('queue', {
  events: { ...queueEvents, ...counterEvents },
  aggregates: [queue, counter],
  views: [queueBoardView, queueDisplayView, dayVisits],
  lists: [queueEntries],
});

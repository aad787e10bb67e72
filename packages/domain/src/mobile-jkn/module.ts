import { moduleOf } from '../kernel/module.js';
import { antreanActs } from './acts/steps.js';
import { antreanEvents } from './events.js';
import { antrean } from './antrean.js';
import { antreanVisitView } from './antrean-view.js';

export const mobileJknModule = moduleOf('mobile-jkn', {
  events: antreanEvents,
  aggregates: [antrean],
  acts: antreanActs,
  views: [antreanVisitView],
});

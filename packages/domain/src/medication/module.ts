import { moduleOf } from '../kernel/module.js';
import { doseActs } from './acts/doses.js';
import { orderActs } from './acts/orders.js';
import { medicationEvents } from './events.js';
import { medicationDoseView } from './dose-view.js';
import { medicationView, stopDue } from './medication-view.js';
import { medication } from './medication.js';
import { stoppingView } from './stopping-view.js';

export const medicationModule = moduleOf('medication', {
  events: medicationEvents,
  aggregates: [medication],
  acts: [...doseActs, ...orderActs],
  views: [medicationView, medicationDoseView, stoppingView],
  dues: [stopDue],
});

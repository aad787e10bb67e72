import { requisitionList } from '@alur/contracts/requisition/rows';
import { moduleOf } from '../kernel/module.js';
import { requisitionActs } from './acts/requisitions.js';
import { requisitionEvents } from './events.js';
import { requisitionView } from './requisition-view.js';
import { requisition } from './requisition.js';

export const requisitionModule = moduleOf('requisition', {
  events: requisitionEvents,
  aggregates: [requisition],
  acts: requisitionActs,
  views: [requisitionView],
  lists: [requisitionList],
});

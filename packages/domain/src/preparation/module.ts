import { preparationBatches } from '@alur/contracts/preparation/rows';
import { moduleOf } from '../kernel/module.js';
import { preparationActs } from './acts/preparations.js';
import { preparationBatchEvents, preparationEvents } from './events.js';
import { preparationBatchView, preparationView } from './preparation-view.js';
import { preparation, preparationBatch } from './preparation.js';

export const preparationModule = moduleOf('preparation', {
  events: { ...preparationEvents, ...preparationBatchEvents },
  aggregates: [preparation, preparationBatch],
  acts: preparationActs,
  views: [preparationView, preparationBatchView],
  lists: [preparationBatches],
});

import { immunizations } from '@alur/contracts/immunization/rows';
import { moduleOf } from '../kernel/module.js';
import { givingActs } from './acts/giving.js';
import { recordingActs } from './acts/recording.js';
import { immunizationEvents } from './events.js';
import { immunizationView } from './immunization-view.js';
import { vaccineItemView } from './vaccine-item-view.js';
import { immunization } from './immunization.js';

export const immunizationModule = moduleOf('immunization', {
  events: immunizationEvents,
  aggregates: [immunization],
  acts: [...givingActs, ...recordingActs],
  views: [immunizationView, vaccineItemView],
  lists: [immunizations],
});

import { moduleOf } from '../kernel/module.js';
import { controlLetterActs } from './acts/letters.js';
import { controlLetterView } from './control-letter-view.js';
import { controlLetter } from './control-letter.js';
import { controlLetterEvents } from './events.js';

export const controlLetterModule = moduleOf('control-letter', {
  events: controlLetterEvents,
  aggregates: [controlLetter],
  acts: controlLetterActs,
  views: [controlLetterView],
});

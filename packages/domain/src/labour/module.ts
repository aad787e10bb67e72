import { moduleOf } from '../kernel/module.js';
import { labourActs } from './acts/labours.js';
import { registerNewbornAct } from './acts/newborns.js';
import { labourEvents } from './events.js';
import { labourProgressView, labourView } from './labour-views.js';
import { labour } from './labour.js';

export const labourModule = moduleOf('labour', {
  events: labourEvents,
  aggregates: [labour],
  acts: [...labourActs, registerNewbornAct],
  views: [labourView, labourProgressView],
});

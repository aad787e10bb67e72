import { moduleOf } from '../kernel/module.js';
import { addInstancesAct, receiveStudyAct, reassignStudyAct, removeStudyAct } from './acts/studies.js';
import { imagingEvents } from './events.js';
import { imagingStudy } from './study.js';
import { imagingInstanceView, imagingStudyView } from './views.js';

export const imagingModule = moduleOf('imaging', {
  events: imagingEvents,
  aggregates: [imagingStudy],
  acts: [receiveStudyAct, addInstancesAct, reassignStudyAct, removeStudyAct],
  views: [imagingStudyView, imagingInstanceView],
});

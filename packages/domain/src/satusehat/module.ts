import { submissionList } from '@alur/contracts/satusehat/rows';
import { moduleOf } from '../kernel/module.js';
import { satusehatActs } from './acts/submissions.js';
import { satusehatDirectory, satusehatPerson } from './directory.js';
import { satusehatDirectoryEvents, satusehatEvents, satusehatPersonEvents } from './events.js';
import { satusehatLocationView, satusehatSubmissionView } from './submission-view.js';
import { submission } from './submission.js';

export const satusehatModule = moduleOf('satusehat', {
  events: { ...satusehatEvents, ...satusehatPersonEvents, ...satusehatDirectoryEvents },
  aggregates: [submission, satusehatPerson, satusehatDirectory],
  acts: satusehatActs,
  views: [satusehatSubmissionView, satusehatLocationView],
  lists: [submissionList],
});

import { visitHistory } from '@alur/contracts/consultation/lists';
import { moduleOf } from '../kernel/module.js';
import { consultationListView } from './consultation-list-view.js';
import { visitRecordView } from './visit-record-view.js';

/** The rows of what is written down in a visit; its events stand on the booking's stream. */
export const consultationModule = moduleOf('consultation', {
  views: [consultationListView, visitRecordView],
  lists: [visitHistory],
});

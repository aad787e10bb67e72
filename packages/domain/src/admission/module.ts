import { admissionList } from '@alur/contracts/admission/rows';
import { moduleOf } from '../kernel/module.js';
import { admissionActs } from './acts/admissions.js';
import { admissionView, reservationDue } from './admission-view.js';
import { admission } from './admission.js';
import { admissionEvents } from './events.js';

export const admissionModule = moduleOf('admission', {
  events: admissionEvents,
  aggregates: [admission],
  acts: admissionActs,
  views: [admissionView],
  lists: [admissionList],
  dues: [reservationDue],
});

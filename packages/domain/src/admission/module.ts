import { admissionList } from '@alur/contracts/admission/rows';
import { admissionWords } from '@alur/contracts/admission/words';
import { moduleOf } from '../kernel/module.js';
import { admissionActs } from './acts/admissions.js';
import { admissionView, reservationDue } from './admission-view.js';
import { admission } from './admission.js';
import { admissionEvents } from './events.js';
import { admissionVerificationView } from './verification-view.js';

export const admissionModule = moduleOf('admission', {
  events: admissionEvents,
  aggregates: [admission],
  acts: admissionActs,
  views: [admissionView, admissionVerificationView],
  lists: [admissionList],
  dues: [reservationDue],
  verifications: [
    { document: 'admission', view: admissionVerificationView.name, titles: admissionWords.codes.admissionDocument },
  ],
});

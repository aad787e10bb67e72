import { radiologyOrders, radiologyReports } from '@alur/contracts/radiology/rows';
import { radiologyWords } from '@alur/contracts/radiology/words';
import { moduleOf } from '../kernel/module.js';
import { orderActs } from './acts/order.js';
import { workActs } from './acts/work.js';
import { radiologyEvents } from './events.js';
import { radiologyOrderView } from './order-view.js';
import { radiology } from './radiology.js';
import { radiologyReportView } from './report-view.js';
import { radiologyVerificationView } from './verification-view.js';

export const radiologyModule = moduleOf('radiology', {
  events: radiologyEvents,
  aggregates: [radiology],
  acts: [...orderActs, ...workActs],
  views: [radiologyOrderView, radiologyReportView, radiologyVerificationView],
  lists: [radiologyOrders, radiologyReports],
  verifications: [
    { document: 'radiology', view: radiologyVerificationView.name, titles: radiologyWords.codes.radiologyDocument },
  ],
});

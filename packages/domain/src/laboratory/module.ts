import { laboratoryOrders, laboratoryResults } from '@alur/contracts/laboratory/rows';
import { laboratoryWords } from '@alur/contracts/laboratory/words';
import { moduleOf } from '../kernel/module.js';
import { listActs } from './acts/lists.js';
import { orderActs } from './acts/order.js';
import { qualityActs } from './acts/quality.js';
import { workActs } from './acts/work.js';
import { laboratoryListEvents, laboratoryOrderEvents, qualityControlEvents } from './events.js';
import { laboratoryContentView, laboratoryReferenceView } from './list-views.js';
import { laboratoryContent, laboratoryReference, laboratoryRegister } from './lists.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryOrder } from './order.js';
import { laboratoryDays, laboratoryRequesterMonths, laboratoryTestMonths } from './report.js';
import { qualityControlView } from './quality-view.js';
import { qualityControl } from './quality-control.js';
import { laboratoryTestView } from './test-view.js';
import { laboratoryVerificationView } from './verification-view.js';

export const laboratoryModule = moduleOf('laboratory', {
  events: { ...laboratoryOrderEvents, ...laboratoryListEvents, ...qualityControlEvents },
  aggregates: [laboratoryOrder, laboratoryReference, laboratoryContent, laboratoryRegister, qualityControl],
  acts: [...orderActs, ...workActs, ...listActs, ...qualityActs],
  views: [
    ...[laboratoryOrderView, laboratoryTestView, laboratoryReferenceView, laboratoryContentView, qualityControlView],
    ...[laboratoryDays, laboratoryTestMonths, laboratoryRequesterMonths, laboratoryVerificationView],
  ],
  lists: [laboratoryOrders, laboratoryResults],
  verifications: [
    { document: 'laboratory', view: laboratoryVerificationView.name, titles: laboratoryWords.codes.laboratoryDocument },
  ],
});

import { laboratoryOrders, laboratoryResults } from '@alur/contracts/laboratory/rows';
import { moduleOf } from '../kernel/module.js';
import { listActs } from './acts/lists.js';
import { orderActs } from './acts/order.js';
import { workActs } from './acts/work.js';
import { laboratoryListEvents, laboratoryOrderEvents } from './events.js';
import { laboratoryContentView, laboratoryReferenceView } from './list-views.js';
import { laboratoryContent, laboratoryReference, laboratoryRegister } from './lists.js';
import { laboratoryOrderView } from './order-view.js';
import { laboratoryOrder } from './order.js';
import { laboratoryTestView } from './test-view.js';

export const laboratoryModule = moduleOf('laboratory', {
  events: { ...laboratoryOrderEvents, ...laboratoryListEvents },
  aggregates: [laboratoryOrder, laboratoryReference, laboratoryContent, laboratoryRegister],
  acts: [...orderActs, ...workActs, ...listActs],
  views: [laboratoryOrderView, laboratoryTestView, laboratoryReferenceView, laboratoryContentView],
  lists: [laboratoryOrders, laboratoryResults],
});

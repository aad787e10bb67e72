import { purchaseList } from '@alur/contracts/purchase/rows';
import { moduleOf } from '../kernel/module.js';
import { purchaseActs } from './acts/purchases.js';
import { purchaseEvents } from './events.js';
import { purchaseReceiptView } from './purchase-receipt-view.js';
import { purchaseView } from './purchase-view.js';
import { purchase } from './purchase.js';

export const purchaseModule = moduleOf('purchase', {
  events: purchaseEvents,
  aggregates: [purchase],
  acts: purchaseActs,
  views: [purchaseView, purchaseReceiptView],
  lists: [purchaseList],
});

import { transactions } from '@alur/contracts/transaction/lists';
import { moduleOf } from '../kernel/module.js';
import { transactionActs } from './acts.js';
import { transactionEvents } from './events.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { transactionListView } from './transaction-list-view.js';
import { transaction } from './transaction.js';

export const transactionModule = moduleOf('transaction', {
  events: transactionEvents,
  aggregates: [transaction],
  acts: transactionActs,
  views: [transactionListView, transactionDetailView],
  lists: [transactions],
});

import { dayRevenue } from '@alur/contracts/report/revenue';
import { transactions } from '@alur/contracts/transaction/lists';
import { moduleOf } from '../kernel/module.js';
import {
  addItemAct,
  approveDiscountAct,
  closeBillAct,
  dropChargeAct,
  giveDiscountAct,
  settleLateChargesAct,
} from './acts/edit-bill.js';
import { cancelTransactionAct, voidTransactionAct } from './acts/end-bill.js';
import { guarantorActs } from './acts/guarantors.js';
import { receiveDepositAct, refundDepositAct, refundPaymentAct, takePaymentAct } from './acts/take-payment.js';
import { transactionActs } from './bill-acts.js';
import { dayTransactions, monthRevenues } from './dashboard-rollups.js';
import { dayRevenues } from './day-revenue.js';
import { transactionEvents } from './events.js';
import { transactionChargeView } from './transaction-charge-view.js';
import { transactionDetailView } from './transaction-detail-view.js';
import { transactionListView } from './transaction-list-view.js';
import { transaction } from './transaction.js';

export const transactionModule = moduleOf('transaction', {
  events: transactionEvents,
  aggregates: [transaction],
  acts: [
    ...transactionActs,
    addItemAct,
    giveDiscountAct,
    approveDiscountAct,
    closeBillAct,
    dropChargeAct,
    settleLateChargesAct,
    takePaymentAct,
    receiveDepositAct,
    refundDepositAct,
    ...guarantorActs,
    refundPaymentAct,
    voidTransactionAct,
    cancelTransactionAct,
  ],
  views: [
    transactionListView,
    transactionDetailView,
    transactionChargeView,
    dayRevenues,
    dayTransactions,
    monthRevenues,
  ],
  lists: [transactions, dayRevenue],
});

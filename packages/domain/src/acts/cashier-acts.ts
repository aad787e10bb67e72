import { addItemAct, approveDiscountAct, chargeConsultationAct, closeBillAct, giveDiscountAct } from './edit-bill.js';
import { cancelTransactionAct, voidTransactionAct } from './end-bill.js';
import { refundPaymentAct, takePaymentAct } from './take-payment.js';

/** What the cashier does over several streams. */
export const cashierActs = [
  addItemAct,
  giveDiscountAct,
  approveDiscountAct,
  closeBillAct,
  chargeConsultationAct,
  takePaymentAct,
  refundPaymentAct,
  voidTransactionAct,
  cancelTransactionAct,
];

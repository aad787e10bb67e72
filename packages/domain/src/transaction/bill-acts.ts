import {
  changeItem as changeItemCommand,
  printInterimBill as printInterimBillCommand,
  printReceipt as printReceiptCommand,
  removeDiscount as removeDiscountCommand,
  removeItem as removeItemCommand,
  reopenBill as reopenBillCommand,
} from '@alur/contracts/transaction/commands';
import { on } from '../kernel/act.js';
import { reopenBill } from './closing.js';
import { removeDiscount } from './discounts.js';
import { changeItem, removeItem } from './items.js';
import { printInterimBill, printReceipt } from './receipt.js';
import { transaction } from './transaction.js';

/** Commands that concern only the bill. */
export const transactionActs = [
  on(changeItemCommand, transaction, (command, state) => changeItem(state, command)),
  on(removeItemCommand, transaction, (command, state) => removeItem(state, command.itemId)),
  on(removeDiscountCommand, transaction, (command, state) => removeDiscount(state, command.discountId)),
  on(reopenBillCommand, transaction, (command, state) => reopenBill(state, command.reason)),
  on(printReceiptCommand, transaction, (command, state, context) => printReceipt(state, command, context.actorName)),
  on(printInterimBillCommand, transaction, (command, state, context) =>
    printInterimBill(state, command, context.actorName),
  ),
];

import {
  addItem,
  approveDiscount,
  closeBill as closeBillCommand,
  dropCharge as dropChargeCommand,
  giveDiscount as giveDiscountCommand,
  settleLateCharges as settleLateChargesCommand,
} from '@alur/contracts/transaction/commands';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { treatment } from '../../catalogue/aggregates.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure, Rejection } from '../../kernel/rejection.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { giveUpCharge } from '../charging.js';
import { closeBill } from '../closing.js';
import { applyDeposits } from '../deposits.js';
import { giveDiscount } from '../discounts.js';
import { addItems } from '../items.js';
import { openSupplement, settleLateCharges } from '../late-charges.js';
import { inTurn } from '../state.js';
import { treatmentTariff } from '../../treatment/tariff.js';
import { payerOf } from '../guarantors.js';
import { billOf, transaction } from '../transaction.js';

const withSettings = (command: { id: number }, _loaded: unknown, context: DecisionContext) => ({
  transaction: writes(transaction, command.id),
  settings: settingsOf(context),
});

/** Adds a treatment at the price for the bill's present payer. */
export const addItemAct = act({
  command: addItem,
  sees: { transaction, treatment, tariff: treatmentTariff },
  primary: 'transaction',
  streams: command => ({
    transaction: writes(transaction, command.id),
    treatment: checks(treatment, command.treatmentId),
    tariff: checks(treatmentTariff, command.treatmentId),
  }),
  decide: ({ quantity, treatmentId }, states, { now, today }) => {
    if (states.treatment.status !== 'active')
      throw new Rejection('transaction.treatment-not-in-use', {}, 'treatmentId');
    ensure(quantity >= 0, 'transaction.quantity-negative', {}, 'quantity');
    ensure(Number.isInteger(quantity), 'transaction.quantity-not-whole', {}, 'quantity');
    const { name, price, tariffBucket: bucket } = states.treatment.fields;
    const payer = payerOf(billOf(states.transaction).guarantors);
    const unitPrice = priceOn(states.tariff.prices, price, { payer, classId: null }, today);
    return {
      transaction: addItems(
        states.transaction,
        [
          {
            itemType: 'treatment',
            service: { kind: 'treatment', id: treatmentId },
            name,
            quantity,
            ...{ unitPrice, bucket },
          },
        ],
        now,
      ),
    };
  },
});

/** Gives a discount up to the facility's limit. */
export const giveDiscountAct = act({
  command: giveDiscountCommand,
  sees: { transaction, settings },
  primary: 'transaction',
  streams: withSettings,
  decide: (command, { transaction: bill, settings }) => ({
    transaction: giveDiscount(bill, command, settings.cashier.discountApprovalLimit),
  }),
});

/** Gives a discount of any size: a user with this right approves it by giving it. */
export const approveDiscountAct = act({
  command: approveDiscount,
  sees: { transaction },
  primary: 'transaction',
  streams: command => ({ transaction: writes(transaction, command.id) }),
  decide: (command, states) => ({ transaction: giveDiscount(states.transaction, command, null) }),
});

/** Closing applies the deposits, as far as they suffice. */
export const closeBillAct = act({
  command: closeBillCommand,
  sees: { transaction, settings },
  primary: 'transaction',
  streams: withSettings,
  decide: (_command, { transaction: bill, settings }) => ({
    transaction: inTurn(
      bill,
      state => closeBill(state, settings.cashier),
      state => (state.status === 'closed' ? applyDeposits(state) : []),
    ),
  }),
});

/** The expected charge will not come: the bill may close without it. */
export const dropChargeAct = act({
  command: dropChargeCommand,
  sees: { transaction, settings },
  primary: 'transaction',
  streams: withSettings,
  decide: ({ source, reason }, { transaction: bill, settings }) => ({
    transaction: giveUpCharge(bill, source, reason, settings.cashier),
  }),
});

/** Late charges are moved to a supplement, which is another stream, or written off. */
export const settleLateChargesAct = act({
  command: settleLateChargesCommand,
  ids: ['transaction'],
  sees: { transaction, supplement: transaction, settings },
  primary: 'transaction',
  streams: (command, _loaded: unknown, context: DecisionContext) => ({
    transaction: writes(transaction, command.id),
    supplement: command.how === 'supplement' ? writes(transaction, context.ids['transaction'] ?? 0) : undefined,
    settings: settingsOf(context),
  }),
  decide: ({ source, how, reason }, { transaction: bill, settings }, { ids }) => {
    const supplementId = how === 'supplement' ? (ids['transaction'] ?? 0) : null;
    return {
      transaction: settleLateCharges(bill, { source, how, reason }, supplementId),
      ...(supplementId !== null && { supplement: openSupplement(bill, source, supplementId, settings.cashier) }),
    };
  },
});

import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { MOST_QUANTITY } from '../inventory/quantity.js';
import { command } from '../declare.js';
import { Figure, Id, MOST_RUPIAH, Reason, ShortText, TypedRupiah } from '../kernel/scalars.js';
import {
  CoverMode,
  DiscountType,
  DiscountValueType,
  GuarantorKind,
  ItemType,
  LateSettlement,
  PaymentMethod,
  PrinterType,
} from './enums.js';

/** SPEC 5: messages for the quantity are `transaction.quantity-missing`, `-negative`, `-above-prescribed`. */
const ItemQuantity = z.number().check(z.gte(-MOST_QUANTITY), z.lte(MOST_QUANTITY));

/** A treatment that the consultation did not order; its price is the catalogue's. */
export const addItem = command('transaction/add-item', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ treatmentId: Id, quantity: ItemQuantity }),
});

export const changeItem = command('transaction/change-item', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ itemId: Id, quantity: maybe(ItemQuantity) }),
});

export const removeItem = command('transaction/remove-item', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ itemId: Id }),
});

/** A bill has this many guarantors at most. */
export const MOST_GUARANTORS = 6;

/**
 * How much of the rest is covered: `value` in percent or rupiah, by the mode; of named kinds of items only, if any are
 * named.
 */
const Cover = z.object({
  mode: CoverMode,
  value: maybe(z.number().check(z.gte(0), z.lte(MOST_RUPIAH))),
  itemTypes: maybe(z.array(ItemType).check(z.maxLength(ItemType.options.length))),
});
const Guarantor = z.object({ name: ShortText, cover: Cover, document: maybe(ShortText) });

/** Adds a guarantor in addition to the visit's payer: an insurance for what BPJS does not pay, or BPJS found later. */
export const addGuarantor = command('transaction/add-guarantor', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.extend(Guarantor, { kind: GuarantorKind, insurerId: maybe(Id) }),
});

export const changeGuarantor = command('transaction/change-guarantor', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.extend(Guarantor, { guarantorId: Id }),
});

export const removeGuarantor = command('transaction/remove-guarantor', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ guarantorId: Id }),
});

/** Sets the order in which guarantors pay, each a part of what the previous ones left. */
export const orderGuarantors = command('transaction/order-guarantors', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ guarantorIds: z.array(Id).check(z.maxLength(MOST_GUARANTORS)) }),
});

const Discount = z.object({
  type: DiscountType,
  valueType: DiscountValueType,
  /** Percent, or rupiah. */
  value: Figure.check(z.positive()),
  /** The discounted items; without ids, every item of the type. */
  itemIds: z._default(z.array(Id), []),
  reason: maybe(ShortText),
});

/** Gives a discount up to the facility's limit. */
export const giveDiscount = command('transaction/give-discount', {
  target: 'existing',
  access: ['cashier:discount'],
  body: Discount,
});

/** Gives a discount that may exceed the limit. */
export const approveDiscount = command('transaction/approve-discount', {
  target: 'existing',
  access: ['cashier:approve-discount'],
  body: Discount,
});

export const removeDiscount = command('transaction/remove-discount', {
  target: 'existing',
  access: ['cashier:discount'],
  body: z.object({ discountId: Id }),
});

/** Closes the bill manually; usually it closes automatically. */
export const closeBill = command('transaction/close', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({}),
});

export const reopenBill = command('transaction/reopen', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ reason: Reason }),
});

/** Means of settling a bill at the desk: money, or a guarantor's receivable. */
export const SettledBy = z.enum([...PaymentMethod.options, 'insurance']);
export type SettledBy = z.infer<typeof SettledBy>;

export const PaymentLine = z.object({
  method: SettledBy,
  /** The bill's guarantor who owes it; if left out, the only one of that kind. */
  guarantorId: maybe(Id),
  /** Amount of the bill that it settles. */
  amount: TypedRupiah.check(z.positive()),
  /** Cash handed in; the excess over the amount is change. If left out, exactly the amount. */
  tendered: maybe(TypedRupiah),
  /** Approval code, last four digits, QRIS reference. */
  reference: maybe(ShortText),
  /** The terminal or account in the catalogue of payment methods. */
  account: maybe(ShortText),
});
export type PaymentLine = z.infer<typeof PaymentLine>;

/** Takes a payment, split or partial, into the cashier's own open shift. */
export const payBill = command('transaction/pay', {
  target: 'existing',
  access: ['cashier:pay'],
  body: z.object({ shiftId: Id, lines: z.array(PaymentLine).check(z.minLength(1), z.maxLength(10)) }),
});

/** Receives a deposit into the cashier's own open shift; it is applied when the bill is closed. */
export const receiveDeposit = command('transaction/receive-deposit', {
  target: 'existing',
  access: ['cashier:pay'],
  body: z.object({ shiftId: Id, ...PaymentLine.shape, method: PaymentMethod }),
});

/** Refunds the rest of a deposit, by its own method. */
export const refundDeposit = command('transaction/refund-deposit', {
  target: 'existing',
  access: ['cashier:refund'],
  body: z.object({ shiftId: Id, depositId: Id, amount: TypedRupiah.check(z.positive()), reason: Reason }),
});

/** Refunds one payment, by its own method. */
export const refundPayment = command('transaction/refund', {
  target: 'existing',
  access: ['cashier:refund'],
  body: z.object({ shiftId: Id, paymentId: Id, reason: Reason }),
});

/**
 * Undoes a paid or part-paid bill by counter-entries; money is refunded out of the named shift. `replace`: the same
 * items are billed again, and prescriptions are unchanged; without it, those that were not handed over are cancelled.
 */
export const voidTransaction = command('transaction/void', {
  target: 'existing',
  access: ['cashier:void'],
  body: z.object({ shiftId: maybe(Id), reason: Reason, replace: z._default(z.boolean(), false) }),
});

export const cancelTransaction = command('transaction/cancel', {
  target: 'existing',
  access: ['cashier:cancel'],
  body: z.object({ reason: Reason }),
});

export const printReceipt = command('transaction/print-receipt', {
  target: 'existing',
  access: ['cashier:print'],
  body: z.object({ printer: PrinterType, doctorSignature: z.boolean(), cashierSignature: z.boolean() }),
});

/** Prints the present total (*tagihan sementara*) for a family that asks; it does not prove payment. */
export const printInterimBill = command('transaction/print-interim-bill', {
  target: 'existing',
  access: ['cashier:print'],
  body: z.object({ printer: PrinterType }),
});

/** Source of charges or expected charges: `module` and `id` as in the bill's rows. */
const ChargeSource = z.object({ module: ShortText, id: Id });

/** Drops an expected charge, so that the bill need not wait for it. */
export const dropCharge = command('transaction/drop-charge', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ source: ChargeSource, reason: Reason }),
});

/** Moves late charges to a bill of their own, or writes them off. */
export const settleLateCharges = command('transaction/settle-late-charges', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ source: ChargeSource, how: LateSettlement, reason: Reason }),
});

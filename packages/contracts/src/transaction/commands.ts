import * as z from 'zod/mini';
import { maybe } from '../kernel/optional.js';
import { MOST_QUANTITY } from '../inventory/quantity.js';
import { command } from '../declare.js';
import { Id, MOST_RUPIAH, Reason, ShortText, TypedRupiah } from '../kernel/scalars.js';
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
const ItemQuantity = z.number().check(z.lte(MOST_QUANTITY));

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

/** Who together bear one bill, at most. */
export const MOST_GUARANTORS = 6;

/** How much of what is left: `value` in percent or rupiah, as the mode has it; of some kinds of items alone where named. */
const Cover = z.object({
  mode: CoverMode,
  value: maybe(z.number().check(z.gte(0), z.lte(MOST_RUPIAH))),
  itemTypes: maybe(z.array(ItemType).check(z.maxLength(ItemType.options.length))),
});
const Guarantor = z.object({ name: ShortText, cover: Cover, document: maybe(ShortText) });

/** Beside who pays the visit: an insurance that bears what BPJS does not, or BPJS found after it. */
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

/** Who bears first, and who of what is left. */
export const orderGuarantors = command('transaction/order-guarantors', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ guarantorIds: z.array(Id).check(z.maxLength(MOST_GUARANTORS)) }),
});

const Discount = z.object({
  type: DiscountType,
  valueType: DiscountValueType,
  /** Percent, or rupiah. */
  value: z.number().check(z.positive()),
  /** The items it is given on; none named is every item of its type. */
  itemIds: z._default(z.array(Id), []),
  reason: maybe(ShortText),
});

/** Up to the facility's limit. */
export const giveDiscount = command('transaction/give-discount', {
  target: 'existing',
  access: ['cashier:discount'],
  body: Discount,
});

/** Above the limit too. */
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

/** Closes the services by hand; mostly they close by themselves. */
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

/** By what a bill is settled at the desk: money, or what a guarantor of the bill will owe. */
export const SettledBy = z.enum([...PaymentMethod.options, 'insurance']);
export type SettledBy = z.infer<typeof SettledBy>;

export const PaymentLine = z.object({
  method: SettledBy,
  /** Which of the bill's guarantors bears it; none said is the only one of that kind. */
  guarantorId: maybe(Id),
  /** What is taken off the bill. */
  amount: TypedRupiah.check(z.positive()),
  /** Cash that was handed in; what is over the amount is change. Empty: exactly the amount. */
  tendered: maybe(TypedRupiah),
  /** Approval code, last four digits, QRIS reference. */
  reference: maybe(ShortText),
  /** Which terminal or account, from the catalogue of payment methods. */
  account: maybe(ShortText),
});
export type PaymentLine = z.infer<typeof PaymentLine>;

/** Takes a payment, split or part, into the cashier's own open shift. */
export const payBill = command('transaction/pay', {
  target: 'existing',
  access: ['cashier:pay'],
  body: z.object({ shiftId: Id, lines: z.array(PaymentLine).check(z.minLength(1), z.maxLength(10)) }),
});

/** Money in advance, into the cashier's own open shift; it pays the bill when it is closed. */
export const receiveDeposit = command('transaction/receive-deposit', {
  target: 'existing',
  access: ['cashier:pay'],
  body: z.object({ shiftId: Id, ...PaymentLine.shape, method: PaymentMethod }),
});

/** What is left of a deposit goes back, by the method that it came by. */
export const refundDeposit = command('transaction/refund-deposit', {
  target: 'existing',
  access: ['cashier:refund'],
  body: z.object({ shiftId: Id, depositId: Id, amount: TypedRupiah.check(z.positive()), reason: Reason }),
});

/** Gives one payment back, by the method that it came by. */
export const refundPayment = command('transaction/refund', {
  target: 'existing',
  access: ['cashier:refund'],
  body: z.object({ shiftId: Id, paymentId: Id, reason: Reason }),
});

/**
 * Undoes a bill that was paid, or in part, by counter-entries; money goes back out of the shift that is named. `replace`:
 * the same items are billed anew, and prescriptions stay as they are; without it, what was not handed over is cancelled.
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

/** What has come together so far (*tagihan sementara*), for a family that asks: no proof of money. */
export const printInterimBill = command('transaction/print-interim-bill', {
  target: 'existing',
  access: ['cashier:print'],
  body: z.object({ printer: PrinterType }),
});

/** What charged or is about to: `module` and `id` as the bill's rows say them. */
const ChargeSource = z.object({ module: ShortText, id: Id });

/** The bill waits no longer for a charge that nobody will make. */
export const dropCharge = command('transaction/drop-charge', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ source: ChargeSource, reason: Reason }),
});

/** What came too late for the bill gets a bill of its own, or is written off. */
export const settleLateCharges = command('transaction/settle-late-charges', {
  target: 'existing',
  access: ['cashier:edit'],
  body: z.object({ source: ChargeSource, how: LateSettlement, reason: Reason }),
});

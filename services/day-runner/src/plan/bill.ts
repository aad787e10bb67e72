import { compoundFee, consultationPrice, fees, lastBox, medicines, roundUpTo, treatments } from './price-list.js';

/** A line of a prescription: the medicine by its index in the price list, the last box by its pair. */
export type PlannedLine =
  | { kind: 'single'; medicine: number; quantity: number }
  | { kind: 'compound'; medicine: number; packs: number; dose: number }
  | { kind: 'last-box'; pair: number; quantity: number };

export type PlannedDiscount =
  | { type: 'single_outpatient_consultations'; valueType: 'percent'; value: number }
  | { type: 'registration'; valueType: 'amount'; value: number };

export type PlannedPayment = 'cash' | 'qris' | 'debit_card' | 'split';

export interface PlannedBill {
  treatments: readonly number[];
  lines: readonly PlannedLine[];
  discount: PlannedDiscount | null;
  payment: PlannedPayment;
  /** Rupiah charged by modules' plays. */
  charged?: number;
}

const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('not in the price list');
  return value;
};

/** Whole tablets for a d.t.d. compound: dose × packs divided by the tablet's strength, rounded up. */
export const unitsOf = (line: PlannedLine): number =>
  line.kind === 'compound'
    ? Math.ceil((line.dose * line.packs) / known(medicines[line.medicine]).strength)
    : line.quantity;

const lineAmount = (line: PlannedLine): number => {
  if (line.kind === 'last-box') return line.quantity * lastBox.price;
  const amount = unitsOf(line) * known(medicines[line.medicine]).price;
  return line.kind === 'compound' ? amount + compoundFee : amount;
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const discountOf = (discount: PlannedDiscount | null): number => {
  if (discount === null) return 0;
  // Half a rupiah is rounded up (DOMAIN 6).
  return discount.valueType === 'percent'
    ? Math.floor((consultationPrice * discount.value) / 100 + 0.5)
    : discount.value;
};

/**
 * The bill's total before rounding: a new patient's fees, consultation, treatments and medicines, less the discount.
 */
export const netOf = ({ treatments: done, lines, discount, charged = 0 }: Omit<PlannedBill, 'payment'>): number =>
  fees.registration +
  fees.admin +
  consultationPrice +
  sum(done.map(index => known(treatments[index]).price)) +
  sum(lines.map(lineAmount)) +
  charged -
  discountOf(discount);

/** What the patient pays. Only a bill paid wholly in cash is rounded. */
export const dueOf = (bill: PlannedBill): number => {
  const net = netOf(bill);
  return bill.payment === 'cash' ? Math.ceil(net / roundUpTo) * roundUpTo : net;
};

export interface PaymentLine {
  method: 'cash' | 'qris' | 'debit_card';
  amount: number;
  tendered?: number;
}

const CASH_PART = 20_000;
const NOTE = 50_000;

/** How it is paid: cash in notes, with change, by card or code, or part in each. */
export const paymentLines = (bill: PlannedBill): PaymentLine[] => {
  const due = dueOf(bill);
  if (bill.payment === 'split')
    return [
      { method: 'cash', amount: CASH_PART, tendered: CASH_PART },
      { method: 'qris', amount: due - CASH_PART },
    ];
  return bill.payment === 'cash'
    ? [{ method: 'cash', amount: due, tendered: Math.ceil(due / NOTE) * NOTE }]
    : [{ method: bill.payment, amount: due }];
};

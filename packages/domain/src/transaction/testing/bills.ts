import { defaultSettings } from '@alur/contracts/settings/settings';
import type { TransactionEvent } from '../events.js';
import type { NewItem } from '../items.js';
import { after, noTransaction, type TransactionState } from '../state.js';
import { openTransaction, transaction, type Opening } from '../transaction.js';

/** Bills for the specs: one of patient 5, with the fees of a small clinic. */
export const cashier = defaultSettings.cashier;
export const of = { transactionId: 9, patientId: 5 };
/** The same, in events that tell a visit how its bill stands. */
export const standingFor = { ...of, encounterIds: [3] };

export const opening: Opening = {
  transactionId: 9,
  encounterId: 3,
  patientId: 5,
  patientName: 'Siti Aminah',
  recordNumber: '000123',
  serviceDate: '2026-11-21',
  serviceType: 'outpatient',
  payer: 'general',
  doctorName: 'dr. Budi',
  isNewPatient: true,
};
export const fees = { ...defaultSettings, fees: { registration: 10_000, admin: 5_000, recurringAdmin: 3_000 } };

export const treatment: NewItem = { itemType: 'treatment', name: 'Nebulizer', quantity: 1, unitPrice: 50_000 };

export const opened = (some: Partial<Opening> = {}) => openTransaction({ ...opening, ...some }, fees);
export const started: TransactionEvent = { type: 'ServiceStarted', data: of };
export const serviceDone: TransactionEvent = {
  type: 'ServiceCompleted',
  data: { ...of, encounterId: 3, doctorName: 'dr. Budi' },
};
export const closed = (upTo = 1, methods: 'cash' | 'all' = 'cash'): TransactionEvent => ({
  type: 'BillClosed',
  data: { ...standingFor, subtotal: 0, discount: 0, rounding: { upTo, methods } },
});
export const paid: TransactionEvent = {
  type: 'TransactionPaid',
  data: { ...standingFor, total: 0, paid: 0, receivable: 0 },
};

export const added = (
  itemId: number,
  amount: number,
  itemType: NewItem['itemType'] = 'treatment',
): TransactionEvent => ({
  type: 'ItemAdded',
  data: {
    ...of,
    itemId,
    itemType,
    name: 'x',
    quantity: 1,
    unitPrice: amount,
    amount,
    encounterId: null,
    orderId: null,
    treatmentId: null,
    prescriptionId: null,
    lineId: null,
    prescribedQuantity: null,
  },
});

export const received = (paymentId: number, amount: number, method: 'cash' | 'qris' = 'cash'): TransactionEvent => ({
  type: 'PaymentReceived',
  data: {
    ...of,
    paymentId,
    method,
    amount,
    tendered: amount,
    change: 0,
    reference: null,
    account: null,
    shiftId: 2,
    cashierName: 'Sari',
  },
});

/** A bill in each status of DOMAIN 2.4. */
export const past: Record<TransactionState['status'], TransactionEvent[]> = {
  NONE: [],
  DRAFT: opened(),
  WAITING: [...opened(), started],
  ONGOING: [...opened(), started, serviceDone, closed()],
  PAID: [...opened(), started, serviceDone, closed(), received(1, 15_000), paid],
  CANCELLED: [
    ...opened(),
    {
      type: 'TransactionCancelled',
      data: { ...standingFor, charges: 15_000, discounts: 0, rounding: 0, receivable: 0, reason: 'salah' },
    },
  ],
  VOID: [
    ...opened(),
    started,
    serviceDone,
    closed(),
    paid,
    {
      type: 'TransactionVoided',
      data: { ...standingFor, charges: 15_000, discounts: 0, rounding: 0, receivable: 0, reason: 'salah' },
    },
  ],
};

export const stateOf = (events: readonly TransactionEvent[]): TransactionState => after(noTransaction, events);

/** A decider for the specs: what to decide is the command. */
export const bill = {
  ...transaction,
  decide: (decision: (state: TransactionState) => TransactionEvent[], state: TransactionState) => decision(state),
};

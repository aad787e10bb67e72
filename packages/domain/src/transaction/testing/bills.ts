import { defaultSettings } from '@alur/contracts/settings/settings';
import type { ItemType } from '@alur/contracts/transaction/enums';
import { deciding, type Deciding } from '../../kernel/testing/specification.js';
import type { BillLine, TransactionState } from '../bill.js';
import type { EventData, TransactionEvent } from '../events.js';
import type { PayerChoice } from '../guarantors.js';
import type { ChargeDocument, NewLine } from '../lines.js';
import { openBill, type Opening } from '../opening.js';
import { transaction } from '../transaction.js';

/** An event's data in a spec: the named fields always, the others only where they matter. */
export type Some<Type extends TransactionEvent['type'], Said extends keyof EventData<Type> = never> = Partial<
  EventData<Type>
> &
  Pick<EventData<Type>, Said>;

/** Bills for the specs: one of patient 5 for encounter 3, with 15.000 of fees on it. */
export const cashier = defaultSettings.cashier;
export const BILL = 'transaction-9';
export const of = { transactionId: 9, patientId: 5 };
/** The same keys, in events that inform the visits of their bill's status. */
export const keysAndEncounters = { ...of, encounterIds: [3] };
/** The present time in stories about the clinic. */
export const NOW = '2026-11-23T08:00:00.000Z';
export const till = { shiftId: 2, cashierName: 'Sari' };

export const opening: Opening = {
  ...of,
  purpose: 'care',
  serviceDate: '2026-11-21',
  serviceType: 'outpatient',
  patientName: 'Siti Aminah',
  recordNumber: '000123',
  doctorName: 'dr. Budi',
};

const service = (kind: string, id: number) => ({ kind, id });

export const treatment: NewLine = {
  itemType: 'treatment',
  service: service('treatment', 8),
  name: 'Nebulizer',
  quantity: 1,
  unitPrice: 50_000,
};
export const medicine: NewLine = {
  itemType: 'pharmacy',
  service: service('medicine', 4),
  name: 'Amoksisilin',
  quantity: 10,
  unitPrice: 1_000,
  orderedQuantity: 10,
};

/** A source's document with its lines. */
export const documentOf = (module: string, id: number, ...lines: NewLine[]): ChargeDocument => ({
  source: { module, id },
  encounterId: 3,
  performedAt: NOW,
  lines,
});

export const line = (number: number, amount: number, itemType: ItemType = 'treatment'): BillLine => ({
  line: number,
  itemType,
  service: null,
  name: 'x',
  quantity: 1,
  unitPrice: amount,
  amount,
  orderedQuantity: null,
  tariff: { payer: 'general', classId: null },
  bucket: null,
  performers: [],
  unitId: null,
  performedAt: NOW,
  packageId: null,
});

/** Posted by a source of that number. */
export const posted = (source: number, ...lines: BillLine[]): TransactionEvent => ({
  type: 'ChargesPosted',
  data: { ...of, source: { module: 'treatment', id: source }, encounterId: 3, fixed: false, lines },
});

/** One line with a source of its own. */
export const added = (number: number, amount: number, itemType?: ItemType): TransactionEvent =>
  posted(number, line(number, amount, itemType));

export const attached: TransactionEvent = { type: 'EncounterAttached', data: { ...of, encounterId: 3 } };
export const concluded: TransactionEvent = { type: 'AttachedEncounterConcluded', data: { ...of, encounterId: 3 } };

/** A bill for encounter 3, without charges. */
export const bare = (payer: PayerChoice['payer'] = 'general', some: Partial<Opening> = {}): TransactionEvent[] => [
  ...openBill({ ...opening, ...some }, { payer, insurer: payer === 'insurance' ? 'Sehat Sentosa' : null }),
  attached,
];

export const opened = (payer: PayerChoice['payer'] = 'general'): TransactionEvent[] => [
  ...bare(payer),
  posted(1, line(1, 10_000, 'registration'), line(2, 5_000, 'admin_fee')),
];

export const expected = (source: number): TransactionEvent => ({
  type: 'ChargeExpected',
  data: { ...of, source: { module: 'prescription', id: source }, encounterId: 3, name: 'Resep' },
});

export const closed = (some: Partial<EventData<'BillClosed'>> = {}): TransactionEvent => ({
  type: 'BillClosed',
  data: {
    ...keysAndEncounters,
    subtotal: 15_000,
    discount: 0,
    rounding: { upTo: 1, methods: 'cash' },
    shares: [],
    ...some,
  },
});
export const settled = (some: Partial<EventData<'TransactionPaid'>> = {}): TransactionEvent => ({
  type: 'TransactionPaid',
  data: { ...keysAndEncounters, total: 15_000, paid: 15_000, receivable: 0, ...some },
});
export const paid = settled();

export const received = ({ amount, ...some }: Some<'PaymentReceived', 'paymentId' | 'amount'>): TransactionEvent => ({
  type: 'PaymentReceived',
  data: {
    ...of,
    method: 'cash',
    amount,
    tendered: amount,
    change: 0,
    reference: null,
    account: null,
    ...till,
    ...some,
  },
});

export const ended = {
  ...keysAndEncounters,
  charges: 15_000,
  discounts: 0,
  rounding: 0,
  receivable: 0,
  deposits: 0,
  reason: 'salah',
};

/** A bill in each status. */
export const past: Record<TransactionState['status'], TransactionEvent[]> = {
  none: [],
  open: opened(),
  closed: [...opened(), concluded, closed()],
  paid: [...opened(), concluded, closed(), received({ paymentId: 1, amount: 15_000 }), paid],
  cancelled: [...opened(), { type: 'TransactionCancelled', data: ended }],
  void: [...opened(), concluded, closed(), paid, { type: 'TransactionVoided', data: ended }],
};
export const statuses = Object.keys(past) as TransactionState['status'][];

/** Wraps a decision about the bill's state, so that a story can use it like a command. */
export const onBill = (decide: (state: TransactionState) => TransactionEvent[]): Deciding =>
  deciding(transaction, of.transactionId, decide);

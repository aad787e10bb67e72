import type { Payer } from '@alur/contracts/kernel/enums';
import type { DomainEvent } from '../../kernel/event.js';
import type { Streams } from '../../kernel/testing/specification.js';
import type { Source } from '../bill.js';
import type { EventData, TransactionEvent } from '../events.js';
import type { ChargeDocument } from '../lines.js';
import { BILL, NOW, of, ended, keysAndEncounters, till, type Some } from './bills.js';

// Events of bills for the specs, and of the streams that belong to them: drawers, the catalogue, the settings.

export const DRAWER = 'shift-2';
export const drawerOf = (shiftId: number): DomainEvent[] => [
  { type: 'ShiftOpened', data: { shiftId, cashierId: 7, cashierName: 'Sari', float: 100_000 } },
];
export const drawer = drawerOf(2);

/** These events of the bill, and the drawer's events for the same money. */
export const withDrawer = (...events: TransactionEvent[]): Streams => {
  const movements = events.flatMap(({ type, data }) => {
    const isDeposit = type === 'DepositReceived' || type === 'DepositRefunded';
    if (!isDeposit && type !== 'PaymentReceived' && type !== 'PaymentRefunded') return [];
    const { transactionId, method, amount, shiftId } = data;
    const paymentId = 'depositId' in data ? data.depositId : data.paymentId;
    const movement = {
      shiftId,
      cashierId: 7,
      transactionId,
      paymentId,
      method,
      amount,
      ...(isDeposit && { isDeposit }),
    };
    return [{ type: type.endsWith('Received') ? 'DrawerCredited' : 'DrawerDebited', data: movement }];
  });
  return { [BILL]: events, ...Object.groupBy(movements, ({ data }) => `shift-${data.shiftId}`) } as Streams;
};

const nebulizer = { name: 'Nebulizer', category: null, price: 50_000, icd9Code: null, tariffBucket: null };
export const catalogue = {
  'treatment-8': [{ type: 'CatalogueItemAdded', data: { catalogue: 'treatment', itemId: 8, fields: nebulizer } }],
};
export const settingsOf = (values: Readonly<Record<string, number | boolean>>) => ({
  'settings-1': [{ type: 'SettingsChanged', data: { merchantId: 1, section: 'cashier', values } }],
});

/** The document's lines on the bill, numbered from here on, at the payer's tariff. */
export const charged = (
  { source, encounterId, fixed = false, lines }: ChargeDocument,
  { from, payer = 'general' }: { from: number; payer?: Payer },
): Extract<TransactionEvent, { type: 'ChargesPosted' }> => ({
  type: 'ChargesPosted',
  data: {
    ...{ ...of, source, encounterId, fixed },
    lines: lines.map(({ quantity, unitPrice, orderedQuantity = null, ...line }, index) => ({
      ...{ ...line, line: from + index, quantity, unitPrice, amount: quantity * unitPrice, orderedQuantity },
      tariff: { payer, classId: null },
      ...{ bucket: null, performers: [], unitId: null, performedAt: NOW, packageId: null },
    })),
  },
});
/** The same charges, on a locked bill. */
export const lateCharged = (document: ChargeDocument, on: Parameters<typeof charged>[1]): DomainEvent => ({
  ...charged(document, on),
  type: 'LateChargesPosted',
});
/** Source of the items that the cashier adds to the bill. */
export const byCashier = { module: 'transaction', id: 9 };

export const withdrawn = (source: Source, ...lines: EventData<'ChargesWithdrawn'>['lines']): TransactionEvent => ({
  type: 'ChargesWithdrawn',
  data: { ...of, source, lines },
});
export const changed = (
  source: Source,
  line: Omit<EventData<'ChargesChanged'>['lines'][number], 'itemType'>,
): TransactionEvent => ({
  type: 'ChargesChanged',
  data: { ...of, source, lines: [{ itemType: 'treatment', ...line }], reason: null },
});
export const dropped = (source: Source, reason: string | null): TransactionEvent => ({
  type: 'ChargeDropped',
  data: { ...of, source, reason },
});

export const discounted = (some: Some<'DiscountGiven', 'amount' | 'lines'>): TransactionEvent => ({
  type: 'DiscountGiven',
  data: {
    ...{ ...of, discountId: 1, discountType: 'single_outpatient_treatment', valueType: 'percent', value: 10 },
    reason: null,
    ...some,
  },
});
export const undiscounted = (some: Some<'DiscountRemoved', 'amount' | 'lines'>): TransactionEvent => ({
  type: 'DiscountRemoved',
  data: { ...of, discountId: 1, ...some },
});

const guarantor = { guarantorId: 1, insurerId: null, document: null };
export const bpjs: TransactionEvent = {
  type: 'GuarantorAdded',
  data: {
    ...{ ...of, ...guarantor, kind: 'bpjs', name: 'BPJS Kesehatan' },
    cover: { mode: 'all', value: null, itemTypes: null },
  },
};
/** An insurance whose share is not stated, so that it pays nothing yet. */
export const insured = (cover: Partial<EventData<'GuarantorAdded'>['cover']> = {}): TransactionEvent => ({
  type: 'GuarantorAdded',
  data: {
    ...{ ...of, ...guarantor, kind: 'insurance', name: 'Sehat Sentosa' },
    cover: { mode: 'limit', value: 0, itemTypes: null, ...cover },
  },
});
export const owed = (some: Some<'ReceivableRecorded', 'guarantor' | 'amount'>): TransactionEvent => ({
  type: 'ReceivableRecorded',
  data: { ...of, guarantorId: 1, ...some },
});

export const reopened = (some: Some<'BillReopened'> = {}): TransactionEvent => ({
  type: 'BillReopened',
  data: { ...keysAndEncounters, receivable: 0, deposits: 0, reason: null, ...some },
});
export const resumed: TransactionEvent = { type: 'AttachedEncounterResumed', data: { ...of, encounterId: 3 } };

export const deposited = (amount: number): TransactionEvent => ({
  type: 'DepositReceived',
  data: {
    ...{ ...of, depositId: 1, method: 'qris', amount, tendered: amount, change: 0, reference: null, account: null },
    ...till,
  },
});
export const used = (amount: number): TransactionEvent => ({
  type: 'DepositApplied',
  data: { ...of, depositId: 1, amount },
});
export const depositBack = (amount: number, reason: string): TransactionEvent => ({
  type: 'DepositRefunded',
  data: { ...of, depositId: 1, method: 'qris', amount, shiftId: 2, reason },
});

export const rounded = (amount: number): TransactionEvent => ({ type: 'BillRounded', data: { ...of, amount } });
export const unrounded = (amount: number): TransactionEvent => ({ type: 'RoundingDropped', data: { ...of, amount } });
export const refunded = (some: Some<'PaymentRefunded', 'amount'>): TransactionEvent => ({
  type: 'PaymentRefunded',
  data: { ...of, paymentId: 1, method: 'cash', shiftId: 2, reason: 'salah', ...some },
});
export const voided = (some: Some<'TransactionVoided'> = {}): TransactionEvent => ({
  type: 'TransactionVoided',
  data: { ...ended, ...some },
});
export const printed = (some: Some<'ReceiptPrinted', 'copy'>): TransactionEvent => ({
  type: 'ReceiptPrinted',
  data: {
    ...{ ...of, printer: 'thermal_80', doctorSignature: false, cashierSignature: true, printedBy: till.cashierName },
    ...some,
  },
});

import type { EncounterEvent } from '../../encounter/events.js';
import type { DomainEvent } from '../../kernel/event.js';
import type { TransactionEvent } from '../../transaction/events.js';
import { billOf, patientOf, recordNumberOf, ROOM, TODAY } from './open-clinic.js';

// What happens in the visit with a number, of which the clinic's stories tell.

export const visitOf = (n: number, patientId = patientOf(n)) => ({ encounterId: n, patientId, unitId: ROOM });

type Unsaid = 'encounterId' | 'patientId' | 'unitId';
type About<Type extends EncounterEvent['type']> = Omit<Extract<EncounterEvent, { type: Type }>['data'], Unsaid>;

/** An event of the visit, and what it says beside whose visit it is. */
export const ofVisit = <Type extends EncounterEvent['type']>(
  n: number,
  type: Type,
  about: About<Type>,
): DomainEvent => ({
  type,
  data: { ...visitOf(n), ...about },
});
type Fee = readonly [itemType: 'registration' | 'admin_fee', name: string, amount: number];
const ofNew: readonly Fee[] = [
  ['registration', 'Pendaftaran pasien baru', 10_000],
  ['admin_fee', 'Administrasi', 5_000],
];
export const ofReturning: readonly Fee[] = [['admin_fee', 'Administrasi pasien lama', 2_000]];

/** The visit's bill as it is opened, with the fees of a patient who is new here or those that are said. */
export const billOpened = (n: number, { bill = billOf(n), fees = ofNew } = {}): TransactionEvent[] => {
  const of = { transactionId: bill, patientId: patientOf(n) };
  const person = { patientName: 'Budi Santoso', recordNumber: recordNumberOf(n), doctorName: 'dr. Ratna' };
  const what = { serviceDate: TODAY, purpose: 'care', serviceType: 'outpatient' } as const;
  const lines = fees.map(([itemType, name, amount], index) => ({
    ...{ line: index + 1, itemType, service: null, name, quantity: 1, unitPrice: amount, amount },
    ...{ orderedQuantity: null, tariff: { payer: 'general' as const, classId: null }, bucket: null, performers: [] },
    ...{ unitId: ROOM, performedAt: `${TODAY}T08:00:00.000Z`, packageId: null },
  }));
  return [
    { type: 'TransactionOpened', data: { ...of, ...person, ...what, refNumber: `TRX-20261123-${bill}` } },
    { type: 'EncounterAttached', data: { ...of, encounterId: n } },
    {
      type: 'ChargesPosted',
      data: { ...of, source: { module: 'encounter', id: n }, encounterId: n, fixed: false, lines },
    },
  ];
};

/** The visit's bill is cancelled, as it was opened. */
export const billCancelled = (n: number, reason: string, patientId = patientOf(n)): TransactionEvent => ({
  type: 'TransactionCancelled',
  data: {
    ...{ transactionId: billOf(n), patientId, encounterIds: [n], charges: 15_000 },
    ...{ discounts: 0, rounding: 0, receivable: 0, deposits: 0, reason },
  },
});

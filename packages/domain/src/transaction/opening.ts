import type { EncounterKind } from '@alur/contracts/encounter/enums';
import type { Opened, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { guarantorsFor, type PayerChoice } from './guarantors.js';
import { billOf, keysOf } from './transaction.js';

export type Opening = Omit<Opened, 'refNumber'>;

/** The reference number says the day of service and which bill it is. */
const refNumber = ({ serviceDate, transactionId }: Opening): string =>
  `TRX-${serviceDate.replaceAll('-', '')}-${transactionId}`;

/** A bill without charges, and who bears it beside the patient. */
export const openBill = (opening: Opening, payer: PayerChoice): TransactionEvent[] => [
  { type: 'TransactionOpened', data: { ...opening, refNumber: refNumber(opening) } },
  ...guarantorsFor(payer).map((guarantor, index): TransactionEvent => ({
    type: 'GuarantorAdded',
    data: {
      transactionId: opening.transactionId,
      patientId: opening.patientId,
      guarantorId: index + 1,
      ...guarantor,
    },
  })),
];

/** What the encounter costs is billed here; said again it changes nothing. */
export const attach = (state: TransactionState, encounterId: number, kind?: EncounterKind): TransactionEvent[] => {
  const bill = billOf(state);
  return bill.encounters.some(each => each.encounterId === encounterId)
    ? []
    : [{ type: 'EncounterAttached', data: { ...keysOf(bill), encounterId, ...(kind && { kind }) } }];
};

import type { EncounterKind } from '@alur/contracts/encounter/enums';
import type { Opened, TransactionState } from './bill.js';
import type { TransactionEvent } from './events.js';
import { guarantorsFor, type PayerChoice } from './guarantors.js';
import { billOf, keysOf } from './transaction.js';

export type Opening = Omit<Opened, 'refNumber'>;

/** The reference number consists of the day of service and the bill's id. */
const refNumber = ({ serviceDate, transactionId }: Opening): string =>
  `TRX-${serviceDate.replaceAll('-', '')}-${transactionId}`;

/** Opens a bill without charges, with its guarantors. */
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

/** Bills the encounter here; repeating it changes nothing. */
export const attach = (state: TransactionState, encounterId: number, kind?: EncounterKind): TransactionEvent[] => {
  const bill = billOf(state);
  return bill.encounters.some(each => each.encounterId === encounterId)
    ? []
    : [{ type: 'EncounterAttached', data: { ...keysOf(bill), encounterId, ...(kind && { kind }) } }];
};

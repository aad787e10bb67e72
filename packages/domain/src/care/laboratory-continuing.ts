import { encounter } from '../encounter/encounter.js';
import type { LoadedSoFar } from '../kernel/act.js';
import { checks, known, writes, type StateOf } from '../kernel/aggregate.js';
import type { CareHeader } from '../kernel/care-header.js';
import { ensure } from '../kernel/rejection.js';
import { cancel, type By } from '../laboratory/decisions.js';
import { laboratoryOrder, type AnyOrder, type LaboratoryOrderState } from '../laboratory/order.js';
import * as recording from '../record/decisions.js';
import { record } from '../record/record.js';
import { withdrawCharges } from '../transaction/charging.js';
import type { CashierSettings } from '../transaction/closing.js';
import type { TransactionEvent } from '../transaction/events.js';
import { transaction } from '../transaction/transaction.js';
import { MODULE, sourceOf } from './laboratory-ordering.js';

/** Streams of an earlier visit's order that continues in this visit, where it is withdrawn. */
export const continued = {
  former: laboratoryOrder,
  formerVisit: encounter,
  formerRecord: record,
  formerBill: transaction,
};
const seen = { ...continued, encounter };

/** A bill that both visits share is written once, under the name of this visit's. */
export const continuedStreams = (continues: number | null, loaded: LoadedSoFar<typeof seen>) => {
  const former = known(loaded.former);
  const visit = known(loaded.formerVisit);
  const isApart = visit && visit.transactionId !== known(loaded.encounter)?.transactionId;
  return {
    former: continues === null ? undefined : writes(laboratoryOrder, continues),
    formerVisit: former && checks(encounter, former.encounterId),
    formerRecord: former && writes(record, former.encounterId),
    formerBill: isApart ? writes(transaction, visit.transactionId) : undefined,
  };
};

type Loaded = { [Name in keyof typeof continued]: StateOf<(typeof continued)[Name]> | undefined };

/**
 * An order may continue elsewhere only while no sample was taken; after that, its result comes from the earlier order.
 */
export const continuing = (
  continues: number | null,
  { former }: { former: LaboratoryOrderState | undefined },
  visit: CareHeader,
): AnyOrder | null => {
  if (continues === null) return null;
  const it = known(former);
  const isHers = it !== undefined && it.patientId === visit.patientId && it.encounterId !== visit.encounterId;
  ensure(isHers, 'laboratory.continues-another', {}, 'continues');
  ensure(it.status !== 'begun' && it.status !== 'done', 'laboratory.continues-begun');
  return it;
};

interface Withdrawing {
  by: By;
  /** The reason that is recorded in the earlier order. */
  reason: string;
  bill: StateOf<typeof transaction>;
  cashier: CashierSettings;
}

/** What still waits in the earlier order is withdrawn with its charge, so that it is neither done nor paid twice. */
export const withdrawn = (former: AnyOrder | null, states: Loaded, { by, reason, bill, cashier }: Withdrawing) => {
  const sameBill: TransactionEvent[] = [];
  const visit = known(states.formerVisit);
  if (former?.status !== 'ordered' || !visit || !states.formerRecord) return { written: {}, sameBill };
  const order = { module: MODULE, orderId: former.orderId };
  const written = {
    former: cancel(former, reason, by),
    formerRecord: recording.endOrder(states.formerRecord, order, 'cancelled', visit),
  };
  const source = sourceOf(former.orderId);
  if (states.formerBill === undefined) return { written, sameBill: withdrawCharges(bill, source, cashier) };
  return { written: { ...written, formerBill: withdrawCharges(states.formerBill, source, cashier) }, sameBill };
};

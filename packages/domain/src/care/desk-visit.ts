import { ageOn } from '@alur/contracts/patient/age';
import { checkedPayer, open, start } from '../encounter/decisions.js';
import { encounter } from '../encounter/encounter.js';
import type { EncounterOpened } from '../encounter/events.js';
import { writes, type StateOf } from '../kernel/aggregate.js';
import type { DecisionContext } from '../kernel/context.js';
import { ensure } from '../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../merchant/merchant.js';
import { activePatient, isNewPatient, patient, recordEncounter } from '../patient/patient.js';
import * as recording from '../record/decisions.js';
import { record } from '../record/record.js';
import { settings, settingsOf } from '../settings/settings.js';
import { postCharges } from '../transaction/charging.js';
import { concludeEncounter } from '../transaction/encounters.js';
import type { PayerChoice } from '../transaction/guarantors.js';
import { inTurn } from '../transaction/state.js';
import { transaction } from '../transaction/transaction.js';
import { openVisitBill } from './visit-bill.js';

/** A desk that external patients come to by themselves. It is not one of the facility's units. */
interface Desk {
  readonly kind: 'internal_laboratory' | 'internal_radiology';
  readonly unitName: string;
}
const NO_UNIT = 0;

export const deskVisitIds = ['encounter', 'transaction'] as const;
export const deskVisitSees = { encounter, patient, record, transaction, settings, merchant };
export const deskVisitStreams = (patientId: number, context: DecisionContext) => ({
  encounter: writes(encounter, context.ids['encounter'] ?? 0),
  record: writes(record, context.ids['encounter'] ?? 0),
  patient: writes(patient, patientId),
  transaction: writes(transaction, context.ids['transaction'] ?? 0),
  settings: settingsOf(context),
  merchant: ownMerchant(context),
});
type States = { readonly [Name in keyof typeof deskVisitSees]: StateOf<(typeof deskVisitSees)[Name]> };

/** An external patient's visit to a desk: she is there at once, and her bill waits for nothing but the desk's own order. */
export const deskVisit = (
  desk: Desk,
  request: PayerChoice & { readonly referringDoctor: string | null },
  states: States,
  { ids, now, today: date }: DecisionContext,
) => {
  const encounterId = ids['encounter'] ?? 0;
  const transactionId = ids['transaction'] ?? 0;
  const person = activePatient(states.patient);
  const { payer, insurer } = checkedPayer(request);
  ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
  const { patientId, recordNumber, identity } = person;
  const { name: patientName, gender, birthDate } = identity;
  const of = { encounterId, patientId, patientName, recordNumber, date, payer, insurer, transactionId };
  const visit: EncounterOpened = {
    ...{ ...of, unitId: NO_UNIT, unitName: desk.unitName, kind: desk.kind, status: 'arrived', doctor: null },
    ...{ gender, age: ageOn(birthDate, date), episodeId: encounterId },
  };
  const billed = {
    ...{ ...of, unitId: NO_UNIT, kind: desk.kind },
    ...{ doctorName: request.referringDoctor, isNewPatient: isNewPatient(person) },
  };
  const opened = open(visit);
  const { cashier } = states.settings;
  return {
    ...{ visit, person },
    /** What is written of it beside the order. */
    with: (order: Parameters<typeof recording.openOrder>[0], charges: Parameters<typeof postCharges>[1]) => ({
      encounter: [...opened, ...start(opened.reduce(encounter.evolve, encounter.initial))],
      record: recording.openOrder(order, visit),
      patient: recordEncounter(person, encounterId),
      transaction: inTurn(
        states.transaction,
        () => openVisitBill(billed, states.settings, now),
        bill => postCharges(bill, charges, cashier),
        bill => concludeEncounter(bill, encounterId, cashier),
      ),
    }),
  };
};

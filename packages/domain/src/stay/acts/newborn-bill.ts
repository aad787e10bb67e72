import { billNewborn as command } from '@alur/contracts/stay/commands';
import { priceByPayer, priceSees, priceStreams } from '../../care/payer-prices.js';
import { openVisitBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { assignBill, changePayer, checkedPayer, recordDocument } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { hereAfterAll, isNewPatient, patient } from '../../patient/patient.js';
import { moveCharges } from '../../transaction/moving.js';
import { inTurn, noTransaction } from '../../transaction/state.js';
import { billOf, transaction } from '../../transaction/transaction.js';
import { stayNotCancelled } from '../decisions.js';
import { stay } from '../stay.js';

/**
 * Moves the newborn from the mother's bill to one of its own, in one append: its charges are re-priced for its own
 * payer, and the mother's stay where they are (SHAPES, Encounter). Charges of a locked bill cannot be moved.
 */
export const billNewbornAct = act({
  command,
  ids: ['transaction'],
  sees: { encounter, stay, from: transaction, transaction, patient, merchant, ...priceSees },
  primary: 'stay',
  streams: ({ id }, loaded, context) => {
    const its = known(loaded.encounter);
    return {
      encounter: visits.encounterOf(id),
      stay: checks(stay, id),
      from: its && writes(transaction, its.transactionId),
      transaction: writes(transaction, context.ids['transaction'] ?? 0),
      patient: its && checks(patient, its.patientId),
      merchant: ownMerchant(context),
      ...priceStreams(loaded.from, context),
    };
  },
  decide: ({ id, sep, ...said }, states, context) => {
    const it = stayNotCancelled(states.stay);
    ensure(it.motherEncounterId !== null, 'stay.not-newborn');
    const mothers = billOf(visits.loaded(states.from));
    const isShared = mothers.encounters.some(({ encounterId }) => encounterId === it.motherEncounterId);
    ensure(isShared, 'stay.billed-alone');
    const { payer, insurer } = checkedPayer(said);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const visit = notCancelled(states.encounter);
    const person = hereAfterAll(visits.loaded(states.patient));
    const transactionId = context.ids['transaction'] ?? 0;
    const opened = openVisitBill(
      {
        ...{ transactionId, encounterId: id, patientId: visit.patientId, patientName: person.identity.name },
        ...{ recordNumber: person.recordNumber, date: visit.date, payer, insurer, unitId: visit.unitId },
        ...{ kind: 'inpatient' as const, doctorName: visit.doctor?.name ?? null },
        // On the mother's bill, no registration fee was charged for it.
        isNewPatient: isNewPatient(person) || person.firstVisit === id,
      },
      states.settings,
      context.now,
    );
    const account = opened.reduce(transaction.evolve, noTransaction);
    const { from, to } = moveCharges(mothers, account, id, states.settings.cashier);
    const isOther = visit.payer !== payer || visit.insurer !== insurer;
    return {
      encounter: [
        ...(isOther ? changePayer(visit, { payer, insurer }) : []),
        ...assignBill(visit, transactionId),
        ...(sep === null ? [] : recordDocument(visit, 'sep', sep)),
      ],
      from,
      transaction: [
        ...opened,
        ...inTurn(
          account,
          () => to,
          bill => priceByPayer(bill, states, context),
        ),
      ],
    };
  },
});

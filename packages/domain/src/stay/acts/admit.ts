import { admit as admitCommand, cancelAdmission } from '@alur/contracts/stay/commands';
import { admission, reopenAdmission } from '../../admission/admission.js';
import { claimLast, lastOrderOf, numberInForce, orderNamed } from '../../admission/last-order.js';
import { bed, vacate } from '../../bed/bed.js';
import { admissionSees, admissionStreams, admitTo } from '../../care/admission.js';
import { newbornsOf } from '../../care/cots.js';
import { herBed } from '../../care/stay-streams.js';
import { cancelBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { withdraw } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { uniqueName } from '../../kernel/name.js';
import { ensure } from '../../kernel/rejection.js';
import { patient, reverseFirstVisit } from '../../patient/patient.js';
import { isEmpty, record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { detachStay } from '../../transaction/encounters.js';
import { transaction } from '../../transaction/transaction.js';
import { VISIT } from '../charging.js';
import { cancelStay } from '../decisions.js';
import { stay } from '../stay.js';

export const admitAct = act({
  command: admitCommand,
  ids: ['encounter', 'transaction'],
  sees: admissionSees,
  primary: 'encounter',
  streams: admissionStreams,
  decide: admitTo,
});

/** Allowed only while nothing was written in the stay; its own bill is cancelled, a bill that it joined is not. */
export const cancelAdmissionAct = act({
  command: cancelAdmission,
  sees: {
    encounter,
    stay,
    bed,
    record,
    transaction,
    patient,
    settings,
    cots: [encounter],
    admission,
    last: uniqueName,
    other: admission,
  },
  primary: 'encounter',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.stay);
    const orderId = it?.admissionId ?? null;
    const order = known(loaded.admission);
    return {
      encounter: visits.encounterOf(id),
      stay: writes(stay, id),
      bed: herBed(it),
      cots: newbornsOf(it).map(each => checks(encounter, each)),
      record: checks(record, id),
      admission: orderId === null ? undefined : writes(admission, orderId),
      last: order && lastOrderOf(order.patientId, context),
      other: order && orderNamed(loaded.last, order.admissionId),
      transaction: visits.transactionOf(loaded),
      patient: visits.patientOf(loaded),
      settings: settingsOf(context),
    };
  },
  decide: ({ id, reason }, states, context) => {
    const cancelled = cancelStay(states.stay, reason, context.now);
    ensure(isEmpty(states.record), 'stay.already-written');
    const isAlone = states.cots.every(({ status }) => status === 'cancelled');
    ensure(isAlone, 'stay.newborn-registered');
    // If another order was written for her since, that one is in force and this one is not reopened.
    const order = numberInForce(states.other) === null ? known(states.admission) : undefined;
    const again = order &&
      states.last && { admission: reopenAdmission(order, id), last: claimLast(states.last, order, context) };
    const bill = visits.loaded(states.transaction);
    const isShared = known(bill)?.encounters.some(({ encounterId }) => encounterId !== id) === true;
    const sources = [
      { module: 'stay', id },
      { module: VISIT, id },
    ];
    return {
      encounter: withdraw(states.encounter, reason),
      stay: cancelled,
      ...again,
      ...(states.bed && { bed: vacate(states.bed, id) }),
      transaction: isShared ? detachStay(bill, id, sources, states.settings.cashier) : cancelBill(bill, reason),
      patient: reverseFirstVisit(visits.loaded(states.patient), id),
    };
  },
});

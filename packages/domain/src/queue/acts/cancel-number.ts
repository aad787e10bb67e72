import { cancelNumber as cancelNumberCommand } from '@alur/contracts/queue/commands';
import { booking } from '../../booking/booking.js';
import { cancelBill } from '../../care/visit-bill.js';
import * as visits from '../../care/visit-streams.js';
import { cancel } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { patient, reverseFirstVisit } from '../../patient/patient.js';
import { transaction } from '../../transaction/transaction.js';
import { cancelNumber } from '../attending.js';
import { counter } from '../counter.js';
import { queue } from '../queue.js';

/** DOMAIN 2.1, queue → cancelled: number, visit and bill end together. */
export const cancelNumberAct = act({
  command: cancelNumberCommand,
  sees: { encounter, booking, queue, transaction, patient, counter },
  primary: 'encounter',
  streams: ({ id }, visit) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    queue: visits.queueOf(visit),
    transaction: visits.transactionOf(visit),
    patient: visits.patientOf(visit),
    counter: visits.callingCounterOf(visit),
  }),
  decide: ({ id, reason }, states) => ({
    queue: cancelNumber(visits.loaded(states.queue), id, reason),
    encounter: cancel(states.encounter, 'withdrawn', reason),
    transaction: cancelBill(visits.loaded(states.transaction), reason),
    patient: reverseFirstVisit(visits.loaded(states.patient), id),
    ...visits.freeing(states.counter, id),
  }),
});

import { cancelNumber as cancelNumberCommand } from '@alur/contracts/queue/commands';
import { cancelBooking } from '../../booking/decisions.js';
import { act } from '../../kernel/act.js';
import { patient, reverseFirstVisit } from '../../patient/patient.js';
import { cancelNumber } from '../attending.js';
import { cancelBill } from '../../care/visit-bill.js';
import {
  bookingOf,
  callingCounterOf,
  freeing,
  loaded,
  patientOf,
  queueOf,
  transactionOf,
  type Visiting,
} from '../../care/visit-streams.js';
import { booking } from '../../booking/booking.js';
import { counter } from '../counter.js';
import { queue } from '../queue.js';
import { transaction } from '../../transaction/transaction.js';

/** DOMAIN 2.1, queue → cancelled: number, booking and bill end together. */
export const cancelNumberAct = act({
  command: cancelNumberCommand,
  sees: { booking, queue, transaction, patient, counter },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({
    booking: bookingOf(id),
    queue: queueOf(visit),
    transaction: transactionOf(visit),
    patient: patientOf(visit),
    counter: callingCounterOf(visit),
  }),
  decide: ({ id, reason }, states) => ({
    booking: cancelBooking(states.booking, reason),
    queue: cancelNumber(loaded(states.queue), id, reason),
    transaction: cancelBill(loaded(states.transaction), reason),
    patient: reverseFirstVisit(loaded(states.patient), id),
    ...freeing(states.counter, id),
  }),
});

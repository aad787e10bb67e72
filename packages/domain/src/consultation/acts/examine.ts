import * as commands from '@alur/contracts/consultation/commands';
import { finish, reopen, start, undoStart } from '../../booking/consultation.js';
import { act } from '../../kernel/act.js';
import { returnNumber, serve } from '../../queue/attending.js';
import { merchant, insurance, ownMerchant } from '../../merchant/merchant.js';
import { transaction, reopenService } from '../../transaction/transaction.js';
import { isOpen } from '../../care/visit-bill.js';
import {
  bookingOf,
  callingCounterOf,
  freeing,
  loaded,
  queueOf,
  transactionOf,
  type Visiting,
} from '../../care/visit-streams.js';
import { booking } from '../../booking/booking.js';
import { counter } from '../../queue/counter.js';
import { queue } from '../../queue/queue.js';

/** The doctor's *Mulai* (DOMAIN 2.1): attendance and, where it applies, PCare first. The counter is free again. */
export const startConsultationAct = act({
  command: commands.startConsultation,
  sees: { booking, queue, counter, merchant },
  primary: 'booking',
  streams: ({ id }, visit: Visiting, context) => ({
    booking: bookingOf(id),
    queue: queueOf(visit),
    counter: callingCounterOf(visit),
    merchant: ownMerchant(context),
  }),
  decide: ({ id }, states, { today }) => {
    const served = serve(loaded(states.queue), id, today);
    return {
      booking: start(states.booking, insurance(states.merchant)),
      queue: served,
      ...freeing(states.counter, id),
    };
  },
});

export const undoStartAct = act({
  command: commands.undoStart,
  sees: { booking, queue },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({ booking: bookingOf(id), queue: queueOf(visit) }),
  decide: ({ id }, states) => ({
    booking: undoStart(states.booking),
    queue: returnNumber(loaded(states.queue), id),
  }),
});

/** *Selesai*: bill and pharmacy follow by processes. */
export const finishConsultationAct = act({
  command: commands.finishConsultation,
  sees: { booking, merchant },
  primary: 'booking',
  streams: ({ id }, _visit: Visiting, context) => ({ booking: bookingOf(id), merchant: ownMerchant(context) }),
  decide: (_command, states) => ({ booking: finish(states.booking, insurance(states.merchant)) }),
});

/** Until the bill is paid (DOMAIN 2, settled); its services are under way again. */
export const reopenConsultationAct = act({
  command: commands.reopenConsultation,
  sees: { booking, transaction },
  primary: 'booking',
  streams: ({ id }, visit: Visiting) => ({ booking: bookingOf(id), transaction: transactionOf(visit) }),
  decide: ({ reason }, states) => {
    const bill = loaded(states.transaction);
    return {
      booking: reopen(states.booking, reason, isOpen(bill)),
      transaction: reopenService(bill),
    };
  },
});

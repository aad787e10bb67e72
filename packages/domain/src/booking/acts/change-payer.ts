import { changePayer as changePayerCommand, fillPcare as fillPcareCommand } from '@alur/contracts/booking/commands';
import { changePayer as changeBookingPayer, fillPcare } from '../decisions.js';
import { act } from '../../kernel/act.js';
import { ensure } from '../../kernel/rejection.js';
import { merchant, insurance, ownMerchant } from '../../merchant/merchant.js';
import { transaction, changePayer as changeBillPayer } from '../../transaction/transaction.js';
import { attendanceOf } from '../../care/attendance.js';
import { bookingOf, loaded, queueOf, transactionOf, type Visiting } from '../../care/visit-streams.js';
import { booking } from '../booking.js';
import { queue } from '../../queue/queue.js';

/** A wrong payer is changed without losing the bill (DOMAIN 2, settled). */
export const changePayerAct = act({
  command: changePayerCommand,
  sees: { booking, transaction, merchant },
  primary: 'booking',
  streams: ({ id }, visit: Visiting, context) => ({
    booking: bookingOf(id),
    transaction: transactionOf(visit),
    merchant: ownMerchant(context),
  }),
  decide: ({ payer, insurer }, states) => {
    const rule = insurance(states.merchant);
    ensure(payer !== 'bpjs' || rule.isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    return {
      booking: changeBookingPayer(states.booking, { payer, insurer }, rule),
      transaction: changeBillPayer(loaded(states.transaction), payer),
    };
  },
});

/** SPEC 4: attendance first, then PCare; the patient waits until it is filled in. */
export const fillPcareAct = act({
  command: fillPcareCommand,
  sees: { booking, queue, merchant },
  primary: 'booking',
  streams: ({ id }, visit: Visiting, context) => ({
    booking: bookingOf(id),
    queue: queueOf(visit),
    merchant: ownMerchant(context),
  }),
  decide: ({ id, number }, states) => {
    const present = attendanceOf(states.queue, id) === 'come';
    return { booking: fillPcare(states.booking, number, insurance(states.merchant), present) };
  },
});

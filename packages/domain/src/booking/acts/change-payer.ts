import { changePayer as changePayerCommand, fillPcare as fillPcareCommand } from '@alur/contracts/booking/commands';
import { priceByPayer, priceSees, priceStreams } from '../../care/payer-prices.js';
import * as visits from '../../care/visit-streams.js';
import { changePayer as changeVisitPayer } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { notCancelled } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, writes } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { changeGuarantors } from '../../transaction/guarantors.js';
import { inTurn } from '../../transaction/state.js';
import { tellTopUp } from '../../transaction/top-up.js';
import { transaction } from '../../transaction/transaction.js';
import { booking } from '../booking.js';
import { fillPcare, pcareFilled } from '../decisions.js';

/**
 * A wrong payer is changed without losing the bill (DOMAIN 2, settled). A finished visit has passed PCare's check
 * already, so it must be reopened before it can become a visit that needs PCare.
 */
export const changePayerAct = act({
  command: changePayerCommand,
  sees: { encounter, booking, transaction, merchant, ...priceSees },
  primary: 'encounter',
  streams: ({ id }, visit, context) => ({
    encounter: visits.encounterOf(id),
    booking: checks(booking, id),
    transaction: visits.transactionOf(visit),
    merchant: ownMerchant(context),
    ...priceStreams(visit.transaction, context),
  }),
  decide: ({ payer, insurer }, states, context) => {
    const rule = insurance(states.merchant);
    ensure(payer !== 'bpjs' || rule.isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    const changed = changeVisitPayer(states.encounter, { payer, insurer });
    if (notCancelled(states.encounter).status === 'finished') pcareFilled(states.booking, payer, rule);
    return {
      encounter: changed,
      transaction: inTurn(
        visits.loaded(states.transaction),
        bill => changeGuarantors(bill, { payer, insurer }),
        bill => priceByPayer(bill, states, context),
        tellTopUp,
      ),
    };
  },
});

/** SPEC 4: attendance first, then PCare; the patient waits until it is filled in. */
export const fillPcareAct = act({
  command: fillPcareCommand,
  sees: { encounter, booking, merchant },
  primary: 'encounter',
  streams: ({ id }, _visit, context) => ({
    encounter: checks(encounter, id),
    booking: writes(booking, id),
    merchant: ownMerchant(context),
  }),
  decide: ({ number }, states) => {
    const { status, payer } = notCancelled(states.encounter);
    ensure(status !== 'finished', 'consultation.not-ongoing');
    return { booking: fillPcare(states.booking, number, payer, insurance(states.merchant), status !== 'planned') };
  },
});

import { changeStayPayer } from '@alur/contracts/stay/commands';
import { priceByPayer, priceSees, priceStreams } from '../../care/payer-prices.js';
import * as visits from '../../care/visit-streams.js';
import { changePayer } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { changeGuarantors } from '../../transaction/guarantors.js';
import { inTurn } from '../../transaction/state.js';
import { tellTopUp } from '../../transaction/top-up.js';
import { transaction } from '../../transaction/transaction.js';
import { stayNotCancelled } from '../decisions.js';
import { stay } from '../stay.js';

/**
 * Charges are re-priced for the new payer; deposits stay the patient's; the insurer's share is stated when the bill is
 * closed.
 */
export const changeStayPayerAct = act({
  command: changeStayPayer,
  sees: { encounter, stay, transaction, merchant, ...priceSees },
  primary: 'stay',
  streams: ({ id }, loaded, context) => ({
    encounter: visits.encounterOf(id),
    stay: checks(stay, id),
    transaction: visits.transactionOf(loaded),
    merchant: ownMerchant(context),
    ...priceStreams(loaded.transaction, context),
  }),
  decide: ({ payer, insurer }, states, context) => {
    stayNotCancelled(states.stay);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    return {
      encounter: changePayer(states.encounter, { payer, insurer }),
      transaction: inTurn(
        visits.loaded(states.transaction),
        bill => changeGuarantors(bill, { payer, insurer }),
        bill => priceByPayer(bill, states, context),
        tellTopUp,
      ),
    };
  },
});

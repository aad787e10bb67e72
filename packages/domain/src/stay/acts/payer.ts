import { changeStayPayer } from '@alur/contracts/stay/commands';
import * as visits from '../../care/visit-streams.js';
import { changePayer } from '../../encounter/decisions.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks } from '../../kernel/aggregate.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import { changeGuarantors } from '../../transaction/guarantors.js';
import { transaction } from '../../transaction/transaction.js';
import { keptStay } from '../decisions.js';
import { stay } from '../stay.js';

/** What she gave in advance stays hers; what the insurer bears is said when the bill is closed. */
export const changeStayPayerAct = act({
  command: changeStayPayer,
  sees: { encounter, stay, transaction, merchant },
  primary: 'stay',
  streams: ({ id }, loaded, context) => ({
    encounter: visits.encounterOf(id),
    stay: checks(stay, id),
    transaction: visits.transactionOf(loaded),
    merchant: ownMerchant(context),
  }),
  decide: ({ payer, insurer }, states) => {
    keptStay(states.stay);
    ensure(payer !== 'bpjs' || insurance(states.merchant).isBpjs, 'queue.bpjs-inactive', {}, 'payer');
    return {
      encounter: changePayer(states.encounter, { payer, insurer }),
      transaction: changeGuarantors(visits.loaded(states.transaction), { payer, insurer }),
    };
  },
});

import * as commands from '@alur/contracts/transaction/commands';
import type { PayerChoice } from '../guarantors.js';
import { priceByPayer, priceSees, priceStreams } from '../../care/payer-prices.js';
import { changePayer } from '../../encounter/decisions.js';
import { encounter, type EncounterState } from '../../encounter/encounter.js';
import { act, type LoadedSoFar, type Targeted } from '../../kernel/act.js';
import { known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { CommandSpec } from '@alur/contracts/kernel/command';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { insurance, merchant, ownMerchant } from '../../merchant/merchant.js';
import type { TransactionState } from '../bill.js';
import type { TransactionEvent } from '../events.js';
import { addGuarantor, changeGuarantor, orderGuarantors, payerOf, removeGuarantor } from '../guarantors.js';
import { after, inTurn } from '../state.js';
import { tellTopUp } from '../top-up.js';
import { billOf, transaction } from '../transaction.js';

const sees = { transaction, encounters: [encounter] as const, merchant, ...priceSees };

const streams = (command: { id: number }, loaded: LoadedSoFar<typeof sees>, context: DecisionContext) => ({
  transaction: writes(transaction, command.id),
  encounters: (known(loaded.transaction)?.encounters ?? []).map(({ encounterId }) => writes(encounter, encounterId)),
  merchant: ownMerchant(context),
  ...priceStreams(loaded.transaction, context),
});

/** The payer as a visit records it; the insurer is the first guarantor. */
const choiceOf = (state: TransactionState): PayerChoice => {
  const { guarantors } = billOf(state);
  const payer = payerOf(guarantors);
  return { payer, insurer: payer === 'insurance' ? (guarantors[0]?.name ?? null) : null };
};

/** A visit that is not over gets the payer of its bill. */
const follow = (visit: EncounterState, { payer, insurer }: PayerChoice) => {
  const goesOn = visit.status === 'arrived' || visit.status === 'in_progress' || visit.status === 'concluded';
  const isSame = visit.status !== 'none' && visit.payer === payer && visit.insurer === insurer;
  return goesOn && !isSame ? changePayer(visit, { payer, insurer }) : [];
};

/** An act on guarantors: if it changes the payer, the charges are re-priced, and the visits are changed too. */
const borneBy = <C extends CommandSpec>(
  command: C,
  decide: (command: Targeted<C>, bill: TransactionState, facility: StateOf<typeof merchant>) => TransactionEvent[],
) =>
  act({
    command,
    sees,
    primary: 'transaction',
    streams,
    decide: (said, states, context) => {
      const events = inTurn(
        states.transaction,
        bill => decide(said, bill, states.merchant),
        bill => priceByPayer(bill, states, context),
        tellTopUp,
      );
      const choice = choiceOf(after(states.transaction, events));
      return { transaction: events, encounters: states.encounters.map(visit => follow(visit, choice)) };
    },
  });

export const guarantorActs = [
  borneBy(commands.addGuarantor, ({ id: _id, ...said }, bill, facility) => {
    ensure(said.kind !== 'bpjs' || insurance(facility).isBpjs, 'queue.bpjs-inactive', {}, 'kind');
    return addGuarantor(bill, said);
  }),
  borneBy(commands.changeGuarantor, ({ id: _id, ...said }, bill) => changeGuarantor(bill, said)),
  borneBy(commands.removeGuarantor, ({ guarantorId }, bill) => removeGuarantor(bill, guarantorId)),
  borneBy(commands.orderGuarantors, ({ guarantorIds }, bill) => orderGuarantors(bill, guarantorIds)),
];
